import { currentTag } from '../../schemas/languageTag.ts'
import type { LocaleName } from '../i18n/localeTable.ts'

interface Language {
  /** BCP 47. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

/** Tag and text direction for the standalone pages. The texts of these pages are part of the code, so nothing is loaded. */
const LANGUAGES: Readonly<Record<LocaleName, Language>> = {
  en: { tag: 'en', dir: 'ltr' },
  es: { tag: 'es', dir: 'ltr' },
  hi: { tag: 'hi', dir: 'ltr' },
  in: { tag: 'hi-Latn', dir: 'ltr' },
  mr: { tag: 'mr', dir: 'ltr' },
  mx: { tag: 'es-MX', dir: 'ltr' },
  pt: { tag: 'pt', dir: 'ltr' },
  ru: { tag: 'ru', dir: 'ltr' },
  te: { tag: 'te', dir: 'ltr' },
  ar: { tag: 'ar', dir: 'rtl' },
}

/** The first supported language of `tags`, else English. Sets `lang` and `dir` of the page. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): LocaleName {
  const language = tags.map((tag) => nameOf(tag?.toLowerCase() ?? '')).find(isPlain) ?? 'en'
  page.lang = LANGUAGES[language].tag
  page.dir = LANGUAGES[language].dir
  return language
}

/** Same result as `localeName` of i18n, which can't be used here: its file may be missing. */
function nameOf(tag: string): string | undefined {
  if (tag === 'es-mx') return 'mx'
  return tag === 'hi-latn-in' ? 'in' : currentTag(tag).split('-')[0]
}

const isPlain = (language: string | undefined): language is LocaleName =>
  language !== undefined && Object.hasOwn(LANGUAGES, language)
