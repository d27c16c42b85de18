import { isKeyLike, readable } from '../../schemas/words.ts'
import { digestOf } from '../platform/values/digestOf.ts'
import { builtTextReader } from './builtTextReader.ts'
import { DEFAULT_LOCALE, formatLocale, isRightToLeft, localeName, tagOf } from './chooseLocale.ts'
import type { ReaderNeed, TextArgs, TextReader, TextTable } from './TextReader.ts'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

/** The texts of one language, which don't change while the widget is open. */
export interface Texts {
  /** The language tag of these texts. */
  readonly lang: string
  /**
   * The requested tag, even if these texts are in another language: texts from the server may exist in the requested
   * language (O3, D-23).
   */
  readonly asked: string
  /** The tag used to format numbers and dates. */
  readonly locale: string
  readonly isRtl: boolean
  readonly t: Translate
  /** Whether the key exists in the language or in English, also with plural forms. */
  readonly has: (key: string) => boolean
  /** Resolves a server's text, which is a key or the text itself. An untranslated key is never shown (D-23). */
  readonly words: (said: string) => string
}

export interface TextsNeed {
  readonly lang: string
  /**
   * Selects the cashier's own texts: where the key with this prefix exists, it replaces the key without. A sweepstake
   * says `sweepstake.withdrawal.cancel` wherever a layout or a notice says `withdrawal.cancel` (U29).
   */
  readonly prefix?: string | undefined
  /** The texts that the host replaces; the function gets the language and the English texts. */
  readonly choosing?: Promise<{ texts(lang: string, english: TextTable): Promise<TextTable> }> | undefined
  /** Loads the text file with this name; rejects on failure. */
  readonly load: (name: string) => Promise<unknown>
  /** Called once per missing key (I18N-07). */
  readonly onMissing: (key: string) => void
  readonly onFailed: (locale: string, reason: unknown) => void
}

/** Loads a language. A failure is reported, and then the texts are English (I18N-06). */
export async function createTexts(need: TextsNeed): Promise<Texts> {
  // No unhandled rejection while the files load: the failure is thrown below.
  need.choosing?.catch(() => undefined)
  const [{ texts: english, ...ofEnglish }, unchecked] = await Promise.all([loadEnglish(need), loadLocale(need)])
  const loaded = unchecked && (await checked(unchecked, english, need))
  const lang = loaded === undefined ? DEFAULT_LOCALE : need.lang
  const name = localeName(lang)
  const file = name === DEFAULT_LOCALE ? english : (loaded?.texts ?? english)
  const own = { ...file, ...(await (await need.choosing)?.texts(lang, english)) }
  const createReader = loaded?.createReader ?? ofEnglish.createReader ?? builtTextReader
  const reader = createReader({ tag: tagOf(name), own, english })
  const has = (key: string) =>
    Object.hasOwn(own, key) || Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_other`)
  const missing = new Set<string>()
  const { prefix = '' } = need
  const t: Translate = (asked, given) => {
    const key = prefix !== '' && has(prefix + asked) ? prefix + asked : asked
    // A document published before the text had plural forms passes no number.
    if (given?.count === undefined && !Object.hasOwn(own, key) && Object.hasOwn(english, `${key}_other`))
      return t(`${key}_other`, given)
    const args = withNumber(given)
    if (!missing.has(key) && !reader.hasOwn(key, args)) {
      missing.add(key)
      need.onMissing(key)
    }
    return reader.read(key, args) ?? (isKeyLike(key) ? readable(key) : key)
  }
  const words = (said: string) => (has(said) || isKeyLike(said) ? t(said) : said)
  return { lang, asked: need.lang, locale: formatLocale(lang), isRtl: isRightToLeft(lang), t, has, words }
}

/** Plural forms need `count` as a number, but the arguments in layouts are texts. */
const withNumber = (args: TextArgs = {}): TextArgs =>
  typeof args.count === 'string' ? { ...args, count: Number(args.count) } : args

/** The texts of a file, and the reader that they need unless they are the build's own. */
interface Loaded {
  readonly texts: TextTable
  readonly createReader?: (need: ReaderNeed) => TextReader
}

/** The digests of the build's own language files; the build writes them here. */
declare const PAYWIDGET_LOCALE_DIGESTS: string

/** Whether the file is the build's own: tests have checked the build's files, so the player waits for no check. */
const isBuilt = (table: TextTable): boolean => PAYWIDGET_LOCALE_DIGESTS.includes(digestOf(JSON.stringify(table)))

/**
 * Loads English, which fills the gaps of other languages. The copy in the code is lazy loaded if the English file fails
 * to load, or is the deployment's own: that file is checked against the copy and may be incomplete (W7).
 */
async function loadEnglish(need: TextsNeed): Promise<Loaded> {
  let own: TextTable = {}
  try {
    own = await loadTable('en', need.load)
    if (isBuilt(own)) return { texts: own }
  } catch (reason) {
    need.onFailed('en', reason)
  }
  const { default: built } = await import('./locales/en.json')
  const { texts, ...rest } = await checked(own, built, { ...need, lang: DEFAULT_LOCALE })
  return { texts: { ...built, ...texts }, ...rest }
}

async function loadLocale({ lang, load, onFailed }: TextsNeed): Promise<TextTable | undefined> {
  const name = localeName(lang)
  if (name === 'en') return {}
  try {
    return await loadTable(name, load)
  } catch (reason) {
    onFailed(name, reason)
    return undefined
  }
}

/**
 * Reports unusable texts of a deployment's file with file, key and reason; English replaces these texts (W7). If the
 * code for a deployment's texts can't be loaded, English replaces the whole file.
 */
async function checked(table: TextTable, english: TextTable, { lang, onFailed }: TextsNeed): Promise<Loaded> {
  if (isBuilt(table) || Object.keys(table).length === 0) return { texts: table }
  const name = localeName(lang)
  try {
    const { createReader, UnusableText, usableTexts } = await import('./deploymentTexts.ts')
    const { texts, problems } = usableTexts(table, english)
    for (const problem of problems) onFailed(name, new UnusableText(problem))
    return { texts, createReader }
  } catch (reason) {
    onFailed(name, reason)
    return { texts: {} }
  }
}

async function loadTable(name: string, load: TextsNeed['load']): Promise<TextTable> {
  const texts = await load(name)
  if (!isTexts(texts)) throw new Error(`"${name}" is no object of texts.`)
  return texts
}

/** Whether a file has a text or a nested table that is not empty. `checked` drops single values that are not texts. */
function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length === 0 || texts.some((text) => Object.keys(text ?? 0).length > 0)
}
