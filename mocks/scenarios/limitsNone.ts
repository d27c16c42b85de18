import type { Scenario } from '../cashier/Scenario.ts'

export const limitsNone: Scenario = {
  title: 'Of limits in the currency of the player the server says nothing.',
  answers: { 'deposit-limits': () => ({}) },
}
