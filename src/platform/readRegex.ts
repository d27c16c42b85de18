/** One part of a regular expression with how often it stands. Marks without width (`^`, `\b`) are left out. */
export interface RegexItem {
  readonly min: number
  readonly max: number
  /** What one character may be, as source; undefined for a group. */
  readonly atom: string | undefined
  /** The alternatives of a group. */
  readonly group: readonly (readonly RegexItem[])[]
  /** A group that looks ahead or back takes no characters. */
  readonly isLook: boolean
}

type Alternatives = readonly (readonly RegexItem[])[]

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y
const ATOM =
  /\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pP]\{[^}]*\}|k<\w+>|c[A-Za-z]|\d+|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/uy
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/** The parts of a valid regular expression: just enough to tell how its loops lie in one another. */
export function readRegex(source: string): Alternatives {
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at = pattern.lastIndex
    return match
  }
  return alternatives()

  function alternatives(): Alternatives {
    const found: RegexItem[][] = [[]]
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        found.push([])
        at++
      } else found.at(-1)!.push(...item())
    }
    return found
  }

  function item(): RegexItem[] {
    const open = source[at] === '(' ? take(GROUP)![0] : undefined
    if (open === undefined) return atomItem(take(ATOM)![0])
    const group = alternatives()
    at++
    return [{ ...times(), atom: undefined, group, isLook: /[=!]$/.test(open) }]
  }

  function atomItem(atom: string): RegexItem[] {
    const count = times()
    return /^(?:[$^]|\\[bB])$/.test(atom) ? [] : [{ ...count, atom, group: [], isLook: false }]
  }

  function times(): { min: number; max: number } {
    const [, sign, from, comma, to] = take(QUANTIFIER) ?? []
    if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
    if (from === undefined) return { min: 1, max: 1 }
    const min = Number(from)
    return { min, max: comma === '' ? min : to === '' ? Number.POSITIVE_INFINITY : Number(to) }
  }
}
