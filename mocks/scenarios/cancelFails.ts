import type { Scenario } from '../cashier/Scenario.ts'

export const cancelFails: Scenario = {
  title: 'A deposit can not be cancelled.',
  faults: { 'deposit-cancel': { answer: 'refuse', status: 500, body: { code: 'internal', message: 'No.' } } },
}
