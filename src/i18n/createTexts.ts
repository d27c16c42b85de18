import i18next from 'i18next'
import { isLocale, isRightToLeft, localeName } from './chooseLocale.ts'
import en from './locales/en.json' with { type: 'json' }
import { LOCALES } from './localeTable.ts'

export type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string

/** The texts of one language, fixed for as long as the widget is open. */
export interface Texts {
  /** The tag the player asked for: numbers, dates and names follow it. */
  readonly lang: string
  readonly isRtl: boolean
  readonly t: Translate
  /** Whether the language, or English, has the key. */
  readonly has: (key: string) => boolean
}

export interface TextsNeed {
  readonly lang: string
  /** The JSON of a locale file; rejects when it can't be had. */
  readonly load: (url: string) => Promise<unknown>
  /** Told once per missing key (I18N-07). */
  readonly onMissing: (key: string) => void
  readonly onFailed: (locale: string, reason: unknown) => void
}

/** Loads a language; when it can't be had, reports it and speaks English (I18N-06). */
export async function createTexts(need: TextsNeed): Promise<Texts> {
  const loaded = await loadLocale(need)
  const lang = loaded === undefined ? 'en' : need.lang
  const instance = i18next.createInstance()
  const name = localeName(lang)
  await instance.init({
    lng: name,
    fallbackLng: 'en',
    resources: { en: { texts: en }, ...(loaded && { [name]: { texts: loaded } }) },
    defaultNS: 'texts',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  const has = (key: string) => instance.exists(key)
  const missing = new Set<string>()
  const t: Translate = (key, args) => {
    if (!has(key) && !missing.has(key)) {
      missing.add(key)
      need.onMissing(key)
    }
    return instance.t(key, args ?? {}) as string
  }
  return { lang, isRtl: isRightToLeft(lang), t, has }
}

async function loadLocale({ lang, load, onFailed }: TextsNeed): Promise<Record<string, string> | undefined> {
  const name = localeName(lang)
  if (name === 'en') return en
  try {
    if (!isLocale(name)) throw new Error(`There is no locale "${name}".`)
    const texts = await load(LOCALES[name] ?? '')
    if (!isTexts(texts)) throw new Error(`The locale "${name}" is not a table of texts.`)
    return texts
  } catch (reason) {
    onFailed(name, reason)
    return undefined
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
