import type { Scenario } from '../cashier/Scenario.ts'

export const offersOdd: Scenario = {
  title: "Some of the providers' offers lack an amount or a provider.",
  answers: {
    'deposit-create': ({ apiResponse, ...body }) => {
      const { paymentMethodOffers = [], ...api } = Object(apiResponse)
      const odd = [{ method: 'silent' }, { amount: '99' }, null, { method: 'wordy', amount: 'plenty' }]
      return { ...body, apiResponse: { ...api, paymentMethodOffers: [...odd, ...paymentMethodOffers] } }
    },
  },
}
