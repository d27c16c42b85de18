import { anyAborted } from '../platform/time/anyAborted.ts'
import type { Clock } from '../platform/time/clock.ts'
import { sleep } from '../platform/time/sleep.ts'
import { isNotProcessed, isOutcomeUnknown } from './classify.ts'
import type { Operation, PaymentSubject, Result, Settlement, StatusPoll } from './Operation.ts'
import { isRepeatable, meaningOf, type RecordingNeed, record } from './recordings.ts'

export interface InFlightNeed {
  /** Counts the calls without an answer: the widget must not restart meanwhile (H3). */
  readonly countInFlight?: (difference: 1 | -1) => void
}

export interface RunnerNeed extends RecordingNeed, InFlightNeed {
  readonly clock: Pick<Clock, 'setTimeout'>
  /** Once aborted, nothing is sent and answers are ignored. */
  readonly stopped: AbortSignal
}

/** Sends operations: each is recorded before it is sent, and then accepted, refused, resent or left unknown. */
export interface Runner {
  run<Request, Answer>(operation: Operation<Request, Answer>): Promise<Result<Request, Answer>>
  /** Polls the status of a payment that the player settled before, in this tab or another. Sends no operation. */
  poll(subject: PaymentSubject, poll: StatusPoll, pausesMs: readonly number[]): Promise<Result<never, never>>
  /** Call when the outcome is known: from now on, an operation with this meaning is a new gesture. */
  forget(meaning: string): void
}

/** Pauses before each status poll after a lost answer. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000] as const
/**
 * Pauses before each status poll if another tab, or this one before a reload, sent the call, which may still be in
 * flight: in total longer than any call lasts (30 s, D-01).
 */
export const ELSEWHERE_MS = [...PAUSES_MS, 16_000, 16_000] as const

const STOPPED = { kind: 'stopped' } as const

