import type { Scenario } from '../cashier/Scenario.ts'

export const storesLate: Scenario = {
  title: 'The response to the first create is lost at once; the deposit is created twenty seconds later.',
  storesAfterMs: 20_000,
  faults: { 'deposit-create': { answer: 'reset', times: 1 } },
}
