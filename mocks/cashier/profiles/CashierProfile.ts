import type { CashierCall } from '../CashierCall.ts'
import type { DepositNews } from '../createCashier.ts'

/**
 * How one make of server writes what the mock cashier means. The cashier itself speaks the conventions of the fixtures;
 * a profile translates at the wire, so that every story can run against a server that shares none of them.
 */
export interface CashierProfile {
  /** A request in the terms of the fixtures. */
  readonly readCall: (call: CashierCall) => CashierCall
  /** The body of a successful answer, as this server writes it. */
  readonly writeAnswer: (call: string, body: unknown) => unknown
  readonly writeNews: (news: DepositNews) => unknown
}
