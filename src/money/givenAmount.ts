import { compare, decimalOf, isPositive, readWire, toMinor, type WireAmount } from './amount.ts'
import { MOST_CHIPS } from './chips.ts'
import type { Limits } from './limits.ts'
import { tenthAbove } from './randomAmount.ts'
import { withinLimits } from './withinLimits.ts'

/** What a method says of its amount where the player does not type it (P2P-06, Q-052). */
export interface GivenSituation {
  readonly prefilledAmount: WireAmount
  readonly recommendedAmounts: readonly WireAmount[]
  readonly limits: Limits
  readonly decimals: number
}

/**
 * The fixed amounts that the limits allow, ascending: the method's own, to choose among. With none of them the amount is
 * a random one a little above the minimum.
 */
export function givenAmounts({ prefilledAmount, recommendedAmounts, limits, decimals }: GivenSituation): string[] {
  const fixed = [prefilledAmount, ...recommendedAmounts]
    .map(readWire)
    .filter((amount) => amount !== undefined)
    .filter((amount) => toMinor(amount, decimals) !== undefined && withinLimits(amount, limits) === 'ok')
    .sort(compare)
  return fixed.filter((amount, index) => index === 0 || compare(amount, fixed[index - 1] ?? '0') !== 0)
}

/** Those that are offered: the method's own, or the one of chance; none where the only one stands there and was not chosen. */
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

/** The one that the form starts with, or undefined: then chance decides. */
export function firstGivenAmount(situation: GivenSituation): string | undefined {
  const amounts = givenAmounts(situation)
  const prefilled = readWire(situation.prefilledAmount)
  return amounts.find((amount) => prefilled !== undefined && compare(amount, prefilled) === 0) ?? amounts[0]
}

/** Whether an amount is one that the player was given: nothing else is paid, wherever it comes from. */
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
