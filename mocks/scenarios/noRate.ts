import type { Scenario } from '../cashier/Scenario.ts'

export const noRate: Scenario = {
  title: 'Nobody knows what coins are worth.',
  trouble: { 'payment-convert-v2': { answer: 'refuse', status: 503, body: { error: 'banking.noRate' } } },
}
