/** One part of a regular expression. */
export type RegexPart =
  /** Matches one character: `a`, `.`, `\d`, `[^x]`. The browser's engine decides which characters match. */
  | { readonly kind: 'atom'; readonly source: string }
  /** An assertion about a position between two characters. */
  | { readonly kind: 'place'; readonly source: '^' | '$' | '\\b' | '\\B' }
  | { readonly kind: 'group'; readonly alternatives: RegexAlternatives }
  | {
      readonly kind: 'look'
      readonly isBehind: boolean
      readonly isNot: boolean
      readonly alternatives: RegexAlternatives
    }

export interface RegexItem {
  readonly part: RegexPart
  readonly min: number
  readonly max: number
}

export type RegexAlternatives = readonly (readonly RegexItem[])[]

const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[\p{L}\p{N}_$]+>))?/uy
const LOOKS = new Set(['(?=', '(?!', '(?<=', '(?<!'])
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
const CLASS = '\\[(?:\\\\[\\s\\S]|[^\\]\\\\])*\\]'
const CODES = 'x[\\da-fA-F]{2}|u[\\da-fA-F]{4}|c[A-Za-z]'
/**
 * Atoms by flag. Without `u` a character is one UTF-16 unit, and `\p{L}` or `\u{61}` are a letter with a quantifier.
 */
const ATOMS: Readonly<Record<string, RegExp>> = {
  u: new RegExp(
    `\\\\(?:u\\{[^}]*\\}|[pP]\\{[^}]*\\}|u[dD][89abAB]..\\\\u[dD][c-fC-F]..|${CODES}|[\\s\\S])|${CLASS}|[\\s\\S]`,
    'uy',
  ),
  '': new RegExp(`\\\\(?:${CODES}|[\\s\\S])|${CLASS}|[\\s\\S]`, 'y'),
}
/** Back-references, numeric escapes that may be a back-reference, and an incomplete `\c`. */
const REFERS = /^\\(?:[1-9k]|c$)/

/** Parses a valid regular expression; undefined when it has features that `RegexPart` can't express. */
export function readRegex(source: string, flags: '' | 'u'): RegexAlternatives | undefined {
  let at = 0
  let isStrange = false
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at = pattern.lastIndex
    return match
  }
  const parts = alternatives()
  return isStrange || at < source.length ? undefined : parts

  function alternatives(): RegexAlternatives {
    const found: RegexItem[][] = [[]]
    while (at < source.length && source[at] !== ')' && !isStrange) {
      if (source[at] === '|') {
        found.push([])
        at++
      } else {
        const read = part()
        found.at(-1)!.push({ part: read, ...times() })
      }
    }
    return found
  }

  function part(): RegexPart {
    return source[at] === '(' ? group(take(GROUP)![0]) : single(take(ATOMS[flags]!)?.[0] ?? '')
  }

  function group(open: string): RegexPart {
    if (source[at] === '?') isStrange = true // inline flags, `(?i:`, and newer syntax
    const inner = alternatives()
    at++
    if (!LOOKS.has(open)) return { kind: 'group', alternatives: inner }
    return { kind: 'look', isBehind: open.startsWith('(?<'), isNot: open.endsWith('!'), alternatives: inner }
  }

  function single(atom: string): RegexPart {
    if (atom === '' || REFERS.test(atom) || (atom === '\\0' && /\d/.test(source[at] ?? ''))) isStrange = true
    if (atom === '^' || atom === '$' || atom === '\\b' || atom === '\\B') return { kind: 'place', source: atom }
    return { kind: 'atom', source: atom }
  }

  function times(): { min: number; max: number } {
    const [, sign, from, comma, to] = take(QUANTIFIER) ?? []
    if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY }
    if (from === undefined) return { min: 1, max: 1 }
    const min = Number(from)
    return { min, max: comma === '' ? min : to === '' ? Number.POSITIVE_INFINITY : Number(to) }
  }
}
