import type { OlderDeposit } from '../cashier/Scenario.ts'

const DAY_MS = 86_400_000

/** A deposit that the player began yesterday and never paid, of the methods with which the journeys and the tests pay. */
export const YESTERDAY: readonly OlderDeposit[] = ['mercado_pago', 'airtm'].map((method) => ({
  method,
  amount: '100.00',
  currency: 'MXN',
  country: 'MX',
  agoMs: DAY_MS,
}))
