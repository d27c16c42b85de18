import { currentTag } from '../../schemas/languageTag.ts'
import type { LocaleName } from '../i18n/localeTable.ts'

/** Languages of the standalone pages → BCP 47 tags. The texts of these pages are part of the code, so nothing is loaded. */
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

/** The first supported language of `tags`, else English. Sets `lang` and `dir` of the page. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): LocaleName {
  const language = tags.map((tag) => nameOf(tag?.toLowerCase() ?? '')).find(isPlain) ?? 'en'
  page.lang = TAGS[language]
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  return language
}

/** Same result as `localeName` of i18n, which can't be used here: its file may be missing. */
function nameOf(tag: string): string | undefined {
  if (tag === 'es-mx') return 'mx'
  return tag === 'hi-latn-in' ? 'in' : currentTag(tag).split('-')[0]
}

const isPlain = (language: string | undefined): language is LocaleName =>
  language !== undefined && Object.hasOwn(TAGS, language)
