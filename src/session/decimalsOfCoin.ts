import { currencyOf } from '../reference/currencyTable.ts'
import type { SessionStore } from './SessionStore.ts'

/** The decimal places of a currency that may be a coin: a code that our tables lack counts as a coin (CUR-07). */
export const decimalsOfCoin = (code: string, session: Pick<SessionStore, 'decimalsOf'>): number =>
  currencyOf(code) === undefined ? session.decimalsOf(code, true) : session.decimalsOf(code)
