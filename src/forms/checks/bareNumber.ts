import { withLatinDigits } from '../../../schemas/typing/plain.ts'

/** Removes separators from a number: spaces, dots, dashes, and invisible characters from pasted text. */
export function bareNumber(text: string): string {
  return withLatinDigits(text).replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
}
