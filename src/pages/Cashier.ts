import type { CashierTraits } from '../services/CashierTraits.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** A type of cashier. What the start must know of it is in `reference/cashierStarts.ts`. */
export interface Cashier extends CashierTraits {
  /** All its pages, with their addresses and titles; the first is the start page. Other addresses are unknown. */
  readonly routes: readonly RouteMeta[]
}
