import { reaction } from 'mobx'
import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
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
import { refusedFields } from '../failures/refusedFields.ts'
import { createKernel } from '../intent/createKernel.ts'
import type { OpenDeposits } from '../intent/createOpenDeposits.ts'
import type { Intents } from '../intent/Intents.ts'
import { isUnclear, isUnsent, NoDeposit, NoMethod, retryAfterMs } from '../intent/isUnclear.ts'
import type { Gesture, OnOutcome, Verdict } from '../intent/Kernel.ts'
import type { Outcome } from '../intent/reconcile.ts'
import { afterCreate, type NextStep } from './afterCreate.ts'
import { type CaptchaResult, depositRequest, type RequestNeed } from './depositRequest.ts'
import type { Preparing } from './prepareDeposit.ts'

/** Why a press did nothing, where the screen does not say so by itself. */
export type Held =
  | { readonly why: 'offline' }
  /** The player's session has ended: the host must bring a new token first (I21). */
  | { readonly why: 'expired' }
  /** The server has asked for patience (C11). */
  | { readonly why: 'wait'; readonly seconds: number }

export interface CreateNeed extends Pick<RequestNeed, 'session' | 'bonus' | 'returnUrl' | 'abTestGroup'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCheck'>
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
  /** What was open with a method before the press; undefined when nobody knows. */
  readonly before: OpenDeposits['before']
  readonly isOnline: () => boolean
  readonly isExpired: () => boolean
  readonly paymentSessionId: () => string | undefined
  /** A window for the provider's page, or undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  /** The captcha's result when the method needs one. */
  readonly captcha: (method: Method) => Promise<CaptchaResult | undefined>
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
}

export interface CreateDeposit {
  /** One press on the button. A second one while the first is under way does nothing, nor one in a form that has created. */
  press(): Promise<void>
  /** Asks about the creates without an answer: those of before a reload too. Resolves when it is known, or can't be. */
  check(): Promise<void>
  /** The player has read the warning, and wants a new payment all the same. */
  startAnew(): void
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
  /** What was sent last: the same gesture goes out to the letter again (I3). */
  let last: { readonly digest: string; readonly request: DepositCreateRequest } | undefined
  let waitUntil = 0

  const kernel = createKernel({
    ...need,
    ask: ({ method, country }, signal) =>
      need.api.depositCheck({ paymentMethod: method, selectedCountry: country }, { signal }),
    onOutcome: ended,
  })

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
    if (!form.showErrors()) {
      need.track('regex_error', { form: 'method', fields: wrongFields(form) })
      return
    }
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
    deposit.setSubmitted(true)
    deposit.setState('creating')
    try {
      await send(form, method, amount, helper)
    } finally {
      deposit.setSubmitted(false)
      deposit.setState('idle')
    }
  }

  function heldBack(): Held | undefined {
    if (!need.isOnline()) return { why: 'offline' }
    if (need.isExpired()) return { why: 'expired' }
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

  async function send(form: FormStore, method: Method, amount: string, helper: HelperWindow | undefined) {
    const asked = { method: method.name, amount, currency: form.currency }
    const draft = kernel.draftOf(asked)
    // Made before the captcha: what is typed meanwhile was not checked.
    const request = depositRequest(
      { ...need, form, method, paymentSessionId: need.paymentSessionId(), depositId: draft?.depositId },
      amount,
    )
    const gesture: Gesture = { ...asked, country: need.session.paymentGeo, meant: meantBy(request) }
    let captcha: CaptchaResult | undefined
    let next: NextStep | undefined
    let verdict: Verdict<DepositAnswer>
    try {
      captcha = await need.captcha(method)
      verdict = await kernel.create<DepositAnswer>({
        gesture,
        before: need.before(method.name, gesture.country),
        continues: draft?.depositId,
        send: ({ key, digest, signal }) => {
          if (last?.digest !== digest) last = { digest, request }
          return need.api.depositCreate({ ...last.request, ...captcha }, { idempotencyKey: key, signal })
        },
        read: (answer) => {
          next = nextStep(answer, method)
          return { depositId: answer.depositId, isDraft: next?.step === 'askFields', saysNothing: next === undefined }
        },
        isUnclear,
        isUnsent,
      })
    } catch (failure) {
      verdict = { kind: 'refused', failure }
    }
    if (verdict.kind !== 'answered' || next === undefined) return notMade(verdict, method, helper)
    last = undefined
    isSpent = next.step !== 'askFields'
    adopt(verdict.intent, verdict.answer.depositId, amount)
    need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
    need.onNext(next, { method: method.name, key: verdict.intent.key, helper })
  }

  function notMade(verdict: Verdict<DepositAnswer>, method: Method, helper: HelperWindow | undefined): void {
    helper?.close()
    if (verdict.kind === 'unclear' && verdict.failure === undefined) {
      const problem = new NoDeposit()
      need.track('problem', { code: problem.code, message: problem.message })
    }
    if (verdict.kind !== 'refused') return
    if (!isUnsent(verdict.failure)) last = undefined
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
    return answer.depositId === undefined && saysNothing ? undefined : next
  }

  /** A create without an answer has an end: told once, as one with an answer is (I19). */
  function ended(outcome: Outcome, intent: Intent): void {
    const isTold = outcome.kind === 'exists' && outcome.isSettledElsewhere
    const result = outcome.kind === 'exists' ? 'ok' : 'fail'
    if (!isTold) need.track('deposit_create', { result, paymentMethod: intent.method })
    if (outcome.kind === 'exists') {
      last = undefined
      isSpent = need.method()?.name === intent.method
      // What the server has not said of it is not shown (H4).
      adopt(intent, outcome.depositId, '')
      // With the answer its page is lost, if it had one (H7); another document still has it.
      if (!outcome.isSettledElsewhere) deposit.setPage('lost')
    }
    need.onOutcome(outcome, intent)
  }

  function adopt({ method, currency, createdAt }: Intent, depositId: string | undefined, amount: string): void {
    // Without an id it is adopted all the same: the completion page must not take an older deposit for this one.
    deposit.adopt({ id: depositId ?? '', method, amount, currency, startedAt: createdAt })
  }

  const stop = reaction(need.opening, () => {
    isSpent = false
  })

  return {
    press: async () => void (await kernel.exclusively(create)),
    check: () => kernel.check(),
    startAnew: () => {
      const method = need.method()
      if (method !== undefined) kernel.startAnew(method.name)
    },
    dispose: () => {
      stop()
      kernel.dispose()
    },
  }
}

/** Session, captcha and experiment are not what the player meant (D-18). */
function meantBy({ wallet, fields, depositId, onrampCurrency, bonusId }: DepositCreateRequest): unknown {
  const sorted = Object.entries(fields as Record<string, unknown>).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [wallet, sorted, depositId, onrampCurrency ?? null, bonusId ?? null]
}

function wrongFields(form: FormStore): string[] {
  return [...form.fields.values()].filter((field) => !field.isValid).map((field) => field.name)
}
