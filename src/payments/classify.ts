import { AnswerProblem } from '../api/AnswerProblem.ts'
import { CAPTCHA_REQUIRED } from '../transport/captchaRequired.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'

/** A create answer with neither a deposit nor a next step. */
export class NoDeposit extends Error {
  override readonly name = 'NoDeposit'

  constructor() {
    super('Deposit data is null after creation.')
  }
}

/** Whether the server may have acted although no valid answer came (I8): the outcome must then be reconciled. */
export function isOutcomeUnknown(failure: unknown): boolean {
  return (
    failure instanceof AnswerProblem ||
    failure instanceof NoDeposit ||
    (failure instanceof TransportFailure && failure.isOutcomeUnknown)
  )
}

/**
 * Whether the server certainly did not process the request: no byte was sent, or it rejected the request unread (RFC
 * 6585, 8470). A server that requires a captcha has read the request, whatever the status.
 */
export function isNotProcessed(failure: unknown): boolean {
  if (!(failure instanceof TransportFailure) || failure.isOutcomeUnknown || isCaptchaWanted(failure)) return false
  return failure.kind === 'network' || failure.status === 429 || failure.status === 425
}

/** Whether the same request may simply be sent again: the server did not process it, or the token had expired (401). */
export function mayBeRepeated(failure: unknown): boolean {
  return isNotProcessed(failure) || (failure instanceof TransportFailure && failure.status === 401)
}

/** Whether the server no longer has what the request refers to, such as a draft that has expired. */
export function isGone(failure: unknown): boolean {
  return failure instanceof TransportFailure && (failure.status === 404 || failure.status === 410)
}

/** Whether a refusal is about a missing or invalid captcha (CAPT-01). */
export function isCaptchaWanted(failure: unknown): boolean {
  return failure instanceof TransportFailure && failure.code === CAPTCHA_REQUIRED
}

/** The longest `Retry-After` that blocks the next press. */
const MAX_PRESS_WAIT_MS = 60_000

/** How long the server asked us to wait before the next request, capped, in ms (C11). */
export function retryAfterMs(failure: unknown): number {
  const wished = failure instanceof TransportFailure ? failure.retryAfterMs : undefined
  return Math.min(wished ?? 0, MAX_PRESS_WAIT_MS)
}
