import { type Decimal, decimalOf, fromMinor, isPositive } from './amount.ts'

/** Fewer digits would make different offers look alike. */
const LEAST_DIGITS = 5
const MOST_DECIMALS = 8

/**
 * The price of one unit of the received currency, in the paid one: `paid` / `gets`, rounded up so that an offer never
 * looks cheaper than it is. At least five significant digits, and at least the decimals of the paid currency. Undefined
 * if an amount is not positive.
 */
export function priceOf(paid: string, gets: string, decimals: number): string | undefined {
  if (!isPositive(paid) || !isPositive(gets)) return undefined
  const [cost, gain] = [decimalOf(paid), decimalOf(gets)]
  for (let places = decimals; places < MOST_DECIMALS; places++) {
    const units = quotient(cost, gain, places)
    if (`${units}`.length >= LEAST_DIGITS) return fromMinor(units, places)
  }
  return fromMinor(quotient(cost, gain, MOST_DECIMALS), MOST_DECIMALS)
}

function quotient(cost: Decimal, gain: Decimal, places: number): bigint {
  const above = cost.units * 10n ** (gain.scale + BigInt(places))
  const below = gain.units * 10n ** cost.scale
  return (above + below - 1n) / below
}
