import { groupCodeOf } from '../reference/categories.ts'
import { decimalsOf } from '../reference/currencies.ts'
import { compare, isPositive, toMinor, type WireAmount } from './amount.ts'
import { hasLimits, type Limits } from './limits.ts'
import { readSum } from './readSum.ts'
import { withinLimits } from './withinLimits.ts'

/** The criteria of a `ChipItem`, all of which must match if given. */
export interface ChipCriteria {
  readonly country?: string
  readonly currency?: string
  readonly categoryNot?: string
}

export interface ChipItem {
  readonly criteria: ChipCriteria
  readonly amounts: readonly WireAmount[]
}

export interface ChipSituation {
  readonly recommendedAmounts?: readonly WireAmount[] | null | undefined
  readonly country?: string | undefined
  readonly currency: string
  readonly category?: string | undefined
  readonly limits: Limits
  readonly decimals?: number | undefined
}

/** The preset amounts (spec §5). */
export const CHIP_LADDER: readonly string[] = [
  '5',
  '10',
  '25',
  '50',
  '75',
  '100',
  '150',
  '250',
  '500',
  '1000',
  '3000',
  '5000',
  '10000',
  '15000',
  '25000',
  '50000',
  '150000',
  '250000',
]

/** The amounts for single countries; the spec names those for Russia (§5). */
const COUNTRY_CHIPS: readonly ChipItem[] = [
  { criteria: { country: 'RU', categoryNot: 'crypto' }, amounts: ['5000', '7500', '10000', '25000', '50000'] },
]

/** The maximum number of chips (spec §5). */
export const MOST_CHIPS = 5

/**
 * The first five quick amounts within the limits, as canonical texts, ascending. They come from the method,
 * else from the matching country, else from the preset amounts. Empty when the limits are unknown.
 */
export function chips(situation: ChipSituation, items: readonly ChipItem[] = COUNTRY_CHIPS): string[] {
  const { limits, currency, decimals = decimalsOf(currency) } = situation
  if (limits.isNone || !hasLimits(limits)) return []
  const allowed = source(situation, items)
    .map(readSum)
    .filter((amount) => amount !== undefined)
    // A chip that is not a whole number of minor units would change in the input.
    .filter((amount) => toMinor(amount, decimals) !== undefined && isPositive(amount))
    .filter((amount) => withinLimits(amount, limits) === 'ok')
  return distinct([...allowed].sort(compare)).slice(0, MOST_CHIPS)
}

function source(situation: ChipSituation, items: readonly ChipItem[]): readonly WireAmount[] {
  if (situation.recommendedAmounts?.length) return situation.recommendedAmounts
  return items.find(({ criteria }) => matches(criteria, situation))?.amounts ?? CHIP_LADDER
}

function matches({ country, currency, categoryNot }: ChipCriteria, situation: ChipSituation): boolean {
  const { category } = situation
  if (country !== undefined && country !== situation.country?.toUpperCase()) return false
  if (currency !== undefined && currency !== situation.currency) return false
  return categoryNot === undefined || categoryNot !== groupCodeOf(category)
}

/** Each amount once; all are positive. */
function distinct(sorted: readonly string[]): string[] {
  return sorted.filter((amount, index) => compare(amount, sorted[index - 1] ?? '0') !== 0)
}
