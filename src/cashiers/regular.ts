import { methodsWithdrawal } from '../api/calls/methodsWithdrawal.ts'
import { empty, region } from '../pages/afterList.ts'
import { depositBranch } from '../routes/depositBranch.ts'
import { row } from '../routes/RouteMeta.ts'
import { errorRow, listRow } from '../routes/startRows.ts'
import { withdrawalBranch } from '../routes/withdrawalBranch.ts'
import type { Cashier } from './Cashier.ts'

export const emptyRow = row('emptyPage', '/empty', empty, { backRoute: undefined, isShared: true })

export const regular: Cashier = {
  routes: [
    listRow,
    ...depositBranch,
    ...withdrawalBranch,
    emptyRow,
    row('emptyRegionPage', '/empty/region', region, { backRoute: 'emptyPage', isShared: true }),
    errorRow,
  ],
  withdrawals: (wire, place) => methodsWithdrawal(wire)(place),
  sellsBoxes: false,
  redeemsCoins: false,
  hasCryptoBonus: true,
}
