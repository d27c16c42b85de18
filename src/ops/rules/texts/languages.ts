import PAGES from 'virtual:languages/pages'
import { currentTag, KEPT_WHOLE } from '../../../../schemas/languageTag.ts'
import { nearest } from '../../../language/nearest.ts'

/** The tags of the widget's own languages. */
const WIDGET_LANGUAGES: readonly string[] = Object.values(PAGES).map(({ tag }) => tag)

/** Codes that are often written for a language, and its code. */
const MEANT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PAGES).map(([file, { tag }]) => [file, tag])),
  sp: 'es',
  br: 'pt',
  ua: 'uk',
  cz: 'cs',
  jp: 'ja',
  cn: 'zh',
  gr: 'el',
  dk: 'da',
  us: 'en',
  gb: 'en',
}

/**
 * Why players never see a text under this language: no language has the code, or it is written in another way. Undefined
 * for a language of the widget, and for any other language, which a deployment may add.
 */
export function unknownLanguage(code: string): string | undefined {
  const tags = [...WIDGET_LANGUAGES, ...KEPT_WHOLE]
  if (tags.includes(code) || (isLanguage(code) && currentCode(code) === code && MEANT[code] === undefined))
    return undefined
  const dashed = code.replaceAll('_', '-').toLowerCase()
  const meant =
    MEANT[dashed] ??
    tags.find((tag) => tag.toLowerCase() === dashed) ??
    // The script without the region: hi-Latn is hi-Latn-IN.
    tags.find((tag) => dashed.includes('-') && tag.toLowerCase().startsWith(`${dashed}-`)) ??
    [dashed.split('-')[0] ?? ''].map((base) => MEANT[base] ?? currentCode(base)).find(isLanguage) ??
    byName(code) ??
    nearest(code, WIDGET_LANGUAGES)
  const hint = meant === undefined ? `the widget's languages are ${WIDGET_LANGUAGES.join(', ')}` : `write "${meant}"`
  return `no player's language is "${code}", so this text is never shown: ${hint}`
}

/** A language code without a region, which is how the widget knows the language of a player. */
const isLanguage = (code: string): boolean => /^[a-z]{2,3}$/.test(code) && nameOf(code) !== undefined

/** The code under which the widget knows a language: `pt` for `por` (ISO 639-2), `he` for the former `iw`. */
function currentCode(code: string): string {
  const current = currentTag(code)
  if (current !== code || !/^[a-z]{3}$/.test(code)) return current
  const [tag = code] = Intl.getCanonicalLocales(code)
  return tag.length === 2 ? tag : code
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function nameOf(code: string): string | undefined {
  try {
    return NAMES.of(code)
  } catch {
    return undefined
  }
}

/** "spanish" is es. */
const byName = (word: string): string | undefined =>
  WIDGET_LANGUAGES.find((tag) => nameOf(tag)?.toLowerCase() === word.toLowerCase())
