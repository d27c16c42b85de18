import type { Scenario } from '../cashier/Scenario.ts'

export const offersExpire: Scenario = {
  title: "The providers' offers expire after a minute.",
  answers: {
    'deposit-create': ({ apiResponse, ...body }) => ({
      ...body,
      apiResponse: { ...Object(apiResponse), timeout_minutes: 1 },
    }),
  },
}
