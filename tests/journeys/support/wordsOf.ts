import { readFileSync } from 'node:fs'
import { readLanguages } from '../../../.ci/vite/languages.ts'

const tables = Object.keys(readLanguages()).map(
  (name): Readonly<Record<string, string>> => JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, 'utf8')),
)

/** Matches the text of a key in any language, up to its first argument. */
export function wordsOf(key: string): RegExp {
  const all = tables.map((table) => table[key]?.split(/\u2068?\{\{/)[0] ?? '').filter((text) => text !== '')
  return new RegExp(all.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
}
