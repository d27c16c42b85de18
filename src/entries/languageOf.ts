import PAGES from 'virtual:languages/pages'
import { currentTag } from '../../schemas/languageTag.ts'

/**
 * The texts of a page without the widget, in the first supported language of `tags`, else in English. Sets `lang` and
 * `dir` of the page. The texts are part of the code, so no file must load.
 */
export function textsFor<Texts>(table: ByLanguage<Texts>, tags: readonly (string | null)[], page: HTMLElement): Texts {
  return table[languageOf(tags, page)] ?? table.en
}

/** The file name of the first supported language of `tags`, else English. Sets `lang` and `dir` of the page. */
export function languageOf(tags: readonly (string | null)[], page: HTMLElement): string {
  const name = tags.map((tag) => nameOf(tag?.toLowerCase() ?? '')).find((one) => Object.hasOwn(PAGES, one)) ?? 'en'
  const { tag, dir } = PAGES[name] ?? PAGES.en
  page.lang = tag
  page.dir = dir
  return name
}

/** Gives the same name as `localeName` of i18n, which can't be used here because its file may be missing. */
function nameOf(tag: string): string {
  const named = Object.entries(PAGES).find(([, page]) => page.tag.toLowerCase() === tag)
  return named?.[0] ?? currentTag(tag).split('-')[0] ?? ''
}
