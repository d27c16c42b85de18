type Kind = 'region' | 'currency'

// Making an Intl.DisplayNames costs more than asking it a hundred times, and a list asks for all of its names.
const known = new Map<string, Intl.DisplayNames | undefined>()

/** What the browser calls a country or a currency in `locale`; undefined when it has no name for it. Never throws. */
export function displayName(kind: Kind, code: string, locale: string): string | undefined {
  try {
    return namesOf(kind, locale)?.of(code)
  } catch {
    // Intl throws at a code that is not formed as one.
    return undefined
  }
}

function namesOf(kind: Kind, locale: string): Intl.DisplayNames | undefined {
  const key = `${kind} ${locale}`
  if (!known.has(key)) known.set(key, makeNames(kind, locale))
  return known.get(key)
}

// The locale can come from the address (spec §7), where anything may be written; Intl throws at "en_US".
function makeNames(type: Kind, locale: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(locale, { type, fallback: 'none' })
  } catch {
    return undefined
  }
}
