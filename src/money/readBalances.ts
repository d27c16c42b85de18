import { ACCOUNTS } from '../../schemas/calls/withdrawal.ts'
import { type Bound, firstOf, readBalance, UNREAD } from './readBound.ts'

/** What can be withdrawn, by account, as decimal texts; null where the server has said something that nobody can read. */
export type Balances = Readonly<Partial<Record<(typeof ACCOUNTS)[number], string | typeof UNREAD>>>

/** One that can't be read stays known as such: it must not count as "no balance said", which bounds nothing (W3). */
export function readBalances(said: unknown): Balances {
  const table = firstOf(said)
  if (table === undefined || table === null) return {}
  const of = (account: string): Bound =>
    typeof table === 'object' ? readBalance((table as Readonly<Record<string, unknown>>)[account]) : UNREAD
  return Object.fromEntries(ACCOUNTS.flatMap((account) => (of(account) === undefined ? [] : [[account, of(account)]])))
}
