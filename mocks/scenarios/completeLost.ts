import type { Scenario } from '../cashier/Scenario.ts'

export const completeLost: Scenario = {
  title: 'The responses to the first two "paid" requests are lost; the cashier has processed them.',
  faults: { 'deposit-complete': { answer: 'reset', times: 2 } },
}
