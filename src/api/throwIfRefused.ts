import { CAPTCHA_REQUIRED } from '../transport/captchaRequired.ts'
import { members, serverWords } from '../transport/serverWords.ts'
import { isZero } from './firstNonZero.ts'
import { isBlank } from './isBlank.ts'
import { RefusedAnswer } from './RefusedAnswer.ts'
import { wordOf } from './readField.ts'

const NO: readonly string[] = ['false', '0', 'no']
const YES: readonly string[] = ['true', '1', 'yes']
const FAILED: readonly string[] = ['error', 'fail', 'failed', 'failure']
/** A `status` that is a flag. A number is the status of a transaction. */
const TRUTH = /^(true|false)$/i
/** The HTTP status of an error, written into the body. */
const HTTP_ERROR = /^[45]\d\d$/

/**
 * Throws if the answer says that the call failed. For reads, and for calls about an existing payment: repeating those
 * does no harm. A create uses `throwIfNotCreated`, because its failure may hide a payment.
 */
export function throwIfRefused(call: string, answer: unknown): void {
  if (isRefusal(answer)) throw new RefusedAnswer(call, answer)
}

function isRefusal(answer: unknown): boolean {
  const { success, ok, status, error, errors } = members(answer)
  const flags = flagsOf(success, ok, TRUTH.test(wordOf(status)) ? status : undefined)
  return (
    flags.some((flag) => NO.includes(flag)) ||
    FAILED.includes(wordOf(status).toLowerCase()) ||
    (!flags.some((flag) => YES.includes(flag)) && (isError(error) || isError(errors)))
  )
}

/** Whether a value is an error. Many servers write none as 0, or as a record whose `code` is 0. */
const isError = (value: unknown): boolean => !isBlank(value) && !isZero(value) && !isZero(members(value).code)

/** The members of a create's answer that name a payment or its next step. */
const CREATED = [
  'depositId',
  'withdrawalId',
  'apiResponse',
  'depositAddress',
  'card',
  'unifiedFlow',
  'isFieldsRequired',
]

/**
 * The same for the answer of a create. Its outcome stays unknown, because a failure may hide a payment (I8), unless the
 * server wants a captcha, which it checks before it creates anything (CAPT-01).
 */
export function throwIfNotCreated(call: string, answer: object): void {
  const isEmpty = CREATED.every((name) => isBlank(members(answer)[name]))
  if (isEmpty && isRefusal(answer))
    throw new RefusedAnswer(call, answer, { isUnclear: serverWords(answer).code !== CAPTCHA_REQUIRED })
}

/** The status of a payment that has failed: `success: false` beside it is about the payment too. */
const DECLINED = /^(2|mistaked|canceled|auto_canceled)$/

/**
 * The same for an answer whose `status` is that of a payment. Alone, a status such as FAILED is about the payment; with
 * an error beside it, it is about the call and settles nothing (I10).
 */
export function throwIfStatusRefused(call: string, answer: unknown): void {
  const { success, ok, status, code, message, error, errors } = members(answer)
  const word = wordOf(status).toLowerCase()
  const isErrorStatus = FAILED.includes(word) || HTTP_ERROR.test(word)
  const isCallRefused =
    (!DECLINED.test(word) && flagsOf(success, ok).some((flag) => NO.includes(flag))) ||
    (isErrorStatus && ![code, message, error, errors].every((member) => isBlank(member)))
  if (isCallRefused) throw new RefusedAnswer(call, answer)
}

const flagsOf = (...flags: readonly unknown[]): string[] => flags.map((flag) => wordOf(flag).toLowerCase())
