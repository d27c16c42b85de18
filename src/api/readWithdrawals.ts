import type { MethodsWithdrawalAnswer } from '../../schemas/calls/methodsWithdrawal.ts'
import type { MethodList } from './readMethodList.ts'
import { readMethods } from './readMethods.ts'

/** Reads the withdrawal methods and the balances. */
export const readWithdrawals = (
  call: string,
  { methods, balances }: MethodsWithdrawalAnswer,
  odd: readonly string[],
): MethodList => ({
  ...readMethods(call, methods, odd),
  initCurrencies: { fiat: 'USD', crypto: 'USDT' },
  isDirectGeo: false,
  balances,
})
