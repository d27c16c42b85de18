import { TransportFailure } from '../../transport/TransportFailure.ts'

/** The field for the code that was sent to the player. */
export const CODE_FIELD = 'code'

const CODE_WORDS: readonly string[] = [CODE_FIELD, 'otp', 'pin']
const WRONG_WORDS: readonly string[] = ['wrong', 'invalid', 'incorrect', 'mismatch', 'expired', 'used', 'bad']

/**
 * Whether the server refused the confirmation code, and not the confirmation for another reason, such as the token, the
 * balance or a limit: a new code would not help then. It is recognized by the field `code` in the error, or by
 * words in the error code, as in "banking.wrongCode" and "OTP_EXPIRED", but not in "error_code_17".
 */
export function isCodeRefused(failure: unknown): boolean {
  if (!(failure instanceof TransportFailure)) return false
  // Here, unlike in `nameWords`, a digit ends a word: `OTP2_EXPIRED` has the word `otp`.
  const words = failure.code
    .replace(/([a-z])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  const has = (some: readonly string[]) => some.some((word) => words.includes(word))
  return failure.fields.includes(CODE_FIELD) || (has(CODE_WORDS) && has(WRONG_WORDS))
}
