import type { WireAmount } from './amount.ts'
import { isPositive, readWire, toMinor } from './amount.ts'

/** What a box says of money, as it came from the wire. */
interface Said {
  readonly price: WireAmount
  readonly gold: WireAmount
  readonly sweep: WireAmount
}

/**
 * The amounts of a box as decimal texts. Undefined where its price is no price: not above zero, or finer than its
 * currency, so that what is shown would not be what is charged; or where it doesn't say how many coins are in it.
 */
export function boxAmounts({ price, gold, sweep }: Said, decimals: number): Record<keyof Said, string> | undefined {
  const [cost, coins, free] = [price, gold, sweep].map(readWire)
  if (cost === undefined || !isPositive(cost) || toMinor(cost, decimals) === undefined) return undefined
  return coins === undefined || free === undefined ? undefined : { price: cost, gold: coins, sweep: free }
}
