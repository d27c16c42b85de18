import { compare, isPositive } from './amount.ts'
import { type AmountRule, isMinAboveMax, type Limits } from './limits.ts'
import { firstOf, isNegative, readBound, UNREAD } from './readBound.ts'

export type LimitVerdict = 'ok' | 'belowMin' | 'aboveMax' | 'empty'

// The number of integer digits that the input accepts when no maximum is known.
const DIGITS_WITHOUT_MAX = 12

/** The values of limits that are unreadable or contradictory; the caller reports them. */
export function unreadLimits(sources: readonly (AmountRule | null | undefined)[]): readonly unknown[] {
  return sources.map(firstOf).flatMap((source): readonly unknown[] => {
    if (typeof source !== 'object') return source === undefined || source === '' ? [] : [source]
    if (source === null) return []
    const [min, max] = [readBound(source.min), readBound(source.max)]
    const isContradictory = Boolean(min && max && isMinAboveMax({ min, max }))
    const unread = [source.min, source.max, source.minNonRus].filter(isUnread)
    return isContradictory ? [...unread, `${min} > ${max}`] : unread
  })
}

function isUnread(value: unknown): boolean {
  const bound = readBound(value)
  return bound === UNREAD || isNegative(bound)
}

/**
 * Checks an amount against min <= amount <= max (spec §5). The verdict is 'empty' for no amount, and for zero when the
 * minimum is unknown.
 */
export function withinLimits(amount: string | undefined, { min, max }: Limits): LimitVerdict {
  if (amount === undefined) return 'empty'
  if (compare(amount, min) < 0) return 'belowMin'
  if (!isPositive(amount)) return 'empty'
  return isPositive(max) && compare(amount, max) > 0 ? 'aboveMax' : 'ok'
}

/**
 * The number of integer digits the input accepts: those of the maximum plus one (spec §5); 12 when no maximum is known.
 */
export function maxIntegerDigits({ max }: Limits): number {
  return isPositive(max) ? max.replace(/\..*/, '').length + 1 : DIGITS_WITHOUT_MAX
}
