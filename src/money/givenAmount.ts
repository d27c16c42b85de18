import { compare, decimalOf, isPositive, toMinor, type WireAmount } from './amount.ts'
import { MOST_CHIPS } from './chips.ts'
import type { Limits } from './limits.ts'
import { tenthAbove } from './randomAmount.ts'
import { readSum } from './readSum.ts'
import { withinLimits } from './withinLimits.ts'

/** The data about amounts of a method that gives the amount, so that the player types none (P2P-06, Q-052). */
export interface GivenSituation {
  readonly prefilledAmount: WireAmount
  readonly recommendedAmounts: readonly WireAmount[]
  readonly limits: Limits
  readonly decimals: number
}

/**
 * The method's fixed amounts within the limits, ascending. If there are none, the form gets a random amount slightly
 * above the minimum.
 */
export function givenAmounts({ prefilledAmount, recommendedAmounts, limits, decimals }: GivenSituation): string[] {
  const fixed = [prefilledAmount, ...recommendedAmounts]
    .map(readSum)
    .filter((amount) => amount !== undefined)
    .filter((amount) => toMinor(amount, decimals) !== undefined && withinLimits(amount, limits) === 'ok')
    .sort(compare)
  // Each amount once; those within limits are positive.
  return fixed.filter((amount, index) => compare(amount, fixed[index - 1] ?? '0') !== 0)
}

/**
 * The amounts that the player can choose: the method's, or the random amount. Empty if the only amount is already
 * filled in without a choice of the player (`unchosen`).
 */
export function amountsToChoose(
  amounts: readonly string[],
  chance: string | undefined,
  unchosen: string | undefined,
): readonly string[] {
  const offered = amounts.length > 0 || chance === undefined ? amounts : [chance]
  const [only, ...others] = offered
  const isThere = only !== undefined && others.length === 0 && unchosen !== undefined && compare(only, unchosen) === 0
  return isThere ? [] : offered.slice(0, MOST_CHIPS)
}

/** The initial amount of the form; undefined when the caller is to draw a random amount. */
export function firstGivenAmount(situation: GivenSituation): string | undefined {
  const amounts = givenAmounts(situation)
  const prefilled = readSum(situation.prefilledAmount)
  return amounts.find((amount) => prefilled !== undefined && compare(amount, prefilled) === 0) ?? amounts[0]
}

/** Whether the amount is one of the given amounts. No other amount may be paid, whatever its source. */
export function isGivenAmount(amount: string, situation: GivenSituation): boolean {
  const amounts = givenAmounts(situation)
  if (amounts.length > 0) return amounts.some((one) => compare(one, amount) === 0)
  const { min } = situation.limits
  if (!isPositive(min)) return false
  const range = tenthAbove(situation.limits)
  if (range === undefined) return compare(amount, min) === 0
  const { units, scale } = decimalOf(amount)
  const part = 10n ** scale
  return units % part === 0n && range.least <= units / part && units / part <= range.most
}
