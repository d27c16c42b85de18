import type { Scenario } from '../cashier/Scenario.ts'

export const addressMissing: Scenario = {
  title: 'A deposit of coins is made, and nobody says where to send them.',
  answers: { 'deposit-create': ({ depositAddress: _, ...body }) => body },
}
