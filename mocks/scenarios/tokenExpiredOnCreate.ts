import type { Scenario } from '../cashier/Scenario.ts'

export const tokenExpiredOnCreate: Scenario = {
  title: "The player's session ends while the form is filled in.",
  faults: {
    'deposit-create': {
      times: 1,
      answer: 'refuse',
      status: 401,
      body: { code: 'auth.tokenExpired', message: 'Token expired' },
    },
  },
}
