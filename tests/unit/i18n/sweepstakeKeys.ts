import { readFileSync } from 'node:fs'
import type { PartJson } from '../../../schemas/layout/document.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import { PARTS } from '../../../src/language/parts.ts'
import { CASHIER_STARTS } from '../../../src/reference/cashierStarts.ts'
import { filesIn } from '../support/filesIn.ts'
import { base } from './base.ts'

type Table = Readonly<Record<string, string>>

const { routes } = CASHIERS.sweep
const SCREENS = new Set<string>(routes.map(({ shows }) => shows.screen))
const FEATURES = new Set(routes.map(({ feature }) => feature))
const PREFIX = CASHIER_STARTS.sweep?.texts ?? ''

const DOCUMENTS = import.meta.glob<{ readonly screen?: string }>('../../../schemas/layouts/**/*.json', {
  eager: true,
  import: 'default',
})

/**
 * The keys that a sweepstake can show, in any state: those in the documents of its screens, parts included, and those
 * in code that is not a feature of another cashier. The list is too long rather than too short.
 */
export function sweepstakeKeys(texts: Table): readonly string[] {
  const documents = Object.values(DOCUMENTS).filter(({ screen }) => screen !== undefined && SCREENS.has(screen))
  const said = new Set([...documents.flatMap(stringsIn), ...written(CODE)])
  const composed = composedIn(CODE)
  return Object.keys(texts).filter(
    (key) => key.startsWith(PREFIX) || said.has(base(key)) || composed.some((pattern) => pattern.test(base(key))),
  )
}

/** The text that a sweepstake shows for a key: its own, where there is one, as in `createTexts`. */
export const shownInSweepstake = (table: Table, key: string): string => table[PREFIX + key] ?? table[key] ?? ''

/** Code that runs in a sweepstake; `src/language` and `src/ops` only check documents. */
const CODE = filesIn('src', /\.tsx?$/)
  .filter((path) => !/^src\/(studio|ops|i18n|language)\//.test(path))
  .filter((path) => FEATURES.has(/^src\/features\/([^/]+)\//.exec(path)?.[1]) || !path.startsWith('src/features/'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const written = (code: string): readonly string[] => code.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []

/** Keys composed in code, such as `form.held.${why}`. */
const composedIn = (code: string): readonly RegExp[] =>
  [...code.matchAll(/`([\w.]+\.)\$\{(?!string\})[^}]+\}((?:\.[\w.]+)?)`/g)].map(
    ([, before = '', after = '']) =>
      new RegExp(`^${before.replaceAll('.', '\\.')}[\\w.-]+${after.replaceAll('.', '\\.')}$`),
  )

function stringsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  const own = Object.values(json).flatMap(stringsIn)
  const part: PartJson | undefined = 'use' in json && typeof json.use === 'string' ? PARTS.get(json.use) : undefined
  return part === undefined ? own : [...own, ...part.body.flatMap(stringsIn)]
}
