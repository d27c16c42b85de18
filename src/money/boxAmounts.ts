import type { WireAmount } from './amount.ts'
import { compare, isPositive, readWire, toMinor } from './amount.ts'

/** What a box says of money, as it came from the wire. */
interface Said {
  readonly price: WireAmount
  readonly gold: WireAmount
  readonly sweep: WireAmount
}

/**
 * The amounts of a box as decimal texts. Undefined where its price is no price: not above zero, or finer than its
 * currency, so that what is shown would not be what is charged; or where it doesn't say how many coins are in it, or
 * less than none.
 */
export function boxAmounts({ price, gold, sweep }: Said, decimals: number): Record<keyof Said, string> | undefined {
  const [cost, coins, free] = [price, gold, sweep].map(readWire)
  if (cost === undefined || !isPositive(cost) || toMinor(cost, decimals) === undefined) return undefined
  if (coins === undefined || free === undefined || [coins, free].some((count) => compare(count, '0') < 0))
    return undefined
  return { price: cost, gold: coins, sweep: free }
}
