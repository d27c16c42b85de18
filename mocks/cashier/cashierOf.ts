import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import { type MethodCashier, PLAIN_CASHIER } from '../../fixtures/MethodCashier.ts'

/** The cashier's behaviour for a method: the `cashier.json` of its folder, or else the default. */
export const cashierOf = (method: string): MethodCashier =>
  METHOD_FOLDERS.find(({ name }) => name === method)?.cashier ?? PLAIN_CASHIER
