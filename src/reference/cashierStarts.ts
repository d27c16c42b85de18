interface CashierStart {
  /** The first part of its addresses, which also selects it (ROUTE-12, D-33). */
  readonly root?: string
  /** Its deposit list is requested by code that loads after the start. */
  readonly hasLaterList?: true
  /** A list without methods is shown: another currency may have methods, and the page offers the choice (ERR-11). */
  readonly showsEmptyList?: true
}

export type CashierName = 'main' | 'sweep' | 'cryptobalance'

export const DEFAULT_CASHIER: CashierName = 'main'

/** The types of cashier, and what the start must know before their pages have loaded (`src/cashiers`). */
export const CASHIER_STARTS: Readonly<Record<CashierName, CashierStart>> = {
  main: {},
  sweep: { hasLaterList: true },
  cryptobalance: { root: '/cryptobalance', showsEmptyList: true },
}

export const CASHIER_NAMES = Object.keys(CASHIER_STARTS) as readonly CashierName[]

/** The cashier that an address selects. */
export const cashierAt = (pathname: string, basepath: string): CashierName | undefined =>
  CASHIER_NAMES.find((name) => {
    const { root } = CASHIER_STARTS[name]
    return root && `${pathname}/`.startsWith(`${basepath.replace(/\/$/, '')}${root}/`)
  })
