import type { Scenario } from '../cashier/Scenario.ts'

export const statusUnknown: Scenario = {
  title: 'The status of the deposit is an unknown word.',
  answers: { 'deposit-status': (body) => ({ ...body, status: 'PARTIALLY_PAID', extra: { a: [1] } }) },
}
