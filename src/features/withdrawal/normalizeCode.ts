import { withLatinDigits } from '../../../schemas/typing/plain.ts'

/** Digits in groups, as messages and banks write a code: "123-456", "12 34 56". */
const GROUPED_DIGITS = /^\d+(?:[\s\p{Pd}]+\d+)+$/u

/**
 * The confirmation code in Latin digits, without the separators of its groups. A code with letters keeps its dashes,
 * but no spaces.
 */
export function normalizeCode(text: string): string {
  const code = withLatinDigits(text.trim())
  return GROUPED_DIGITS.test(code) ? code.replace(/\D/g, '') : code.replace(/\s/g, '')
}
