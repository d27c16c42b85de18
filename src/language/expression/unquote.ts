import { ExpressionProblem } from './ExpressionProblem.ts'

const simpleEscapes: Record<string, string> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '?': '?',
  '"': '"',
  "'": "'",
  '`': '`',
}

const escapeSequence = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|[xX]([\da-fA-F]{2})|([0-3][0-7]{2})|([\s\S]))/g

// The value of a string literal with CEL's escapes.
export function unquote(quoted: string, column: number): string {
  return quoted.slice(1, -1).replace(escapeSequence, (whole, u, U, x, octal, simple, at: number) => {
    if (octal) return String.fromCodePoint(Number.parseInt(octal, 8))
    if (simple) return simpleEscapes[simple] ?? refuse(whole, column + at + 1)
    const code = Number.parseInt(u ?? U ?? x, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : refuse(whole, column + at + 1)
  })
}

// Lone surrogates are rejected, as in CEL.
const isCharacter = (code: number): boolean => code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)

function refuse(sequence: string, column: number): never {
  throw new ExpressionProblem(
    'text',
    column,
    `"${sequence}" is not a known escape. Write "\\\\" for a backslash, "\\n" for a new line or "\\u00e9" for a character code.`,
  )
}
