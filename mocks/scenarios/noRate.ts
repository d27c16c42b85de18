import type { Scenario } from '../cashier/Scenario.ts'

export const noRate: Scenario = {
  title: 'There are no exchange rates for coins.',
  faults: { 'payment-convert-v2': { answer: 'refuse', status: 503, body: { error: 'banking.noRate' } } },
}
