import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createDepositFeature } from './createDepositFeature.ts'
import { complete } from './pages/complete.ts'
import { p2pBase, redirect } from './pages/redirect.ts'

const cash = lazyPage(
  'deposit.cash',
  lazyModule(() => import('./pages/cash.ts')),
  'cash',
)

export const deposit = defineFeature({
  name: 'deposit',
  create: createDepositFeature,
  pages: [
    ['depositRedirectPage', '/deposit/redirect', redirect, { needs: 'method' }],
    [
      'depositGroupBasePage',
      '/deposit/group/redirect',
      redirect,
      { backRoute: 'depositGroupListPage', needs: 'method' },
    ],
    ['depositCashPage', '/deposit/cash', cash, { needs: 'method' }],
    ['depositIndiaPage', '/deposit/india', redirect, { needs: 'method' }],
    ['depositPeerToPeerBasePage', '/deposit/peer-to-peer/base', p2pBase, { needs: 'method' }],
    ['depositCompletePage', '/deposit/complete', complete],
  ],
})
