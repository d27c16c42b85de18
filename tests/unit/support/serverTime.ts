import type { LedgerTime } from '../../../src/payments/ledger.ts'

/** The time of a ledger, known from the server. */
export const serverTime = (now: () => number): LedgerTime => ({ now, isServerTime: () => true })
