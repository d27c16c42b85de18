import { currentTag } from '../../schemas/languageTag.ts'

/** Tags whose texts have a name of their own. */
const KEPT: Readonly<Record<string, string>> = { 'es-mx': 'mx', 'es-es': 'es', 'hi-in': 'hi', 'hi-latn-in': 'in' }

/** The tag of texts whose name is none, or that of another language. */
const TAGS: Readonly<Record<string, string>> = { mx: 'es-MX', in: 'hi-Latn-IN' }

/** A name of a file that hosts send as a language. The other, "in", is no such: as a tag it is Indonesian. */
const SENT_AS_TAG: Readonly<Record<string, string>> = { mx: 'es-MX' }

/** By which plural forms, numbers, dates and names are written. */
export const tagOf = (name: string): string => TAGS[name] ?? name

/** Spec 9: English, English again when that fails, and Mexico where a tag names no region. */
export const DEFAULT_LOCALE = 'en'
const DEFAULT_REGION = 'MX'

/** The tag by which numbers and dates are written: "es" alone is Mexico's, with its decimal point. */
export function formatLocale(tag: string): string {
  return new Intl.Locale(tag).region === undefined ? `${tag}-${DEFAULT_REGION}` : tag
}

/** The tag of the address, else the player's, else English (I18N-04). Anything that is no language tag is passed over. */
export function chooseLocale(query: string | undefined, userLang: string | undefined): string {
  const tag = currentTag([query, userLang].find(isTag) ?? DEFAULT_LOCALE)
  return SENT_AS_TAG[tag.toLowerCase()] ?? tag
}

/** Short, and one that `Intl` takes: it throws at "en-12", and numbers, dates and names all go through it. */
function isTag(tag: string | undefined): boolean {
  if (tag === undefined || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The name of the texts of a tag: its own, or its language's. */
export function localeName(tag: string): string {
  const lower = currentTag(tag).toLowerCase()
  return KEPT[lower] ?? lower.split('-')[0] ?? DEFAULT_LOCALE
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi'])

export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.has(tag.toLowerCase().split('-')[0] ?? '')
}
