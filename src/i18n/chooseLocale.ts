import TAGS from 'virtual:languages/tags'
import { currentTag } from '../../schemas/languageTag.ts'

/** The language tag of a text file, used for plural forms. */
export const tagOf = (name: string): string => TAGS[name] ?? name

/** Spec 9: English is the default and the fallback, and Mexico is the region of a tag without region. */
export const DEFAULT_LOCALE = 'en'
const DEFAULT_REGION = 'MX'

/** The tag for numbers and dates: "es" without a region is formatted as in Mexico, with a decimal point. */
export function formatLocale(tag: string): string {
  return new Intl.Locale(tag).region === undefined ? `${tag}-${DEFAULT_REGION}` : tag
}

/** The language tag from the URL, else the player's, else English (I18N-04). Invalid tags are ignored. */
export function chooseLocale(query: string | undefined, userLang: string | undefined): string {
  const tag = currentTag([query, userLang].find(isTag) ?? DEFAULT_LOCALE)
  // Hosts also send the name of a text file, such as "mx". But "in" counts as the old code of Indonesian, and not as
  // the file of that name: `currentTag` has replaced it by "id".
  return TAGS[tag.toLowerCase()] ?? tag
}

/** Whether the tag is short and `Intl` accepts it: formatting numbers, dates and names would throw for "en-12". */
function isTag(tag: string | undefined): boolean {
  if (tag === undefined || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** The name of the text file for a tag: the file of the whole tag if there is one, else the file of its language. */
export function localeName(tag: string): string {
  const lower = currentTag(tag).toLowerCase()
  return Object.keys(TAGS).find((name) => TAGS[name]?.toLowerCase() === lower) ?? lower.split('-')[0] ?? DEFAULT_LOCALE
}

/** Whether the language is written in Arabic, Hebrew or Thaana letters: a deployment may add any language (I18N-10). */
export const isRightToLeft = (tag: string): boolean =>
  /Arab|Hebr|Thaa/.test(new Intl.Locale(TAGS[localeName(tag)] ?? tag).maximize().script ?? '')
