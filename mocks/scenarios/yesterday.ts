import type { OlderDeposit } from '../cashier/Scenario.ts'

const DAY_MS = 86_400_000

/** Deposits that the player began yesterday and never paid, with the methods that the tests use. */
export const YESTERDAY: readonly OlderDeposit[] = ['mercado_pago', 'airtm'].map((method) => ({
  method,
  amount: '100.00',
  currency: 'MXN',
  country: 'MX',
  agoMs: DAY_MS,
}))
