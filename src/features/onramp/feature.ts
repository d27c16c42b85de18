import { defineFeature } from '../../pages/Feature.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import { createOnrampFeature } from './createOnrampFeature.ts'
import { offers } from './pages/offers.ts'
import { onramp as onrampForm } from './pages/onramp.ts'

export const onramp = defineFeature({
  name: 'onramp',
  create: createOnrampFeature,
  pages: [
    [
      'depositOnrampPage',
      '/deposit/onramp',
      onrampForm,
      { needs: 'method', fits: (method) => traitsOf(method).choosesCurrency === true },
    ],
    [
      'depositOnrampOfferListPage',
      '/deposit/onramp/offer-list',
      offers,
      { needs: 'invoice', backRoute: 'depositOnrampPage' },
    ],
  ],
})
