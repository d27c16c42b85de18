import { CASHIER_NAMES, type CashierName } from '../../schemas/cashiers.ts'
import * as FEATURES from '../features/index.ts'
import type { Cashier } from '../pages/Cashier.ts'
import { cryptoBalance } from './cryptoBalance.ts'
import { regular } from './regular.ts'

const ADDED: Readonly<Partial<Record<CashierName, Cashier>>> = Object.fromEntries(
  Object.values(FEATURES).flatMap(({ cashier }) =>
    cashier === undefined ? [] : [[cashier.name, cashier.of(regular.routes)]],
  ),
)

const BUILT_IN: Readonly<Partial<Record<CashierName, Cashier>>> = { main: regular, cryptobalance: cryptoBalance }

/**
 * The types of cashier: built-in types, and types that features add. If the feature of a type was removed, that type is
 * a regular cashier.
 */
export const CASHIERS = Object.fromEntries(
  CASHIER_NAMES.map((name) => [name, BUILT_IN[name] ?? ADDED[name] ?? regular]),
) as Readonly<Record<CashierName, Cashier>>
