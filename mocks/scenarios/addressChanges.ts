import type { Scenario } from '../cashier/Scenario.ts'

export const addressChanges: Scenario = {
  title: 'Each deposit of coins has an address of its own.',
  answers: {
    'deposit-create': (body) =>
      typeof body.depositAddress === 'string'
        ? { ...body, depositAddress: `${body.depositAddress.slice(0, -4)}${String(body.depositId).slice(-4)}` }
        : body,
  },
}
