import { coinsPage } from '../../pages/coinsPage.ts'
import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { isCreatedByUsualCall } from '../../reference/isCreatedByUsualCall.ts'
import { createCryptoFeature } from './createCryptoFeature.ts'

const code = lazyModule(() => import('./cryptoPages.ts'))

/** The crypto tab, which only the crypto-balance cashier has. */
export const cryptoTab = lazyPage('cryptobalance.crypto', code, 'cryptoTab')

export const crypto = defineFeature({
  name: 'crypto',
  create: createCryptoFeature,
  pages: [
    ['depositCryptoListPage', '/deposit/crypto', coinsPage('depositCryptoAddressPage'), { needs: 'group' }],
    [
      'depositCryptoAddressPage',
      '/deposit/crypto/address',
      lazyPage('deposit.crypto', code, 'cryptoAddress'),
      { backRoute: undefined, goesBack: true, needs: 'method', followsCreate: isCreatedByUsualCall },
    ],
  ],
})
