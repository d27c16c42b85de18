import { AnswerProblem } from '../../api/AnswerProblem.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'

/** A create answer in which there is neither a deposit nor anything to do next. */
export class NoDeposit extends Error {
  override readonly name = 'NoDeposit'
  readonly code = 'deposit.null'

  constructor() {
    super('Deposit data is null after creation.')
  }
}

/** A press on the button with no method to pay by (VALID-17). */
export class NoMethod extends Error {
  override readonly name = 'NoMethod'
  readonly code = 'deposit.noMethod'

  constructor() {
    super('No payment-method')
  }
}

/** Whether the server may have acted although no good answer came (I8): then it must be asked, never assumed. */
export function isOutcomeUnknown(failure: unknown): boolean {
  return (
    failure instanceof AnswerProblem ||
    failure instanceof NoDeposit ||
    (failure instanceof TransportFailure && failure.isOutcomeUnknown)
  )
}

/** Whether it is sure that nobody has looked at the request: not one byte left, or it was turned away unread (RFC 6585, 8470). */
export function isNotProcessed(failure: unknown): boolean {
  if (!(failure instanceof TransportFailure) || failure.isOutcomeUnknown) return false
  return failure.kind === 'network' || failure.status === 429 || failure.status === 425
}

/** A definite refusal for want of a captcha, or of a good one (CAPT-01): the server has made nothing. */
export function isCaptchaWanted(failure: unknown): boolean {
  const isRefusal = failure instanceof TransportFailure && !isNotProcessed(failure)
  return isRefusal && failure.code === 'captcha_required'
}

/** The longest that a server's wish for patience is followed. */
const LONGEST_WAIT_MS = 60_000

/** How long the server wants not to be asked again (C11). */
export function retryAfterMs(failure: unknown): number {
  const wished = failure instanceof TransportFailure ? failure.retryAfterMs : undefined
  return Math.min(wished ?? 0, LONGEST_WAIT_MS)
}
