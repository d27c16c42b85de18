import { convert, redeem, redeemCoins } from '../pages/afterList.ts'
import { type RouteMeta, row } from './RouteMeta.ts'
import { withdrawalBranch } from './withdrawalBranch.ts'

const OUT = { transaction: 'withdrawal' } as const

/** What comes after the press is the same for every withdrawal. */
const AFTER_PRESS = ['withdrawalConfirmPage', 'withdrawalCompletePage']

/** The pages on which sweep coins are redeemed (SWEEP-07, Q-028). */
export const redeemBranch: readonly RouteMeta[] = [
  row('withdrawalListPage', '/withdrawal', redeem, { ...OUT, backRoute: undefined, transition: 'slide-back' }),
  row('sweepstakeWithdrawalCryptoPage', '/withdrawal/crypto', redeemCoins, {
    ...{ ...OUT, backRoute: 'withdrawalListPage', needs: 'group' },
  }),
  row('sweepstakeConvertPage', '/withdrawal/crypto/convert', convert, {
    ...{ ...OUT, backRoute: undefined, goesBack: true, needs: 'method' },
  }),
  ...withdrawalBranch.filter(({ page }) => AFTER_PRESS.includes(page)),
]
