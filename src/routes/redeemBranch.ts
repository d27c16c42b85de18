import { convert, redeem, redeemCoins } from '../pages/afterList.ts'
import { type RouteMeta, row } from './RouteMeta.ts'
import { withdrawalBranch } from './withdrawalBranch.ts'

const OUT = { transaction: 'withdrawal' } as const

/** Pages shared with regular withdrawals. */
const AFTER_PRESS = ['withdrawalConfirmPage', 'withdrawalCompletePage']

/** The pages for redeeming sweep coins (SWEEP-07, Q-028). */
export const redeemBranch: readonly RouteMeta[] = [
  row('withdrawalListPage', '/withdrawal', redeem, { ...OUT, backRoute: undefined, transition: 'slide-back' }),
  row('sweepstakeWithdrawalCryptoPage', '/withdrawal/crypto', redeemCoins, {
    ...OUT,
    backRoute: 'withdrawalListPage',
    needs: 'group',
  }),
  row('sweepstakeConvertPage', '/withdrawal/crypto/convert', convert, {
    ...OUT,
    backRoute: undefined,
    goesBack: true,
    needs: 'method',
  }),
  ...withdrawalBranch.filter(({ page }) => AFTER_PRESS.includes(page)),
]
