import type { MethodsWithdrawalAnswer } from '../../schemas/calls/methodsWithdrawal.ts'
import type { Account } from '../model/withdrawal.ts'
import type { MethodList } from './readMethodList.ts'
import { readMethods } from './readMethods.ts'
import { plainAmount } from './readWithdrawal.ts'

/** What is paid out by, and what lies on the accounts. */
export const readWithdrawals = (
  call: string,
  { methods, balances }: MethodsWithdrawalAnswer,
  odd: readonly string[],
): MethodList => ({
  ...readMethods(call, methods, odd),
  initCurrencies: { fiat: 'USD', crypto: 'USDT' },
  isDirectGeo: false,
  balances: balancesOf(balances ?? {}),
})

/** One that is no amount is not known: it bounds nothing, and is not shown. */
function balancesOf(said: NonNullable<MethodsWithdrawalAnswer['balances']>): Partial<Record<Account, string>> {
  const [main, additional] = [plainAmount(said.main), plainAmount(said.additional)]
  return { ...(main !== undefined && { main }), ...(additional !== undefined && { additional }) }
}
