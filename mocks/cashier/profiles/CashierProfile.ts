import type { CashierCall } from '../CashierCall.ts'
import type { DepositPush } from '../createCashier.ts'

/**
 * Translates between the conventions of the fixtures, which the mock cashier uses, and those of another server. With a
 * profile, every test can run against a server that shares none of our conventions.
 */
export interface CashierProfile {
  /** Translates a request into the conventions of the fixtures. */
  readonly readCall: (call: CashierCall) => CashierCall
  /** Translates the body of a successful answer into the conventions of this server. */
  readonly writeAnswer: (call: string, body: unknown) => unknown
  readonly writePush: (news: DepositPush) => unknown
}