export function createRunner(need: RunnerNeed): Runner {
  const { clock, ledger, stopped } = need
  /** Requests without a definite answer, by meaning. They are sent again unchanged, with their captcha (I3). */
  const unanswered = new Map<string, { readonly key: string; readonly request: unknown }>()

  /** Sends an operation, and once more if it was definitely refused because a captcha was missing (I22). */
  async function run<Request, Answer>(operation: Operation<Request, Answer>): Promise<Result<Request, Answer>> {
    const first = await attempt(operation, false)
    const isWanted = first.kind === 'refused' && operation.isCaptchaWanted?.(first.failure) === true
    return isWanted ? attempt(operation, true) : first
  }

  async function attempt<Request, Answer>(
    operation: Operation<Request, Answer>,
    isCaptchaRequired: boolean,
  ): Promise<Result<Request, Answer>> {
    const former = unanswered.get(meaningOf(operation.subject))
    const isSent = former !== undefined && !isCaptchaRequired && isRepeatable(operation.subject, former.key, need)
    const isOver = () => stopped.aborted || operation.left?.aborted === true
    const { signal, release } = anyAborted(stopped, operation.left)
    let request: Request
    try {
      const prepared = isSent ? (former.request as Request) : operation.prepare({ isCaptchaRequired, signal })
      // Await only a promise: without one, the note must be in the ledger before any other code runs (I11).
      request = prepared instanceof Promise ? await prepared : prepared
    } catch (failure) {
      return isOver() ? STOPPED : { kind: 'refused', failure }
    } finally {
      release()
    }
    return isOver() ? STOPPED : send(operation, request, isSent ? former.key : undefined)
  }

  async function send<Request, Answer>(
    operation: Operation<Request, Answer>,
    request: Request,
    formerKey: string | undefined,
  ): Promise<Result<Request, Answer>> {
    const { subject, onUnknown } = operation
    const meaning = meaningOf(subject)
    const recording = record(subject, formerKey, need)
    const { key } = recording.sent
    unanswered.set(meaning, { key, request })
    let answer: Answer
    try {
      need.countInFlight?.(1)
      answer = await answered(operation, request, key).finally(countDown)
    } catch (failure) {
      recording.ended()
      if (stopped.aborted) return STOPPED
      if (isOutcomeUnknown(failure)) return unknown(failure)
      if (onUnknown.do === 'pollStatus' && subject.kind === 'payment' && !isNotProcessed(failure)) {
        const settled = await onUnknown.status(stopped)
        if (settled === 'paid' || settled === 'cancelled') return { ...settledAs(settled, subject), failure }
      }
      if (!isNotProcessed(failure)) forget(meaning)
      recording.refused(failure)
      return { kind: 'refused', failure }
    }
    recording.ended()
    if (stopped.aborted) return STOPPED // the widget's next start finds the outcome
    try {
      const read = operation.read(answer)
      if (onUnknown.do !== 'reconcile' || !read.isInconclusive) forget(meaning)
      if (read.isInconclusive) return unknown(undefined)
      recording.accepted(read)
      return { kind: 'accepted', answer, request, sent: recording.sent }
    } catch (failure) {
      return unknown(failure) // the server has answered, so an error of our own is not a refusal
    }

    function unknown(failure: unknown): Result<Request, Answer> | Promise<Result<Request, Answer>> {
      recording.unknown(failure)
      if (onUnknown.do === 'pollStatus' && subject.kind === 'payment') return poll(subject, onUnknown, PAUSES_MS)
      return { kind: 'unknown', failure }
    }
  }

  /**
   * Resolves to the answer, after resending the same request with the same key if the operation allows it. Rejects with
   * the first failure: the failure of a resend does not show the outcome of the first attempt.
   */
  async function answered<Request, Answer>(
    { send, onUnknown }: Operation<Request, Answer>,
    request: Request,
    key: string,
  ): Promise<Answer> {
    const options = { idempotencyKey: key, signal: stopped }
    let firstFailure: unknown
    for (const pause of onUnknown.do === 'resend' ? onUnknown.afterMs : []) {
      try {
        return await send(request, options)
      } catch (failure) {
        firstFailure ??= failure
        if (!isOutcomeUnknown(firstFailure) || stopped.aborted) throw firstFailure
      }
      await sleep({ clock, signal: stopped }, pause)
      if (stopped.aborted) throw firstFailure
    }
    return send(request, options).catch((failure) => {
      throw firstFailure ?? failure
    })
  }

  /** Corrects the note if the payment is settled differently from what was requested. */
  function settledAs(settled: Settlement, { id, note }: Pick<PaymentSubject, 'id' | 'note'>) {
    if (settled !== note.settled) {
      ledger.removeNote(id, note)
      ledger.addNote(id, { settled })
    }
    return { kind: 'settled', settled } as const
  }

  async function poll(
    { id, note }: PaymentSubject,
    { status, onPoll, isShown }: StatusPoll,
    pausesMs: readonly number[],
  ): Promise<Result<never, never>> {
    onPoll()
    let last: Settlement | 'waiting' | undefined
    for (const pause of pausesMs) {
      await sleep({ clock, signal: stopped }, pause)
      last = isShown() && !stopped.aborted ? await status(stopped) : undefined
      if (!isShown() || stopped.aborted) return STOPPED
      if (last === 'paid' || last === 'cancelled') return settledAs(last, { id, note })
    }
    if (last !== 'waiting') return { kind: 'unknown', failure: undefined }
    ledger.removeNote(id, note)
    return { kind: 'notReceived' }
  }

  /**
   * Counts the call as ended, but only in a later task: until its answer has been handled, the widget must not restart.
   */
  function countDown(): void {
    if (need.countInFlight !== undefined) clock.setTimeout(() => need.countInFlight?.(-1), 0)
  }

  function forget(meaning: string): void {
    unanswered.delete(meaning)
  }

  return { run, poll, forget }
}
