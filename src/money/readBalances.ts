import { ACCOUNTS } from '../../schemas/calls/withdrawal.ts'
import { type Bound, firstOf, readBalance, UNREAD } from './readBound.ts'

/** The withdrawable balance of each account, as a decimal text; UNREAD when the server's value is unreadable. */
export type Balances = Readonly<Partial<Record<(typeof ACCOUNTS)[number], string | typeof UNREAD>>>

/**
 * An unreadable balance is returned as UNREAD: as "no balance" it would mean no bound (W3). So are all balances in a
 * list of accounts, which is no table by account.
 */
export function readBalances(raw: unknown): Balances {
  const table = firstOf(raw)
  if (table === undefined || table === null) return {}
  const byAccount = Object(table) as Readonly<Record<string, unknown>>
  const isTable = typeof table === 'object' && !isAccount(table) && !Object.values(table).some(isAccount)
  const of = (account: string): Bound => (isTable ? readBalance(byAccount[account]) : UNREAD)
  return Object.fromEntries(ACCOUNTS.flatMap((account) => (of(account) === undefined ? [] : [[account, of(account)]])))
}

/** Whether the value is one account with its balance, as in a list of accounts. */
const isAccount = (value: unknown): boolean => typeof value === 'object' && value !== null && 'account' in value
