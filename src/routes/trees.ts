import { depositBranch } from './depositBranch.ts'
import { empty, error, later, region } from './pageRefs.ts'
import { type RouteMeta, row } from './RouteMeta.ts'

// Whole parts of the product that this build lacks: said so, never the deposit list instead.
const LATER = { mode: 'any', backRoute: undefined } as const

/** The regular cashier. */
export const regular: readonly RouteMeta[] = [
  ...depositBranch,
  row('withdrawalLaterPage', '/withdrawal', later, { ...LATER, transaction: 'withdrawal' }),
  row('emptyPage', '/empty', empty, { backRoute: undefined }),
  row('emptyRegionPage', '/empty/region', region, { backRoute: 'emptyPage' }),
]

/** The crypto-balance cashier. */
export const cryptoBalance: readonly RouteMeta[] = [
  row('cryptoBalanceLaterPage', '/cryptobalance', later, { ...LATER, isCryptoBalance: true }),
]

/** The sweepstake cashier. */
export const sweepstake: readonly RouteMeta[] = [row('sweepstakeLaterPage', '/sweepstake', later, LATER)]

/** What stands in every mode. */
export const everywhere: readonly RouteMeta[] = [
  row('errorPage', '/error', error, { mode: 'any', backRoute: undefined }),
]
