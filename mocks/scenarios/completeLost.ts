import type { Scenario } from '../cashier/Scenario.ts'

export const completeLost: Scenario = {
  title: 'The first two answers to "paid" are lost; the cashier has heard them.',
  trouble: { 'deposit-complete': { answer: 'reset', times: 2 } },
}
