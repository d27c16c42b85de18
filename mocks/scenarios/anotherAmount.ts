import type { Scenario } from '../cashier/Scenario.ts'

export const anotherAmount: Scenario = {
  title: 'A peer-to-peer deposit comes with another amount than was asked for.',
  answers: { 'deposit-create-p2p': (body) => ({ ...body, payment_amount: '1503.27' }) },
}
