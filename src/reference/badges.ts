/** The badge types of a method (spec §9). */
export const BADGE_TYPES = ['brand', 'fast', 'instant', 'top', 'turbo', 'exclusive'] as const

export type BadgeType = (typeof BADGE_TYPES)[number]

// Spec §3 defines two numbers; for other numbers there is no badge.
const NUMBERS: ReadonlyMap<string, BadgeType> = new Map([
  ['2', 'brand'],
  ['8', 'exclusive'],
])

/**
 * Parses a `badgeType`, a number or a name; `own` has the deployment's own numbers. Undefined for an unknown value
 * (Q-055).
 */
export function badgeOf(value: unknown, own: Readonly<Record<string, string>> = {}): BadgeType | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const named = Object.hasOwn(own, value) ? own[value] : value
  return NUMBERS.get(`${value}`) ?? BADGE_TYPES.find((name) => name === named)
}
