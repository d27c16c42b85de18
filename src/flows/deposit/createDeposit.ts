import { reaction } from 'mobx'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Track } from '../../analytics/track.ts'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DocumentLock } from '../../platform/documentLock.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import { checkForm } from '../failures/checkForm.ts'
import { refusedFields } from '../failures/refusedFields.ts'
import { createKernel } from '../intent/createKernel.ts'
import type { Intents } from '../intent/Intents.ts'
import { NoDeposit, NoMethod, retryAfterMs } from '../intent/isUnclear.ts'
import type { OnOutcome, Verdict } from '../intent/Kernel.ts'
import type { Outcome } from '../intent/reconcile.ts'
import { afterCreate, type NextStep } from './afterCreate.ts'
import { atCashPage, type CashPages } from './cashPages.ts'
import { createSending, type Press, type SendingNeed } from './createSending.ts'
import type { Held } from './heldBy.ts'
import type { Preparing } from './prepareDeposit.ts'

export interface CreateNeed extends Omit<SendingNeed, 'api' | 'nextStep'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateP2p' | 'depositCheck'>
  readonly clock: Clock
  readonly track: Track
  readonly deposit: DepositStore
  readonly intents: Intents
  readonly lock: DocumentLock
  readonly requestTimeoutMs: number
  readonly newKey: () => string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  /** What tells one opening of a form from the next; read as MobX reads. */
  readonly opening: () => string
  /** Why nothing may be sent just now. */
  readonly heldBy: () => Held | undefined
  /** A window for the provider's page, or undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  readonly cashPages: CashPages
  /** For a method that wants to be prepared: its first press. */
  readonly preparing: Pick<Preparing, 'isDue' | 'run'>
  /** Told of a failure that the player must hear of. */
  readonly onFailure: (failure: unknown) => void
  readonly onHeld: (held: Held) => void
  readonly onNext: (
    next: NextStep,
    made: { readonly method: string; readonly key: string; readonly helper: HelperWindow | undefined },
  ) => void
  readonly onOutcome: OnOutcome
  /** The player had left before the answer came: nobody has seen where to pay (C47). */
  readonly onAbandoned: (made: { readonly id: string; readonly method: string }) => void
  /** Where a peer-to-peer answer is not as agreed, by the names of its members (P2P-25). */
  readonly onMisfit: (names: readonly string[]) => void
}

export interface CreateDeposit {
  /** One press on the button. A second one while the first is under way does nothing, nor one in a form that has created. */
  press(): Promise<void>
  /** Asks about the creates without an answer: those of before a reload too. Resolves when it is known, or can't be. */
  check(): Promise<void>
  /** The player has read the warning, and wants a new payment all the same. */
  startAnew(): void
  /** The form of the create under way is left: its answer leads nowhere, and what it has made is given up (P2P-19). */
  abandon(): void
  /** Nothing is asked, said or opened any more. */
  dispose(): void
}

/**
 * Creates deposits (spec 4): validate, prepare if the method wants it, open a helper window when allowed, captcha if
 * needed, create. What must never happen to money is the kernel's; this says what a deposit is to it.
 */
