import type { Intent } from '../../../schemas/stored/intent.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import { refusedFields } from '../failures/refusedFields.ts'
import { NoDeposit, retryAfterMs } from '../intent/isOutcomeUnknown.ts'
import type { Verdict } from '../intent/Kernel.ts'
import type { Outcome } from '../intent/reconcile.ts'
import type { NextStep } from './afterCreate.ts'
import type { CreateNeed } from './CreateNeed.ts'
import type { Press, Sent } from './createDepositSubmission.ts'

type ResultHandlerNeed = Pick<
  CreateNeed,
  | 'intents'
  | 'deposit'
  | 'clock'
  | 'track'
  | 'form'
  | 'method'
  | 'cashPages'
  | 'onFailure'
  | 'onNext'
  | 'onOutcome'
  | 'onAbandoned'
  | 'onMismatch'
>

/** How the presses of one form end. */
export interface ResultHandler {
  /** The form has created, and is still on the screen: an impatient click on it is no second gesture (H6). */
  isSpent(): boolean
  /** For so long the server wants no other press, in ms. */
  waitMs(): number
  /** A press was answered, refused, or is unclear; `isAbandoned`: its player has left meanwhile. */
  take(press: Press, sent: Sent, isAbandoned: boolean): void
  /** What became of a create without an answer is known. */
  ended(outcome: Outcome, intent: Intent): void
  /** Another form is open. */
  begin(): void
}

/** What becomes of a create: a deposit that is adopted or given up, a refusal that is said, or a doubt that ends later. */
export function createResultHandler(need: ResultHandlerNeed, forgetSent: () => void): ResultHandler {
  const { deposit, clock } = need
  let isSpent = false
  let waitUntil = 0

  function take({ method, amount, helper }: Press, { verdict, next }: Sent, isAbandoned: boolean): void {
    if (verdict.kind === 'answered' && next !== undefined) made(verdict, next, { method, amount, helper }, isAbandoned)
    else notMade(verdict, method, helper, isAbandoned)
  }

  function made(
    { answer, intent }: Extract<Verdict<DepositAnswer>, { kind: 'answered' }>,
    next: NextStep,
    { method, amount, helper }: Pick<Press, 'method' | 'amount' | 'helper'>,
    isAbandoned: boolean,
  ): void {
    isSpent = next.step !== 'askFields'
    need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
    const { depositId, isOlder, misfits } = answer
    if (misfits.length > 0) need.onMismatch(misfits)
    // An older one that the player comes back to is not given up: it may have been paid.
    if (isAbandoned && isSpent && !isOlder) {
      helper?.close()
      if (depositId !== undefined) need.onAbandoned({ id: depositId, method: method.name })
      return
    }
    // Of an older one the server has to say the amount (H4).
    adopt(intent, depositId, isOlder ? '' : amount)
    if (need.cashPages.isMissing(next, method)) deposit.setPage('missing')
    need.onNext(next, { method: method.name, key: intent.key, helper })
  }

  function notMade(
    verdict: Verdict<DepositAnswer>,
    method: Method,
    helper: HelperWindow | undefined,
    isAbandoned: boolean,
  ): void {
    helper?.close()
    if (verdict.kind === 'unclear' && verdict.failure === undefined) {
      const problem = new NoDeposit()
      need.track('problem', { code: problem.code, message: problem.message })
    }
    if (verdict.kind !== 'refused') return
    waitUntil = clock.monotonic() + retryAfterMs(verdict.failure)
    need.track('deposit_create', { result: 'fail', paymentMethod: method.name })
    if (isAbandoned) return // who has cancelled it need not hear that it failed (P2P-21)
    need.onFailure(verdict.failure)
    // The player may have gone on to another form meanwhile.
    if (need.method()?.name === method.name) need.form()?.refuse(refusedFields(verdict.failure))
  }

  /** A create without an answer has an end: told once, as one with an answer is (I19). */
  function ended(outcome: Outcome, intent: Intent): void {
    const isTold = outcome.kind === 'exists' && outcome.isSettledElsewhere
    const result = outcome.kind === 'exists' ? 'ok' : 'fail'
    if (!isTold) need.track('deposit_create', { result, paymentMethod: intent.method })
    if (intent.isLeft) {
      // Where documents don't share what they have sent, it may be another's, which must not be cancelled (N7).
      if (outcome.kind === 'exists' && !isTold && need.intents.isShared)
        need.onAbandoned({ id: outcome.depositId, method: intent.method })
      return
    }
    if (outcome.kind === 'exists') {
      forgetSent()
      isSpent = need.method()?.name === intent.method
      // What the server has not said of it is not shown (H4).
      adopt(intent, outcome.depositId, '')
      // Another document still has its page.
      if (!outcome.isSettledElsewhere) losePage(intent.method)
    }
    need.onOutcome(outcome, intent)
  }

  /** With the answer its page is lost, if it had one (H7), unless the deployment knows it: then a press opens it. */
  function losePage(method: string): void {
    const page = need.cashPages.of(method)
    if (page !== undefined) deposit.offerPage(page)
    deposit.setPage(page === undefined ? 'lost' : 'blocked')
  }

  function adopt({ method, currency, createdAt }: Intent, depositId: string | undefined, amount: string): void {
    // Without an id it is adopted all the same: the completion page must not take an older deposit for this one.
    deposit.adopt({ id: depositId ?? '', method, amount, currency, startedAt: createdAt })
  }

  return {
    isSpent: () => isSpent,
    waitMs: () => waitUntil - clock.monotonic(),
    take,
    ended,
    begin() {
      isSpent = false
    },
  }
}
