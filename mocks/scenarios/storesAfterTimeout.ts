import type { Scenario } from '../cashier/Scenario.ts'

// The widget aborts a call after 30 s (spec section 9).
export const storesAfterTimeout: Scenario = {
  title: 'The first create gets no response; the deposit is created after 34 seconds, when the widget has given up.',
  storesAfterMs: 34_000,
  faults: { 'deposit-create': { answer: 'hang', isStored: true, times: 1 } },
}
