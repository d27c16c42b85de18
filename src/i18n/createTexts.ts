import i18next from 'i18next'
import { isKeyLike, readable } from '../../schemas/words.ts'
import { DEFAULT_LOCALE, formatLocale, isRightToLeft, localeName, tagOf } from './chooseLocale.ts'
import { TextMisfit, usableTexts } from './usableTexts.ts'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

/** The texts of one language, fixed for as long as the widget is open. */
export interface Texts {
  /** The tag of these texts: numbers, dates and names follow it. */
  readonly lang: string
  /** The tag that the player asked for, whether these texts speak it or not: what others wrote may (O3, D-23). */
  readonly asked: string
  /** The tag by which numbers and dates are written. */
  readonly locale: string
  readonly isRtl: boolean
  readonly t: Translate
  /** Whether the language, or English, has the key. */
  readonly has: (key: string) => boolean
  /** What a server says, by a key or in words; a key that nobody has translated is never shown (D-23). */
  readonly words: (said: string) => string
}

export interface TextsNeed {
  readonly lang: string
  /** The texts of the language of this name; rejects when they can't be had. */
  readonly load: (name: string) => Promise<unknown>
  /** Told once per missing key (I18N-07). */
  readonly onMissing: (key: string) => void
  readonly onFailed: (locale: string, reason: unknown) => void
}

/** Loads a language; when it can't be had, reports it and speaks English (I18N-06). */
export async function createTexts(need: TextsNeed): Promise<Texts> {
  const [english, unchecked] = await Promise.all([loadEnglish(need), loadLocale(need)])
  const loaded = unchecked && checked(unchecked, english, need)
  const lang = loaded === undefined ? DEFAULT_LOCALE : need.lang
  const instance = i18next.createInstance()
  const name = localeName(lang)
  // Plural forms go by it.
  const lng = tagOf(name)
  await instance.init({
    lng,
    fallbackLng: DEFAULT_LOCALE,
    resources: { en: { texts: english }, ...(loaded && name !== 'en' && { [lng]: { texts: loaded } }) },
    defaultNS: 'texts',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const own = name === DEFAULT_LOCALE ? english : (loaded ?? english)
  const has = (key: string) => Object.hasOwn(own, key) || Object.hasOwn(english, key)
  const missing = new Set<string>()
  const t: Translate = (key, given) => {
    const isOwn = Object.hasOwn(own, key)
    const ready = isOwn ? plainly(own[key] ?? '', given) : undefined
    if (ready !== undefined) return ready
    const args = withNumber(given)
    if (!isOwn && !missing.has(key) && !instance.exists(key, { ...args, lng, fallbackLng: false })) {
      missing.add(key)
      need.onMissing(key)
    }
    // What is no key is words of the server, and not for i18next to read: `$t(a, {` in them takes it minutes.
    if (isOwn || instance.exists(key, { ...args, lng })) return instance.t(key, args) as string
    return isKeyLike(key) ? readable(key) : key
  }
  const words = (said: string) => (has(said) || isKeyLike(said) ? t(said) : said)
  return { lang, asked: need.lang, locale: formatLocale(lang), isRtl: isRightToLeft(lang), t, has, words }
}

/**
 * A text with nothing in it but the names of arguments: most are such, and a form asks for hundreds. Undefined of one that
 * i18next must read: plural forms, other texts in it, or how a value is to be written.
 */
function plainly(text: string, args: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (args === undefined) return NEEDS_MORE.test(text) ? undefined : text
  if ('count' in args || 'context' in args || HAS_MORE.test(text)) return undefined
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(args, name) ? String(args[name] ?? '') : whole,
  )
}

/** An argument, or another text in it. */
const NEEDS_MORE = /\{\{|\$t\(/
const HAS_MORE = /\$t\(|\{\{(?!\w+\}\})/

/** A layout's arguments are texts, and plurals go by a number. */
function withNumber(args: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return typeof args.count === 'string' ? { ...args, count: Number(args.count) } : { ...args }
}

type Table = Readonly<Record<string, string>>

/** English fills every gap of another language; when its file can't be had either, it comes as code. */
async function loadEnglish({ load, onFailed }: TextsNeed): Promise<Table> {
  try {
    return await loadTable('en', load)
  } catch (reason) {
    onFailed('en', reason)
    return (await import('./locales/en.json')).default
  }
}

async function loadLocale({ lang, load, onFailed }: TextsNeed): Promise<Table | undefined> {
  const name = localeName(lang)
  if (name === 'en') return {}
  try {
    return await loadTable(name, load)
  } catch (reason) {
    onFailed(name, reason)
    return undefined
  }
}

/** What does not fit is reported, with the file, the key and why; English fills the gap (W7). */
function checked(table: Table, english: Table, { lang, onFailed }: TextsNeed): Table {
  const { texts, problems } = usableTexts(table, english)
  for (const problem of problems) onFailed(localeName(lang), new TextMisfit(problem))
  return texts
}

async function loadTable(name: string, load: TextsNeed['load']): Promise<Table> {
  const texts = await load(name)
  if (!isTexts(texts)) throw new Error(`The locale "${name}" is not a table of texts.`)
  return texts
}

/** Texts that are none are left out one by one, not the language with them. */
function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const texts = Object.values(value)
  return texts.length === 0 || texts.some((text) => typeof text === 'string')
}
