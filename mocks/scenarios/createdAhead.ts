import type { Scenario } from '../cashier/Scenario.ts'

export const createdAhead: Scenario = {
  title: 'A peer-to-peer deposit is dated by a clock that is an hour ahead.',
  answers: {
    'deposit-create-p2p': (body) => ({
      ...body,
      created: new Date(Date.parse(String(body.created)) + 3_600_000).toISOString(),
    }),
  },
}
