import { currentTag } from '../../schemas/languageTag.ts'
import type { LocaleName } from '../i18n/localeTable.ts'

/** The languages of the pages that stand alone, by their tags. Their few words are code: nothing has to be loaded. */
const TAGS: Readonly<Record<LocaleName, string>> = {
  en: 'en',
  es: 'es',
  hi: 'hi',
  in: 'hi-Latn',
  mr: 'mr',
  mx: 'es-MX',
  pt: 'pt',
  ru: 'ru',
  te: 'te',
  ar: 'ar',
}

/** The first of these tags that there are words for, else English; the page is told of it. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): LocaleName {
  const language = tags.map((tag) => nameOf(tag?.toLowerCase() ?? '')).find(isPlain) ?? 'en'
  page.lang = TAGS[language]
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  return language
}

/** As `localeName` of i18n says it, which is in a file that may be missing. */
function nameOf(tag: string): string | undefined {
  if (tag === 'es-mx') return 'mx'
  return tag === 'hi-latn-in' ? 'in' : currentTag(tag).split('-')[0]
}

const isPlain = (language: string | undefined): language is LocaleName =>
  language !== undefined && Object.hasOwn(TAGS, language)
