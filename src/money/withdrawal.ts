import type { WireAmount } from './amount.ts'
import { canonical, compare, type Decimal, decimalOf, fromMinor, isPositive, roundTo, subtract } from './amount.ts'
import type { Limits } from './limits.ts'

/** What is kept of a withdrawal: so much of a hundred, and so much in its currency. */
interface FeeTerms {
  readonly percent?: WireAmount
  readonly fixed?: WireAmount
}

/**
 * The fee of an amount, with exactly `decimals` decimals, rounded up: nobody is promised more than arrives. Undefined
 * where nothing is kept, or a term can't be read.
 */
export function feeOf(amount: string, said: unknown, decimals: number): string | undefined {
  const { percent, fixed } = Object(said) as FeeTerms
  const terms = [percent ?? '0', fixed ?? '0'].map(canonical)
  if (terms.some((term) => term === undefined || compare(term, '0') < 0)) return undefined
  const [share = '0', flat = '0'] = terms
  const [whole, part] = [decimalOf(amount), decimalOf(share)]
  const ofAmount = { units: whole.units * part.units, scale: whole.scale + part.scale + 2n }
  const fee = fromMinor(minorUp(ofAmount, decimals) + minorUp(decimalOf(flat), decimals), decimals)
  return isPositive(fee) ? fee : undefined
}

/** What arrives of an amount once the fee is kept; never less than nothing. */
export function arrivesOf(amount: string, fee: string): string {
  const left = subtract(amount, fee)
  return compare(left, '0') < 0 ? '0' : left
}

/**
 * The limits of a method, and the balance beside them as an upper bound: the lower of the two holds. None of an
 * account that holds less than the least.
 */
export function withinBalance(limits: Limits, balance: string | undefined, decimals: number): Limits {
  if (balance === undefined) return limits
  const most = roundTo(balance, decimals, 'down')
  if (!isPositive(most) || compare(most, limits.min) < 0) return { ...limits, isNone: true }
  return isPositive(limits.max) && compare(limits.max, most) <= 0 ? limits : { ...limits, max: most }
}

/** Minor units, a broken one as a whole one. */
function minorUp({ units, scale }: Decimal, decimals: number): bigint {
  const one = 10n ** scale
  return (units * 10n ** BigInt(decimals) + one - 1n) / one
}
