import { METHOD_FOLDERS } from '../../../fixtures/index.ts'

/** Names that the specification or the configuration fixes: rules hang on them, so no server writes them differently. */
const FIXED = new Set(['bkash_p2p', 'nagad_p2p', 'steam_coin', 'oxxo'])

const FIRST = 40_000
const COUNT = 50_000

/** A number that depends on the name alone, so that a new method folder does not rename the others. */
const numberOf = (name: string): string => {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % COUNT
  return String(FIRST + hash)
}

const foreignOf = new Map(METHOD_FOLDERS.map(({ name }) => [name, FIXED.has(name) ? name : numberOf(name)]))
const ownOf = new Map([...foreignOf].map(([own, foreign]) => [foreign, own]))
if (ownOf.size < foreignOf.size) throw new Error('Two methods share a foreign name: change COUNT in foreignNames.ts.')

/** The name of a method as the other server knows it: a number, from which neither coin nor bank can be guessed. */
export const foreignMethod = (name: string): string => foreignOf.get(name) ?? name
export const ownMethod = (name: string): string => ownOf.get(name) ?? name
