import { coinsPage } from '../../pages/coinsPage.ts'
import { defineFeature } from '../../pages/Feature.ts'
import { createCryptoFeature } from './createCryptoFeature.ts'
import { cryptoAddress } from './pages/cryptoAddress.ts'

export const crypto = defineFeature({
  name: 'crypto',
  create: createCryptoFeature,
  pages: [
    ['depositCryptoListPage', '/deposit/crypto', coinsPage('depositCryptoAddressPage'), { needs: 'group' }],
    [
      'depositCryptoAddressPage',
      '/deposit/crypto/address',
      cryptoAddress,
      { backRoute: undefined, goesBack: true, needs: 'method' },
    ],
  ],
})
