import type { Scenario } from '../cashier/Scenario.ts'

export const anotherAmount: Scenario = {
  title: 'A peer-to-peer deposit is created with a different amount than requested.',
  answers: { 'deposit-create-p2p': (body) => ({ ...body, payment_amount: '1503.27' }) },
}
