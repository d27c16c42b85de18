import RIGHT_TO_LEFT from 'virtual:languages/rightToLeft'
import TAGS from 'virtual:languages/tags'
import { currentTag } from '../../schemas/languageTag.ts'

/** The language tag used for plural forms, numbers, dates and names. */
export const tagOf = (name: string): string => TAGS[name] ?? name

/** Spec 9: English is the default and the fallback, and Mexico the region of a tag without one. */
export const DEFAULT_LOCALE = 'en'
const DEFAULT_REGION = 'MX'

/** The tag used to format numbers and dates: "es" alone is formatted as in Mexico, with a decimal point. */
export function formatLocale(tag: string): string {
  return new Intl.Locale(tag).region === undefined ? `${tag}-${DEFAULT_REGION}` : tag
}

/** The language tag from the URL, else the player's, else English (I18N-04). Invalid tags are ignored. */
export function chooseLocale(query: string | undefined, userLang: string | undefined): string {
  const tag = currentTag([query, userLang].find(isTag) ?? DEFAULT_LOCALE)
  // Hosts also send a file name, such as "mx". "in" is Indonesian here, which `currentTag` calls "id".
  return TAGS[tag.toLowerCase()] ?? tag
}

/** Short and accepted by `Intl`, which formats numbers, dates and names and throws for "en-12". */
function isTag(tag: string | undefined): boolean {
  if (tag === undefined || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The text file name for a tag: its own, or its language's. */
export function localeName(tag: string): string {
  const lower = currentTag(tag).toLowerCase()
  return Object.keys(TAGS).find((name) => TAGS[name]?.toLowerCase() === lower) ?? lower.split('-')[0] ?? DEFAULT_LOCALE
}

/** Languages that a deployment may add (I18N-10). */
const MORE_RIGHT_TO_LEFT = ['fa', 'he', 'ur', 'yi']

export function isRightToLeft(tag: string): boolean {
  return [...MORE_RIGHT_TO_LEFT, ...RIGHT_TO_LEFT].includes(tag.toLowerCase().split('-')[0] ?? '')
}
