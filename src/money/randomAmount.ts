import { compare, decimalOf, isPositive } from './amount.ts'
import type { Limits } from './limits.ts'

/** Returns a random integer, 0 ≤ n < `below`. */
export type RandomBelow = (below: bigint) => bigint

export interface RandomAmountNeed {
  /** The amount in the form, as a canonical text. */
  readonly current: string | undefined
  readonly limits: Limits
  readonly random: RandomBelow
}

/**
 * A random whole amount in min … min(max, min × 1.1) (AMT-02, Q-079). Undefined if the current amount is not the
 * minimum, the minimum is unknown, or the range contains no whole number. The caller caches the result.
 */
export function randomAmount({ current, limits, random }: RandomAmountNeed): string | undefined {
  if (current === undefined || !isPositive(limits.min) || compare(current, limits.min) !== 0) return undefined
  const range = tenthAbove(limits)
  return range && `${range.least + random(range.most - range.least + 1n)}`
}

/** The first and last whole number in min … min(max, min × 1.1); undefined if there is none. */
export function tenthAbove({ min, max }: Limits): { readonly least: bigint; readonly most: bigint } | undefined {
  const { units, scale } = decimalOf(min)
  const part = 10n ** scale
  const least = (units + part - 1n) / part
  const tenthMore = (units * 11n) / (part * 10n)
  const most = isPositive(max) && wholeOf(max) < tenthMore ? wholeOf(max) : tenthMore
  return least > most ? undefined : { least, most }
}

function wholeOf(amount: string): bigint {
  const { units, scale } = decimalOf(amount)
  return units / 10n ** scale
}
