import * as FEATURES from '../features/index.ts'
import type { Cashier } from '../pages/Cashier.ts'
import type { CashierName } from '../reference/cashierStarts.ts'
import { cryptoBalance } from './cryptoBalance.ts'
import { regular } from './regular.ts'

const ADDED: Readonly<Partial<Record<CashierName, Cashier>>> = Object.fromEntries(
  Object.values(FEATURES).flatMap(({ cashier }) =>
    cashier === undefined ? [] : [[cashier.name, cashier.of(regular.routes)]],
  ),
)

/** The types of cashier: the built-in ones, and those that features add. Without its feature, one is a regular cashier. */
export const CASHIERS: Readonly<Record<CashierName, Cashier>> = {
  main: regular,
  cryptobalance: cryptoBalance,
  sweep: ADDED.sweep ?? regular,
}
