import type { Scenario } from '../cashier/Scenario.ts'

export const offersNone: Scenario = {
  title: 'No provider makes an offer.',
  answers: {
    'deposit-create': ({ apiResponse, ...body }) => ({
      ...body,
      apiResponse: { ...Object(apiResponse), paymentMethodOffers: [] },
    }),
  },
}
