import { createTexts, type Texts } from '../../../src/i18n/createTexts.ts'

const loaded = new Map<string, Promise<Texts>>()

/** The real texts of a language. */
export function loadTexts(lang: string): Promise<Texts> {
  const known = loaded.get(lang) ?? createTexts({ lang, load: fetchJson, onMissing: nothing, onFailed: nothing })
  loaded.set(lang, known)
  return known
}

const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json()
const nothing = () => undefined
