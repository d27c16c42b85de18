import type { Scenario } from '../cashier/Scenario.ts'

export const offersExpire: Scenario = {
  title: 'The offers of providers hold for a minute.',
  answers: {
    'deposit-create': ({ apiResponse, ...body }) => ({
      ...body,
      apiResponse: { ...Object(apiResponse), timeout_minutes: 1 },
    }),
  },
}
