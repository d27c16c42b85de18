import type { WireAmount } from './amount.ts'
import { compare, isPositive, toMinor } from './amount.ts'
import { readSum } from './readSum.ts'

/** The amounts of a box as the server sent them. */
interface Said {
  readonly price: WireAmount
  readonly gold: WireAmount
  readonly sweep: WireAmount
}

/**
 * The amounts of a box as decimal texts. Undefined if the price is not positive, if it is not a whole number of minor
 * units (the charge would differ from the shown price), or if a number of coins is missing or negative.
 */
export function boxAmounts({ price, gold, sweep }: Said, decimals: number): Record<keyof Said, string> | undefined {
  const [cost, coins, free] = [price, gold, sweep].map(readSum)
  if (cost === undefined || !isPositive(cost) || toMinor(cost, decimals) === undefined) return undefined
  if (coins === undefined || free === undefined || [coins, free].some((count) => compare(count, '0') < 0))
    return undefined
  return { price: cost, gold: coins, sweep: free }
}
