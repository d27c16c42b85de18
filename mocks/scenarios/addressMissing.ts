import type { Scenario } from '../cashier/Scenario.ts'

export const addressMissing: Scenario = {
  title: 'A crypto deposit is created, but the response has no address.',
  answers: { 'deposit-create': ({ depositAddress: _, ...body }) => body },
}
