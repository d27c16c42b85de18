/** The badge types of a method (spec §9). */
export const BADGE_TYPES = ['brand', 'fast', 'instant', 'top', 'turbo', 'exclusive'] as const

export type BadgeType = (typeof BADGE_TYPES)[number]

// Spec §3 gives two numbers; the others are not shown, so they draw no badge.
const NUMBERS: ReadonlyMap<string, BadgeType> = new Map([
  ['2', 'brand'],
  ['8', 'exclusive'],
])

/**
 * The badge of a `badgeType` from the wire, by number or by name; `own` are the numbers that the deployment names. Anything
 * unknown is no badge.
 */
export function badgeOf(value: unknown, own: Readonly<Record<string, string>> = {}): BadgeType | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const named = Object.hasOwn(own, value) ? own[value] : value
  return NUMBERS.get(`${value}`) ?? BADGE_TYPES.find((name) => name === named)
}
