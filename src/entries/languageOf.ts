import type { LocaleName } from '../i18n/localeTable.ts'

/** The languages of the pages that stand alone, and how each is written. Their few words are code: nothing has to be loaded. */
const DIRECTIONS: Readonly<Record<LocaleName, 'ltr' | 'rtl'>> = { en: 'ltr', ar: 'rtl' }

/** The first of these tags that there are words for, else English; the page is told of it. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): LocaleName {
  const language = tags.map((tag) => tag?.toLowerCase().split('-')[0]).find(isPlain) ?? 'en'
  page.lang = language
  page.dir = DIRECTIONS[language]
  return language
}

const isPlain = (language: string | undefined): language is LocaleName =>
  language !== undefined && Object.hasOwn(DIRECTIONS, language)
