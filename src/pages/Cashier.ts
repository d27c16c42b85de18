import type { CashierTraits } from '../services/CashierTraits.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** A type of cashier. The data that the start needs is in `reference/cashierStarts.ts`. */
export interface Cashier extends CashierTraits {
  /** All pages of the cashier, with their paths and titles; the first is the start page. No other paths exist. */
  readonly routes: readonly RouteMeta[]
}
