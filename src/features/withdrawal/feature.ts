import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createWithdrawalFeature } from './createWithdrawalFeature.ts'

const code = lazyModule(() => import('./withdrawalPages.ts'))
const withdrawalForm = lazyPage('withdrawal.redirect', code, 'withdrawalForm')

const OUT = { transaction: 'withdrawal', backRoute: 'withdrawalListPage' } as const satisfies Partial<RouteMeta>
const AFTER = { ...OUT, followsCreate: () => true } as const

/** The pages of a withdrawal after its method list (ROUTE-41 to 47). */
export const withdrawal = defineFeature({
  name: 'withdrawal',
  create: createWithdrawalFeature,
  pages: [
    ['withdrawalRedirectPage', '/withdrawal/redirect', withdrawalForm, { ...OUT, needs: 'method' }],
    [
      'withdrawalNigerianBanksPage',
      '/withdrawal/nigerian-banks',
      lazyPage('withdrawal.banks', code, 'banks'),
      { ...OUT, needs: 'method' },
    ],
    [
      'withdrawalGroupBasePage',
      '/withdrawal/group/redirect',
      withdrawalForm,
      { ...OUT, backRoute: 'withdrawalGroupListPage', needs: 'method' },
    ],
    ['withdrawalConfirmPage', '/withdrawal/confirm', lazyPage('withdrawal.confirm', code, 'confirm'), AFTER],
    [
      'withdrawalCompletePage',
      '/withdrawal/complete',
      lazyPage('withdrawal.complete', code, 'withdrawalComplete'),
      AFTER,
    ],
  ],
})
