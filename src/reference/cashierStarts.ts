import { CASHIER_NAMES, type CashierName } from '../../schemas/cashiers.ts'

interface CashierStart {
  /** The first part of its addresses, which also selects it (ROUTE-12, D-33). */
  readonly root?: string
  /** Its deposit list is requested by code that loads after the start. */
  readonly hasLaterList?: true
  /** A list without methods is shown: another currency may have methods, and the page offers the choice (ERR-11). */
  readonly showsEmptyList?: true
}

/** What the start must know of a cashier before its pages have loaded (`src/cashiers`), if anything. */
export const CASHIER_STARTS: Readonly<Partial<Record<CashierName, CashierStart>>> = {
  sweep: { hasLaterList: true },
  cryptobalance: { root: '/cryptobalance', showsEmptyList: true },
}

/** The cashier that an address selects. */
export const cashierAt = (pathname: string, basepath: string): CashierName | undefined =>
  CASHIER_NAMES.find((name) => {
    const root = CASHIER_STARTS[name]?.root
    return root && `${pathname}/`.startsWith(`${basepath.replace(/\/$/, '')}${root}/`)
  })
