import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createWithdrawalFeature } from './createWithdrawalFeature.ts'

const code = lazyModule(() => import('./withdrawalPages.ts'))
const withdrawalForm = lazyPage('withdrawal.redirect', code, 'withdrawalForm')

const WITHDRAWAL_ROW = {
  transaction: 'withdrawal',
  backRoute: 'withdrawalListPage',
} as const satisfies Partial<RouteMeta>
const AFTER_CREATE = { ...WITHDRAWAL_ROW, followsCreate: () => true } as const

/** The pages of a withdrawal after its method list (ROUTE-41 to 47). */
export const withdrawal = defineFeature({
  name: 'withdrawal',
  create: createWithdrawalFeature,
  pages: [
    ['withdrawalRedirectPage', '/withdrawal/redirect', withdrawalForm, { ...WITHDRAWAL_ROW, needs: 'method' }],
    [
      'withdrawalNigerianBanksPage',
      '/withdrawal/nigerian-banks',
      lazyPage('withdrawal.banks', code, 'banks'),
      { ...WITHDRAWAL_ROW, needs: 'method' },
    ],
    [
      'withdrawalGroupBasePage',
      '/withdrawal/group/redirect',
      withdrawalForm,
      { ...WITHDRAWAL_ROW, backRoute: 'withdrawalGroupListPage', needs: 'method' },
    ],
    ['withdrawalConfirmPage', '/withdrawal/confirm', lazyPage('withdrawal.confirm', code, 'confirm'), AFTER_CREATE],
    [
      'withdrawalCompletePage',
      '/withdrawal/complete',
      lazyPage('withdrawal.complete', code, 'withdrawalComplete'),
      AFTER_CREATE,
    ],
  ],
})
