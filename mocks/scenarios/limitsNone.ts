import type { Scenario } from '../cashier/Scenario.ts'

export const limitsNone: Scenario = {
  title: "The server sends no limits in the player's currency.",
  answers: { 'deposit-limits': () => ({}) },
}