export function createDeposit(need: CreateNeed): CreateDeposit {
  const { deposit, clock } = need
  /** The form has created, and is still on the screen: an impatient click on it is no second gesture (H6). */
  let isSpent = false
  let waitUntil = 0
  let isAbandoned = false

  const kernel = createKernel({
    ...need,
    ask: ({ method, country }, signal) =>
      need.api.depositCheck({ paymentMethod: method, selectedCountry: country }, { signal }),
    onOutcome: ended,
  })
  const sending = createSending({ ...need, nextStep }, kernel)

  async function create(): Promise<void> {
    const form = need.form()
    const method = need.method()
    if (method === undefined) {
      lacksMethod()
      return
    }
    if (form === undefined || isSpent || kernel.isInDoubt(method.name)) return
    if (!form.isLastStep) {
      form.next()
      return
    }
    if (!checkForm(form, need.track)) return
    const amount = form.amount
    if (amount === undefined) return
    const held = heldBack()
    if (held !== undefined) {
      need.onHeld(held)
      return
    }
    if (need.preparing.isDue(method)) {
      await prepare(method)
      return
    }
    const helper = need.openHelper(method)
    isAbandoned = false
    deposit.setSubmitted(true)
    deposit.setState('creating')
    try {
      await send({ form, method, amount, helper })
    } finally {
      deposit.setSubmitted(false)
      deposit.setState('idle')
    }
  }

  function heldBack(): Held | undefined {
    const held = need.heldBy()
    if (held !== undefined) return held
    const left = waitUntil - clock.monotonic()
    return left > 0 ? { why: 'wait', seconds: Math.ceil(left / 1000) } : undefined
  }

  /**
   * The first press asks what more is wanted, and always ends there, whatever came: a window for the provider's page may
   * only be opened inside a press, and this one has been waited away.
   */
  async function prepare(method: Method): Promise<void> {
    deposit.setState('creating')
    try {
      await need.preparing.run(method)
    } catch (failure) {
      need.onFailure(failure)
    } finally {
      deposit.setState('idle')
    }
  }

  function lacksMethod(): void {
    const problem = new NoMethod()
    need.track('problem', { code: problem.code, message: problem.message })
    need.onFailure(problem)
  }

  async function send(press: Press): Promise<void> {
    const { method, amount, helper } = press
    const { verdict, next } = await sending.send(press)
    if (verdict.kind !== 'answered' || next === undefined) return notMade(verdict, method, helper)
    isSpent = next.step !== 'askFields'
    need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
    const { depositId, isOlder, misfits } = verdict.answer
    if (misfits.length > 0) need.onMisfit(misfits)
    // An older one that the player comes back to is not given up: it may have been paid.
    if (isAbandoned && isSpent && depositId !== undefined && !isOlder) {
      helper?.close()
      need.onAbandoned({ id: depositId, method: method.name })
      return
    }
    // Of an older one the server has to say the amount (H4).
    adopt(verdict.intent, depositId, isOlder ? '' : amount)
    if (need.cashPages.isMissing(next, method)) deposit.setPage('missing')
    need.onNext(next, { method: method.name, key: verdict.intent.key, helper })
  }

  function notMade(verdict: Verdict<DepositAnswer>, method: Method, helper: HelperWindow | undefined): void {
    helper?.close()
    if (verdict.kind === 'unclear' && verdict.failure === undefined) {
      const problem = new NoDeposit()
      need.track('problem', { code: problem.code, message: problem.message })
    }
    if (verdict.kind !== 'refused') return
    waitUntil = clock.monotonic() + retryAfterMs(verdict.failure)
    need.track('deposit_create', { result: 'fail', paymentMethod: method.name })
    need.onFailure(verdict.failure)
    // The player may have gone on to another form meanwhile.
    if (need.method()?.name === method.name) need.form()?.refuse(refusedFields(verdict.failure))
  }

  /** An answer that says nothing, not even an id, is no answer: what became of the deposit has to be asked (C17). */
  function nextStep(answer: DepositAnswer, method: Method): NextStep | undefined {
    const cardViewType = cardViewTypeOf(method.cardViewType)
    const next = afterCreate(answer, { route: 'depositCompletePage', cardViewType })
    const saysNothing = next.step === 'page' && next.page === 'depositCompletePage'
    if (answer.depositId === undefined && saysNothing) return undefined
    return atCashPage(next, need.cashPages.of(method.name))
  }

  /** A create without an answer has an end: told once, as one with an answer is (I19). */
  function ended(outcome: Outcome, intent: Intent): void {
    const isTold = outcome.kind === 'exists' && outcome.isSettledElsewhere
    const result = outcome.kind === 'exists' ? 'ok' : 'fail'
    if (!isTold) need.track('deposit_create', { result, paymentMethod: intent.method })
    if (outcome.kind === 'exists') {
      sending.forget()
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

  const stop = reaction(need.opening, () => {
    isSpent = false
    sending.leave()
  })

  return {
    press: async () => void (await kernel.exclusively(create)),
    check: () => kernel.check(),
    startAnew: () => {
      const method = need.method()
      if (method !== undefined) kernel.startAnew(method.name)
    },
    abandon: () => {
      isAbandoned = deposit.state === 'creating'
    },
    dispose: () => {
      stop()
      kernel.dispose()
    },
  }
}
