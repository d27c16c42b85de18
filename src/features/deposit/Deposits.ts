import type { CreateDeposit } from './CreateNeed.ts'
import type { KnownDeposit } from './knownDeposit.ts'

/** The state and actions of deposits that outlive their pages. */
export interface Deposits {
  readonly creating: CreateDeposit
  readonly known: KnownDeposit
}
