import { type RegexAlternatives, type RegexItem, type RegexPart, readRegex } from './readRegex.ts'

/** A regular expression with bounded run time. */
export interface BoundedRegex {
  /** Same result as `RegExp.test`; undefined when the text is too long or the step limit is reached. */
  test(text: string): boolean | undefined
}

/** The maximum length of a tested text, in characters: longer texts are not tested (D-12). */
export const LONGEST_TEXT = 256
/** Counted repetitions are unrolled at most this often, because no text has more characters. */
const MAX_TURNS = LONGEST_TEXT + 1
/** The maximum number of parts and of further alternatives, with counted repetitions unrolled. */
const MAX_PARTS = 2000
/**
 * A step visits one state at one position, or follows one branch. No state is visited twice at the same position, so
 * 500 states take at most 128,000 visits for 256 characters; only lookarounds can take more. Reaching the limit takes
 * about 10 ms.
 */
const MAX_STEPS = 200_000

type State =
  | { readonly kind: 'atom'; readonly takes: (character: string) => boolean; readonly next: number }
  | { readonly kind: 'place'; readonly holds: Place; readonly next: number }
  | { readonly kind: 'look'; readonly look: Program; readonly isNot: boolean; readonly next: number }
  | { readonly kind: 'split'; readonly next: number[] }
  | { readonly kind: 'end' }

type Place = (text: readonly string[], at: number) => boolean

interface Program {
  readonly states: readonly State[]
  readonly first: number
  readonly isBackwards: boolean
}

/**
 * An NFA matcher for untrusted expressions (B17, S6). The browser's engine backtracks and can take exponential time;
 * this matcher visits each state once per position. Only single characters are matched with the browser's engine.
 * Groups are not captured, so an expression with back-references gives undefined.
 */
export function linearRegex(source: string, flags: '' | 'u'): BoundedRegex | undefined {
  const parts = readRegex(source, flags)
  if (parts === undefined) return undefined
  const program = new Compiler(flags).program(parts, false)
  if (program === undefined) return undefined
  const characters = (text: string) => (flags === 'u' ? [...text] : text.split(''))
  return {
    test: (text) => (text.length > LONGEST_TEXT ? undefined : new Run(characters(text)).isAnywhere(program)),
  }
}

class Compiler {
  readonly #flags: string
  readonly #atoms = new Map<string, (character: string) => boolean>()
  #parts = 0

  constructor(flags: string) {
    this.#flags = flags
  }

  /** Compiles an expression; undefined when it has too many parts. */
  program(parts: RegexAlternatives, isBackwards: boolean): Program | undefined {
    const states: State[] = []
    const add = (state: State): number => states.push(state) - 1
    const either = (alternatives: RegexAlternatives, next: number): number => {
      this.#parts += alternatives.length - 1 // an empty alternative has no parts, but a branch of its own
      const starts = alternatives.map((sequence) => inOrder(sequence, next))
      return starts.length === 1 ? starts[0]! : add({ kind: 'split', next: starts })
    }
    /** Builds the states from last to first, because each state needs the index of its successor. */
    const inOrder = (sequence: readonly RegexItem[], next: number): number =>
      (isBackwards ? sequence : [...sequence].reverse()).reduce((after, item) => repeated(item, after), next)
    const repeated = ({ part, min, max }: RegexItem, next: number): number => {
      let start =
        max === Number.POSITIVE_INFINITY ? endless(part, next) : optional(part, Math.min(max, MAX_TURNS) - min, next)
      for (let turn = Math.min(min, MAX_TURNS); turn > 0 && this.#parts <= MAX_PARTS; turn--) start = once(part, start)
      return start
    }
    const endless = (part: RegexPart, next: number): number => {
      const ways = [next]
      const loop = add({ kind: 'split', next: ways })
      ways.push(once(part, loop))
      return loop
    }
    const optional = (part: RegexPart, turns: number, next: number): number => {
      let start = next
      for (let turn = turns; turn > 0 && this.#parts <= MAX_PARTS; turn--) {
        start = add({ kind: 'split', next: [next, once(part, start)] })
      }
      return start
    }
    const once = (part: RegexPart, next: number): number => {
      this.#parts++
      switch (part.kind) {
        case 'atom':
          return add({ kind: 'atom', takes: this.#atom(part.source), next })
        case 'place':
          return add({ kind: 'place', holds: PLACES[part.source], next })
        case 'group':
          return either(part.alternatives, next)
        case 'look': {
          const look = this.program(part.alternatives, part.isBehind)
          return look === undefined ? next : add({ kind: 'look', look, isNot: part.isNot, next })
        }
      }
    }
    const first = either(parts, add({ kind: 'end' }))
    return this.#parts > MAX_PARTS ? undefined : { states, first, isBackwards }
  }

  /** A test for one character, which caches the browser's result per character. */
  #atom(source: string): (character: string) => boolean {
    const known = this.#atoms.get(source)
    if (known !== undefined) return known
    const single = new RegExp(`^(?:${source})$`, this.#flags)
    const answers = new Map<string, boolean>()
    const takes = (character: string): boolean => {
      const before = answers.get(character)
      if (before !== undefined) return before
      const answer = single.test(character)
      answers.set(character, answer)
      return answer
    }
    this.#atoms.set(source, takes)
    return takes
  }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character)
const isBoundary: Place = (text, at) => isWord(text[at - 1]) !== isWord(text[at])

const PLACES: Readonly<Record<'^' | '$' | '\\b' | '\\B', Place>> = {
  '^': (_, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': isBoundary,
  '\\B': (text, at) => !isBoundary(text, at),
}

/** One test of a text: the text, and the states visited so far. */
class Run {
  readonly #text: readonly string[]
  readonly #tried = new Map<Program, Uint8Array>()
  #steps = 0

  constructor(text: readonly string[]) {
    this.#text = text
  }

  isAnywhere(program: Program): boolean | undefined {
    for (let at = 0; at <= this.#text.length; at++) {
      const found = this.#isFrom(program, at)
      if (found !== false) return found
    }
    return false
  }

  /**
   * Visited states are kept across start positions and lookarounds, because a failed path would fail again. After a match
   * those of this run are cleared, because its remaining paths are unexplored. One table per program is enough: a program
   * never runs inside itself.
   */
  #isFrom(program: Program, from: number): boolean | undefined {
    const { states, first, isBackwards } = program
    const width = this.#text.length + 1
    const tried = this.#tried.get(program) ?? new Uint8Array(states.length * width)
    this.#tried.set(program, tried)
    const open = [first * width + from]
    const visited: number[] = []
    while (open.length > 0) {
      const way = open.pop()!
      if (tried[way] === 1) continue
      tried[way] = 1
      visited.push(way)
      if (++this.#steps > MAX_STEPS) return undefined
      const at = way % width
      const state = states[(way - at) / width]!
      switch (state.kind) {
        case 'end':
          for (const one of visited) tried[one] = 0
          return true
        case 'split':
          this.#steps += state.next.length
          for (const next of state.next) open.push(next * width + at)
          break
        case 'place':
          if (state.holds(this.#text, at)) open.push(state.next * width + at)
          break
        case 'look': {
          const found = this.#isFrom(state.look, at)
          if (found === undefined) return undefined
          if (found !== state.isNot) open.push(state.next * width + at)
          break
        }
        case 'atom': {
          const character = this.#text[isBackwards ? at - 1 : at]
          if (character !== undefined && state.takes(character))
            open.push(state.next * width + at + (isBackwards ? -1 : 1))
        }
      }
    }
    return false
  }
}
