import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { isRecord } from '../../../schemas/isRecord.ts'

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

/** The foreign name of each method. Of two names with the same hash, the second takes the next free number. */
export function foreignNames(names: readonly string[]): ReadonlyMap<string, string> {
  const foreignOf = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of names) {
    let foreign = FIXED.has(name) ? name : numberOf(name)
    while (taken.has(foreign)) foreign = String(Number(foreign) + 1)
    taken.add(foreign)
    foreignOf.set(name, foreign)
  }
  return foreignOf
}

const foreignOf = foreignNames(METHOD_FOLDERS.map(({ name }) => name))
const ownOf = new Map([...foreignOf].map(([own, foreign]) => [foreign, own]))

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
