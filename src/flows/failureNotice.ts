import { AnswerProblem } from '../api/AnswerProblem.ts'
import type { Texts } from '../i18n/createTexts.ts'
import { PartMissing } from '../platform/PartMissing.ts'
import type { Notice } from '../stores/NoticesStore.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'
import { errorText } from './errorText.ts'

/** The one place where a failure becomes a notice. */
export function failureNotice(failure: unknown, texts: Texts): Omit<Notice, 'id'> {
  const title = texts.t('error.snackbar.title')
  if (failure instanceof PartMissing) return { title, content: texts.t('error.part'), tone: 'bad' }
  if (!(failure instanceof TransportFailure)) return { title, content: texts.t('provider.error'), tone: 'bad' }
  const facts = {
    status: failure.status,
    code: failure.code,
    serverMessage: failure.serverMessage,
    isNetwork: failure.kind === 'network',
    isTimeout: failure.kind === 'timeout',
  }
  return { title, content: errorText(facts, texts), tone: 'bad' }
}

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
export function isUnclear(failure: unknown): boolean {
  return (
    failure instanceof AnswerProblem ||
    failure instanceof NoDeposit ||
    (failure instanceof TransportFailure && failure.isUnclear)
  )
}

/** Whether the server said that the same request is in its hands already (C9): it may still become a deposit. */
export function isUnderWay(failure: unknown): boolean {
  return failure instanceof TransportFailure && failure.status === 409
}

/** Whether somebody spoke, and it was not just the connection that failed. */
export function wasSaid(failure: unknown): boolean {
  return !(failure instanceof TransportFailure && failure.kind === 'network')
}
