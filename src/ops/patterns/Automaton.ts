import { type RegexAlternatives, type RegexItem, type RegexPart, readRegex } from '../../platform/values/readRegex.ts'

/** Larger expressions are not examined. */
const MAX_STATES = 4000
/** Counted repetitions are unrolled at most this often. */
const MAX_TURNS = 260

type State =
  | { readonly kind: 'atom'; readonly atom: number; readonly next: number }
  | { readonly kind: 'place'; readonly source: '^' | '$'; readonly next: number }
  | { readonly kind: 'split'; readonly next: number[] }
  | { readonly kind: 'end' }

/** The state of a search: the atoms that may match next, and whether the expression has matched. */
export interface SearchState {
  readonly atoms: readonly number[]
  readonly isMatched: boolean
  /** Whether it matches if the text ends here. */
  readonly isMatchedAtEnd: boolean
}

/**
 * The states of a regular expression, for questions about all texts at once. Lookarounds and word boundaries count as
 * true, so it accepts at least the texts that the expression accepts.
 */
export class Automaton {
  /** The distinct single-character expressions. */
  readonly atoms: string[] = []
  readonly flags: string
  readonly #states: State[] = []
  readonly #first: number

  /** Undefined if the expression is invalid, too large, or has a back-reference. */
  static of(source: string): Automaton | undefined {
    const flags = (['u', ''] as const).find((one) => isValid(source, one))
    const parts = flags === undefined ? undefined : readRegex(source, flags)
    if (flags === undefined || parts === undefined) return undefined
    const automaton = new Automaton(parts, flags)
    return automaton.#states.length > MAX_STATES ? undefined : automaton
  }

  private constructor(parts: RegexAlternatives, flags: string) {
    this.flags = flags
    this.#first = this.#either(parts, this.#add({ kind: 'end' }))
  }

  start(): SearchState {
    return this.#closure([this.#first], true)
  }

  /** The state after one more character; `takes` decides for each atom whether it matches. */
  after({ atoms, isMatched }: SearchState, takes: (atom: number) => boolean): SearchState {
    if (isMatched) return { atoms: [], isMatched: true, isMatchedAtEnd: true }
    const reached = atoms.flatMap((id) => {
      const state = this.#states[id]
      return state?.kind === 'atom' && takes(state.atom) ? [state.next] : []
    })
    // A match may begin at any character.
    return this.#closure([...reached, this.#first], false)
  }

  #closure(from: readonly number[], isStart: boolean): SearchState {
    const atoms = new Set<number>()
    let [isMatched, isMatchedAtEnd] = [false, false]
    const seen = new Set<string>()
    const open = from.map((id) => ({ id, isEnd: false }))
    for (let way = open.pop(); way !== undefined; way = open.pop()) {
      const { id, isEnd } = way
      if (seen.has(`${id} ${isEnd}`)) continue
      seen.add(`${id} ${isEnd}`)
      const state = this.#states[id]
      if (state === undefined) continue
      if (state.kind === 'end') {
        isMatchedAtEnd = true
        if (!isEnd) isMatched = true
      } else if (state.kind === 'split') open.push(...state.next.map((next) => ({ id: next, isEnd })))
      else if (state.kind === 'atom') {
        if (!isEnd) atoms.add(id)
      } else if (state.source === '$') open.push({ id: state.next, isEnd: true })
      else if (isStart) open.push({ id: state.next, isEnd })
    }
    return { atoms: [...atoms].toSorted((a, b) => a - b), isMatched, isMatchedAtEnd }
  }

  #add(state: State): number {
    return this.#states.push(state) - 1
  }

  #either(alternatives: RegexAlternatives, next: number): number {
    return this.#add({ kind: 'split', next: alternatives.map((sequence) => this.#inOrder(sequence, next)) })
  }

  #inOrder(sequence: readonly RegexItem[], next: number): number {
    return sequence.reduceRight((after, item) => this.#repeated(item, after), next)
  }

  #repeated({ part, min, max }: RegexItem, next: number): number {
    let start = next
    if (max === Number.POSITIVE_INFINITY) {
      const ways = [next]
      start = this.#add({ kind: 'split', next: ways })
      ways.push(this.#once(part, start))
    } else {
      for (let turn = Math.min(max, MAX_TURNS) - min; turn > 0 && this.#states.length <= MAX_STATES; turn--)
        start = this.#add({ kind: 'split', next: [next, this.#once(part, start)] })
    }
    for (let turn = Math.min(min, MAX_TURNS); turn > 0 && this.#states.length <= MAX_STATES; turn--)
      start = this.#once(part, start)
    return start
  }

  #once(part: RegexPart, next: number): number {
    if (part.kind === 'group') return this.#either(part.alternatives, next)
    if (part.kind === 'atom') return this.#add({ kind: 'atom', atom: this.#atom(part.source), next })
    if (part.kind === 'place' && (part.source === '^' || part.source === '$'))
      return this.#add({ kind: 'place', source: part.source, next })
    return next
  }

  #atom(source: string): number {
    const known = this.atoms.indexOf(source)
    return known < 0 ? this.atoms.push(source) - 1 : known
  }
}

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}
