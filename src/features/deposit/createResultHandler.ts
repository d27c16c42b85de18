import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import { refusedFields } from '../../notices/refusedFields.ts'
import { NoDeposit, retryAfterMs } from '../../payments/classify.ts'
import { isAccepted } from '../../payments/ledger.ts'
import type { Result } from '../../payments/Operation.ts'
import type { Outcome } from '../../payments/reconcile.ts'
import { adoptEntry } from './adoptEntry.ts'
import type { NextStep } from './afterCreate.ts'
import type { CreateNeed } from './CreateNeed.ts'
import type { Press, Submitted } from './createDepositSubmission.ts'

type ResultHandlerNeed = Pick<CreateNeed, 'clock' | 'reports' | 'payments' | 'active' | 'windows' | 'on'>

type CreateResult = Result<DepositCreateRequest, DepositAnswer>

/** Handles the results of the presses in one form. */
export interface ResultHandler {
  /** The number of the form that is open; it grows with each form. A press carries the number of its form. */
  opening(): number
  /**
   * Whether the form has created its deposit but is still on the screen: another click is not a second gesture (H6).
   */
  isSpent(): boolean
  /** How long the server asked to wait before the next press, in ms; zero or negative when the wait is over. */
  waitMs(): number
  /** Handles the result of a press; `isAbandoned` when the player has left the form meanwhile. */
  take(press: Press, submitted: Submitted, isAbandoned: boolean): void
  /** Handles the outcome of a create without an answer. */
  ended(outcome: Outcome, entry: LedgerEntry): void
  /** Call when another form opens: it has not created yet. A wait that the server asked for goes on. */
  begin(): void
}

/** Handles the result of a create: adopts or abandons the deposit, reports a refusal, or waits for its outcome. */
export function createResultHandler(need: ResultHandlerNeed): ResultHandler {
  const { clock, active, on } = need
  const { report, track } = need.reports
  const { deposit, ledger } = need.payments
  const { cashPages, isOtherShown } = need.windows
  let opening = 0
  let spentOpening: number | undefined
  let waitUntil = 0

  function take(press: Press, { result, next }: Submitted, isAbandoned: boolean): void {
    if (result.kind === 'accepted' && next !== undefined) made(result, next, press, isAbandoned)
    else notMade(result, press, isAbandoned)
  }

  function made(
    { answer, request, sent }: Extract<CreateResult, { kind: 'accepted' }>,
    next: NextStep,
    press: Press,
    isAbandoned: boolean,
  ): void {
    const { method, amount, helper } = press
    const isFinished = next.step !== 'askFields'
    // From now on the form can't be submitted again, also while the next page is still loading (H6). After an abandoned
    // create only the abandoned form is locked: the player may be filling in another one.
    if (isFinished) spentOpening = isAbandoned && !answer.isOlder ? press.opening : opening
    track('deposit_create', { result: 'ok', paymentMethod: method.name })
    const { depositId, isOlder, mismatches } = answer
    if (mismatches.length > 0) on.mismatched(mismatches)
    // An older deposit that the create returned is never abandoned: it may have been paid.
    if (isAbandoned && isFinished && !isOlder) {
      helper?.close()
      if (depositId !== undefined) on.abandoned({ id: depositId, method: method.name })
      return
    }
    // A draft is no deposit yet: it must not replace one that the player is looking at after they left the form.
    if (isFinished) {
      // The amount of an older deposit must come from the server (H4).
      const { currency } = request
      adopt({ method: method.name, currency, createdAt: sent.at }, depositId, isOlder ? '' : amount)
    }
    if (cashPages.isMissing(next, method)) deposit.setPage('missing')
    on.created(next, { method: method.name, key: sent.key, helper, request })
  }

  function notMade(result: CreateResult, { method, helper }: Press, isAbandoned: boolean): void {
    helper?.close()
    if (result.kind === 'unknown' && result.failure === undefined) report('deposit.null', new NoDeposit().message)
    if (result.kind !== 'refused') return
    waitUntil = clock.monotonic() + retryAfterMs(result.failure)
    track('deposit_create', { result: 'fail', paymentMethod: method.name })
    if (isAbandoned) return // no notice of a failure to a player who has cancelled (P2P-21)
    refused(result.failure, method.name)
  }

  function refused(failure: unknown, method: string): void {
    on.failed(failure)
    // The player may have opened another form meanwhile.
    if (active.method()?.name === method) active.form()?.refuse(refusedFields(failure))
  }

  /** Handles the outcome of a create without an answer; tracks it once, like that of an answered create (I19). */
  function ended(outcome: Outcome, entry: LedgerEntry): void {
    const isLeft = 'isLeft' in entry && entry.isLeft
    if (outcome.kind === 'unknown') {
      if (!isLeft) refused(outcome.refusal, entry.method)
      return
    }
    const isOfOtherTab = outcome.kind === 'exists' && outcome.isResolvedElsewhere
    const result = outcome.kind === 'exists' ? 'ok' : 'fail'
    if (!isOfOtherTab) track('deposit_create', { result, paymentMethod: entry.method })
    if (isLeft) {
      // If tabs do not share entries, the deposit may be another tab's and must not be cancelled (N7).
      if (outcome.kind === 'exists' && !isOfOtherTab && ledger.isShared)
        on.abandoned({ id: outcome.depositId, method: entry.method })
      return
    }
    if ('refusal' in outcome) return refused(outcome.refusal, entry.method)
    // Another payment that the player is looking at stays the current one.
    if (outcome.kind === 'exists' && !isOtherShown(outcome.depositId)) {
      if (active.method()?.name === entry.method) spentOpening = opening
      const made = isOfOtherTab ? ledger.find(outcome.depositId) : undefined
      if (isAccepted(made)) adoptEntry(deposit, made)
      else {
        // No amount: of a reconciled deposit, only the server's data is shown (H4).
        adopt(entry, outcome.depositId, '')
        losePage(entry.method)
      }
    }
    on.reconciled(outcome, entry)
  }

  /**
   * The URL of the payment page was in the lost answer (H7). If the deployment configures a page for the method, a
   * press opens that one.
   */
  function losePage(method: string): void {
    const page = cashPages.of(method)
    if (page !== undefined) deposit.offerPage(page)
    deposit.setPage(page === undefined ? 'lost' : 'blocked')
  }

  function adopt(
    { method, currency, createdAt }: Pick<LedgerEntry, 'method' | 'currency' | 'createdAt'>,
    depositId: string | undefined,
    amount: string,
  ): void {
    // Adopted even without an id, so that the completion page does not show an older deposit instead.
    deposit.adopt({ id: depositId ?? '', method, amount, currency, startedAt: createdAt })
  }

  return {
    opening: () => opening,
    isSpent: () => spentOpening === opening,
    waitMs: () => waitUntil - clock.monotonic(),
    take,
    ended,
    begin() {
      opening += 1
    },
  }
}
