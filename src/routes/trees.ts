import { cryptoTab, empty, region } from '../pages/afterList.ts'
import { depositBranch } from './depositBranch.ts'
import { inCryptoBalance } from './inCryptoBalance.ts'
import { inSweepstake } from './inSweepstake.ts'
import { type RouteMeta, row } from './RouteMeta.ts'
import { redeemBranch } from './redeemBranch.ts'
import { errorRow, listRow, type Mode } from './startRows.ts'
import { sweepstakeBranch } from './sweepstakeBranch.ts'
import { withdrawalBranch } from './withdrawalBranch.ts'

const emptyRow = row('emptyPage', '/empty', empty, { backRoute: undefined, isShared: true })

const regular: readonly RouteMeta[] = [
  listRow,
  ...depositBranch,
  ...withdrawalBranch,
  emptyRow,
  row('emptyRegionPage', '/empty/region', region, { backRoute: 'emptyPage', isShared: true }),
  errorRow,
]

/** All pages of each mode; the first is the start page. Addresses of other trees are unknown. */
export const TREES: Readonly<Record<Mode, readonly RouteMeta[]>> = {
  main: regular,
  cryptobalance: [
    ...regular.map(inCryptoBalance),
    row('cryptoBalanceCryptoDepositPage', '/cryptobalance/deposit/crypto', cryptoTab, {
      ...{ isCryptoBalance: true, haveCryptoBalanceTabsShown: true },
    }),
  ],
  sweep: [...sweepstakeBranch, ...redeemBranch, emptyRow, errorRow].map(inSweepstake),
}
