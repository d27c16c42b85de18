import { Automaton, type SearchState } from './Automaton.ts'
import { ANY, CAPITALS, isCapital, type Shape } from './Shape.ts'

/** Give up after so many distinct situations: the answer is then unknown. */
const MAX_SITUATIONS = 20_000

interface Situation {
  readonly at: number
  readonly standings: readonly SearchState[]
}

/**
 * Whether some text of the shape matches all the regular expressions. False only if there is certainly none; undefined
 * if that could not be decided.
 */
export function canMatch(sources: readonly string[], shape: Shape): boolean | undefined {
  const automata = sources.map((source) => Automaton.of(source))
  if (!automata.every((one) => one !== undefined)) return undefined
  const kinds = shape.slots.map((signs) => kindsOf(signs, automata, sources))
  const start: Situation = { at: 0, standings: automata.map((one) => one.start()) }
  const seen = new Set([keyOf(start)])
  const open = [start]
  for (let now = open.pop(); now !== undefined; now = open.pop()) {
    if (now.at >= shape.least && now.standings.every(({ isMatchedAtEnd }) => isMatchedAtEnd)) return true
    if (seen.size > MAX_SITUATIONS) return undefined
    for (const takes of kinds[Math.min(now.at, kinds.length - 1)] ?? []) {
      if (now.at >= kinds.length && !shape.isEndless) break
      const standings = automata.map((one, index) => one.after(now.standings[index]!, (atom) => takes[index]![atom]!))
      const next = {
        at: shape.isEndless ? Math.min(now.at + 1, Math.max(shape.least, kinds.length)) : now.at + 1,
        standings,
      }
      if (standings.some(({ atoms, isMatchedAtEnd }) => atoms.length === 0 && !isMatchedAtEnd)) continue
      const key = keyOf(next)
      if (!seen.has(key)) seen.add(key) && open.push(next)
    }
  }
  return false
}

const keyOf = ({ at, standings }: Situation): string =>
  `${at}|${standings.map(({ atoms, isMatched, isMatchedAtEnd }) => `${isMatched}${isMatchedAtEnd}${atoms}`).join('|')}`

/** For each expression, which of its atoms a character matches. */
type Takes = readonly (readonly boolean[])[]

/** The distinct kinds of characters of a slot: those that no expression distinguishes count once. */
function kindsOf(signs: readonly string[], automata: readonly Automaton[], sources: readonly string[]): Takes[] {
  const kinds = new Map<string, Takes>()
  for (const sign of [...signs, ...named(signs, sources)]) {
    const takes = automata.map(({ atoms, flags }) => atoms.map((atom) => isTaken(sign, atom, flags)))
    kinds.set(JSON.stringify(takes), takes)
  }
  return [...kinds.values()]
}

/** Characters of the expressions themselves, where a slot takes any character and its list has only some of them. */
function named(signs: readonly string[], sources: readonly string[]): readonly string[] {
  if (signs !== ANY && signs !== CAPITALS) return []
  return [...new Set(sources.join(''))].filter((sign) => signs === ANY || isCapital(sign))
}

const known = new Map<string, boolean>()

function isTaken(sign: string, atom: string, flags: string): boolean {
  const key = `${flags} ${sign} ${atom}`
  const before = known.get(key)
  if (before !== undefined) return before
  const answer = new RegExp(`^(?:${atom})$`, flags).test(sign)
  known.set(key, answer)
  return answer
}
