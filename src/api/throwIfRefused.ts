import { members } from '../transport/serverWords.ts'
import { isBlank } from './isBlank.ts'
import { RefusedAnswer } from './RefusedAnswer.ts'
import { wordOf } from './readField.ts'

const NO: readonly string[] = ['false', '0', 'no']
const YES: readonly string[] = ['true', '1', 'yes']
const FAILED: readonly string[] = ['error', 'fail', 'failed', 'failure']
/** A `status` that is a flag. A number is the status of a transaction. */
const TRUTH = /^(true|false)$/i

/**
 * Throws if an answer without data says that the call failed. For calls that name an existing payment only: sending
 * them again does no harm, whereas the failure of a create may hide a payment.
 */
export function throwIfRefused(call: string, answer: unknown): void {
  const { success, ok, status, error, errors } = members(answer)
  const truth = TRUTH.test(wordOf(status)) ? status : undefined
  const flags = [success, ok, truth].map((flag) => wordOf(flag).toLowerCase())
  const isRefused =
    flags.some((flag) => NO.includes(flag)) ||
    FAILED.includes(wordOf(status).toLowerCase()) ||
    (!flags.some((flag) => YES.includes(flag)) && !(isBlank(error) && isBlank(errors)))
  if (isRefused) throw new RefusedAnswer(call, answer)
}
