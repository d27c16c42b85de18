import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { isCreatedByUsualCall } from '../../reference/isCreatedByUsualCall.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import { createOnrampFeature } from './createOnrampFeature.ts'

const code = lazyModule(() => import('./onrampPages.ts'))

export const onramp = defineFeature({
  name: 'onramp',
  create: createOnrampFeature,
  pages: [
    [
      'depositOnrampPage',
      '/deposit/onramp',
      lazyPage('deposit.onramp', code, 'onramp'),
      { needs: 'method', fits: (method) => traitsOf(method).choosesCurrency === true },
    ],
    [
      'depositOnrampOfferListPage',
      '/deposit/onramp/offer-list',
      lazyPage('deposit.offers', code, 'offers'),
      { needs: 'invoice', followsCreate: isCreatedByUsualCall, backRoute: 'depositOnrampPage' },
    ],
  ],
})
