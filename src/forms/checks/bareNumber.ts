import { withLatinDigits } from '../../../schemas/typing/plain.ts'

/** A number without what people put between its groups: blanks, dots, dashes, and the marks that pasted text brings along. */
export function bareNumber(text: string): string {
  return withLatinDigits(text).replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
}
