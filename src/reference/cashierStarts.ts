import { CASHIER_NAMES, type CashierName } from '../../schemas/cashiers.ts'

interface CashierStart {
  /** The first part of the cashier's paths, which also selects this cashier (ROUTE-12, D-33). */
  readonly root?: string
  /** Code that loads after the start requests the deposit list. */
  readonly hasLaterList?: true
  /**
   * An empty list of deposits is shown, because the player can choose another currency there, which may have methods
   * (ERR-11).
   */
  readonly showsEmptyList?: true
  /** The prefix of the texts that the cashier shows instead of the common ones. */
  readonly texts?: string
}

/** The facts about a cashier that the start needs before the cashier's pages (`src/cashiers`) have loaded. */
export const CASHIER_STARTS: Readonly<Partial<Record<CashierName, CashierStart>>> = {
  sweep: { hasLaterList: true, texts: 'sweepstake.' },
  cryptobalance: { root: '/cryptobalance', showsEmptyList: true },
}

/** The cashier that a path selects; undefined if it selects none. */
export const cashierAt = (pathname: string, basepath: string): CashierName | undefined =>
  CASHIER_NAMES.find((name) => {
    const root = CASHIER_STARTS[name]?.root
    return root && `${pathname}/`.startsWith(`${basepath.replace(/\/$/, '')}${root}/`)
  })
