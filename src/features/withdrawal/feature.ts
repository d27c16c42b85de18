import { defineFeature } from '../../pages/Feature.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { createWithdrawalFeature } from './createWithdrawalFeature.ts'
import { banks } from './pages/banks.ts'
import { withdrawalComplete } from './pages/complete.ts'
import { confirm } from './pages/confirm.ts'
import { withdrawalForm } from './pages/form.ts'

const OUT = { transaction: 'withdrawal', backRoute: 'withdrawalListPage' } as const satisfies Partial<RouteMeta>

/** The pages of a withdrawal after its method list (ROUTE-41 to 47). */
export const withdrawal = defineFeature({
  name: 'withdrawal',
  create: createWithdrawalFeature,
  pages: [
    ['withdrawalRedirectPage', '/withdrawal/redirect', withdrawalForm, { ...OUT, needs: 'method' }],
    ['withdrawalNigerianBanksPage', '/withdrawal/nigerian-banks', banks, { ...OUT, needs: 'method' }],
    [
      'withdrawalGroupBasePage',
      '/withdrawal/group/redirect',
      withdrawalForm,
      { ...OUT, backRoute: 'withdrawalGroupListPage', needs: 'method' },
    ],
    ['withdrawalConfirmPage', '/withdrawal/confirm', confirm, OUT],
    ['withdrawalCompletePage', '/withdrawal/complete', withdrawalComplete, OUT],
  ],
})
