import { compare, decimalOf, isPositive } from './amount.ts'
import type { Limits } from './limits.ts'

/** A whole number from 0 up to, not including, `below`. */
export type RandomBelow = (below: bigint) => bigint

export interface RandomAmountNeed {
  /** What the form holds now, as a canonical text. */
  readonly current: string | undefined
  readonly limits: Limits
  readonly random: RandomBelow
}

/**
 * A whole amount in min … min(max, min × 1.1), or undefined: when the player already has another amount than the
 * minimum, when the minimum is unknown, or when no whole number lies there (AMT-02, Q-079). Whoever asks asks once.
 */
export function randomAmount({ current, limits, random }: RandomAmountNeed): string | undefined {
  if (current === undefined || !isPositive(limits.min) || compare(current, limits.min) !== 0) return undefined
  const range = tenthAbove(limits)
  return range && `${range.least + random(range.most - range.least + 1n)}`
}

/** The whole numbers in min … min(max, min × 1.1), by the first and the last of them; undefined where there is none. */
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
