import { methodsWithdrawalV4 } from '../api/calls/methodsWithdrawalV4.ts'
import type { RouteMeta } from '../routes/RouteMeta.ts'
import { redeemBranch } from '../routes/redeemBranch.ts'
import { errorRow } from '../routes/startRows.ts'
import { sweepstakeBranch } from '../routes/sweepstakeBranch.ts'
import type { Cashier } from './Cashier.ts'
import { emptyRow } from './regular.ts'

/** The sweepstake variant of a row: own route name and title, same `page` for navigation (ROUTE-52, HDR-03, HDR-04). */
const inSweepstake = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: row.page.startsWith('sweepstake')
    ? row.page
    : `sweepstake${row.page.charAt(0).toUpperCase()}${row.page.slice(1)}`,
  title: (transaction) => `sweepstake.${transaction}.${row.page.endsWith('CompletePage') ? 'complete' : 'v2'}.title`,
})

export const sweepstake: Cashier = {
  routes: [...sweepstakeBranch, ...redeemBranch, emptyRow, errorRow].map(inSweepstake),
  withdrawals: (wire, { currency }) => methodsWithdrawalV4(wire)({ currency }),
  sellsBoxes: true,
  redeemsCoins: true,
  hasCryptoBonus: false,
}
