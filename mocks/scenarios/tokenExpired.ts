import type { Scenario } from '../cashier/Scenario.ts'

export const tokenExpired: Scenario = {
  title: "The player's session has ended: every call is answered with 401.",
  faults: {
    '*': { answer: 'refuse', status: 401, body: { code: 'auth.tokenExpired', message: 'Token expired' } },
  },
}
