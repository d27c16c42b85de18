import { methodsWithdrawal } from '../api/calls/methodsWithdrawal.ts'
import * as FEATURES from '../features/index.ts'
import type { Cashier } from '../pages/Cashier.ts'
import { errorRow, listRow } from '../routes/startRows.ts'

export const regular: Cashier = {
  routes: [listRow, ...Object.values(FEATURES).flatMap(({ rows }) => rows), errorRow],
  withdrawals: (calls, place) => methodsWithdrawal(calls)(place),
  sellsBoxes: false,
  redeemsCoins: false,
  hasCryptoBonus: true,
}
