import { createTexts, type Texts } from '../../../src/i18n/createTexts.ts'

const files = import.meta.glob<string>('../../../src/i18n/locales/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const loaded = new Map<string, Promise<Texts>>()

/** The real texts of a language. */
export function loadTexts(lang: string): Promise<Texts> {
  const known = loaded.get(lang) ?? createTexts({ lang, load, onMissing: nothing, onFailed: nothing })
  loaded.set(lang, known)
  return known
}

async function load(name: string): Promise<unknown> {
  const file = files[`../../../src/i18n/locales/${name}.json`]
  if (file === undefined) throw new Error(`There is no locale "${name}".`)
  return (await fetch(file)).json()
}
const nothing = () => undefined
