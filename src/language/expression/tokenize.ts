import { ExpressionProblem } from './ExpressionProblem.ts'

export type Token = { kind: 'name' | 'number' | 'text' | 'mark' | 'end'; source: string; column: number }

// CEL's whitespace only: a no-break space pasted from a text processor is reported at its position.
const blanks = /[ \t\n\f\r]*/y
const patterns = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['text', /"(?:[^"\\\n\r]|\\[^\n\r])*"|'(?:[^'\\\n\r]|\\[^\n\r])*'/y],
  ['mark', /&&|\|\||[=!<>]=|[<>!?:+\-*/%()[\],.]/y],
] as const

export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = matchAt(blanks, source, 0).length
  while (at < source.length) {
    const token = tokenAt(source, at)
    tokens.push(token)
    at += token.source.length
    at += matchAt(blanks, source, at).length
  }
  tokens.push({ kind: 'end', source: '', column: source.length + 1 })
  return tokens
}

function tokenAt(source: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    const match = matchAt(pattern, source, at)
    if (!match) continue
    if (kind === 'number') refuseBadNumber(match, source[at + match.length], at + 1)
    return { kind, source: match, column: at + 1 }
  }
  throw new ExpressionProblem(/["']/.test(source[at]!) ? 'text' : 'character', at + 1, whyRefused(source, at))
}

function matchAt(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

// All numbers are doubles; an integer beyond 2^53 would silently change its value.
function refuseBadNumber(match: string, following: string | undefined, column: number): void {
  const isExact = /[.eE]/.test(match) ? Number.isFinite(Number(match)) : Number.isSafeInteger(Number(match))
  if (isExact && !/\w/.test(following ?? '')) return
  throw new ExpressionProblem(
    'number',
    column,
    isExact
      ? `"${match}${following}" is not a number: a letter follows the digits. Write a plain number such as 100 or 0.5.`
      : `The number ${match} is too large to be kept exactly. Use at most ${Number.MAX_SAFE_INTEGER}.`,
  )
}

function whyRefused(source: string, at: number): string {
  const character = String.fromCodePoint(source.codePointAt(at)!)
  if (/["']/.test(character)) return `This text has no end: close it with ${character} on the same line.`
  if (character === '=') return '"=" is not an operator. Write "==" to compare.'
  if (character === '&' || character === '|')
    return `"${character}" is not an operator. Write "${character.repeat(2)}".`
  return `The character ${JSON.stringify(character)} is not part of the expression language. Remove it, or put it in quotes.`
}
