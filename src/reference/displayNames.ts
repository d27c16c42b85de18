type Kind = 'region' | 'currency'

// Cache: creating an Intl.DisplayNames takes longer than a hundred lookups, and a list looks up all of its names.
const known = new Map<string, Intl.DisplayNames | undefined>()

/** The name of a country or currency in `locale`; undefined if the browser has none. Never throws. */
export function displayName(kind: Kind, code: string, locale: string): string | undefined {
  try {
    return namesOf(kind, locale)?.of(code)
  } catch {
    // Intl throws for malformed codes.
    return undefined
  }
}

function namesOf(kind: Kind, locale: string): Intl.DisplayNames | undefined {
  const key = `${kind} ${locale}`
  if (!known.has(key)) known.set(key, makeNames(kind, locale))
  return known.get(key)
}

// The locale may come from the URL (spec §7) and be malformed: Intl throws for "en_US".
function makeNames(type: Kind, locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(locale, { type, fallback: 'none' })
  } catch {
    return undefined
  }
}
