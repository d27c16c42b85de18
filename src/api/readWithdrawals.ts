import type { MethodsWithdrawalAnswer } from '../../schemas/calls/methodsWithdrawal.ts'
import type { MethodList } from './readMethodList.ts'
import { readMethods } from './readMethods.ts'

/** Reads the withdrawal methods and the balances. */
export const readWithdrawals = (
  call: string,
  { methods, balances }: MethodsWithdrawalAnswer,
  invalid: readonly string[],
): MethodList => ({
  ...readMethods(call, methods, invalid),
  initCurrencies: { fiat: 'USD', crypto: 'USDT' },
  isDirectGeo: false,
  balances,
})
