import type { Scenario } from '../cashier/Scenario.ts'

export const tokenExpired: Scenario = {
  title: 'The session of the player has ended: every call answers 401.',
  trouble: {
    '*': { answer: 'refuse', status: 401, body: { code: 'auth.tokenExpired', message: 'Token expired' } },
  },
}
