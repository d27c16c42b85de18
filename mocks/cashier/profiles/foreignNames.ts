import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { isRecord } from '../problemsOf.ts'

/** Names fixed by the specification or the configuration; rules depend on them, so every server uses them. */
const FIXED = new Set(['bkash_p2p', 'nagad_p2p', 'steam_coin', 'oxxo'])

const FIRST = 40_000
const COUNT = 50_000

/** A hash of the name only, so that a new method folder does not rename the others. */
const numberOf = (name: string): string => {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % COUNT
  return String(FIRST + hash)
}

const foreignOf = new Map(METHOD_FOLDERS.map(({ name }) => [name, FIXED.has(name) ? name : numberOf(name)]))
const ownOf = new Map([...foreignOf].map(([own, foreign]) => [foreign, own]))
if (ownOf.size < foreignOf.size) throw new Error('Two methods share a foreign name: change COUNT in foreignNames.ts.')

/** The name of a method on the foreign server: a number that reveals neither coin nor bank. */
export const foreignMethod = (name: string): string => foreignOf.get(name) ?? name
export const ownMethod = (name: string): string => ownOf.get(name) ?? name

/** Replaces the method names in a layout by those of the foreign server. */
export function foreignDocument(text: string): string {
  return JSON.stringify(JSON.parse(text, (_, value: unknown) => (isSwitchOfMethods(value) ? renamed(value) : value)))
}

interface SwitchOfMethods {
  readonly on: 'method.id'
  readonly cases: Readonly<Record<string, unknown>>
}

const isSwitchOfMethods = (value: unknown): value is SwitchOfMethods =>
  isRecord(value) && value.on === 'method.id' && isRecord(value.cases)

const renamed = (value: SwitchOfMethods) => ({
  ...value,
  cases: Object.fromEntries(Object.entries(value.cases).map(([name, body]) => [foreignMethod(name), body])),
})
