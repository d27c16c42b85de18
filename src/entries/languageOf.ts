/** The languages of the pages that stand alone: their few words are part of them, so that nothing has to be loaded. */
const PLAIN_LANGUAGES = ['en', 'ar'] as const
export type PlainLanguage = (typeof PLAIN_LANGUAGES)[number]

/** The first of these tags that there are words for, else English; the page is told of it. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): PlainLanguage {
  const asked = tags.map((tag) => tag?.toLowerCase().split('-')[0])
  const language = PLAIN_LANGUAGES.find((known) => known === asked.find(isPlain)) ?? 'en'
  page.lang = language
  page.dir = language === 'ar' ? 'rtl' : 'ltr'
  return language
}

const isPlain = (language: string | undefined) => PLAIN_LANGUAGES.some((known) => known === language)
