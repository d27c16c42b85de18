import type { DepositAnswer } from '../../schemas/depositAnswer.ts'
import type { Intent } from '../../schemas/intent.ts'
import type { Method } from '../../schemas/method.ts'
import type { Track } from '../analytics/track.ts'
import type { Api } from '../api/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { HelperWindow } from '../platform/helperWindow.ts'
import { cardViewTypeOf } from '../reference/cardViewTypes.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { FormStore } from '../stores/FormStore.ts'
import { afterCreate, type NextStep } from './afterCreate.ts'
import { type CaptchaResult, depositRequest, type RequestNeed } from './depositRequest.ts'
import { isUnclear, isUnderWay, NoDeposit, NoMethod, wasSaid } from './failureNotice.ts'
import type { Intents } from './intents.ts'
import type { Preparing } from './prepareDeposit.ts'
import { type Outcome, reconcile } from './reconcile.ts'

export interface CreateNeed extends Pick<RequestNeed, 'session' | 'bonus' | 'returnUrl' | 'abTestGroup'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCheck'>
  readonly clock: Clock
  readonly track: Track
  readonly deposit: DepositStore
  readonly intents: Intents
  readonly newKey: () => string
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  readonly paymentSessionId: () => string | undefined
  /** A window for the provider's page, or undefined when none may be opened. Called inside the press. */
  readonly openHelper: (method: Method) => HelperWindow | undefined
  /** The captcha's result when the method needs one. */
  readonly captcha: (method: Method) => Promise<CaptchaResult | undefined>
  /** For a method that wants to be prepared: its first press. */
  readonly preparing: Pick<Preparing, 'isDue' | 'run'>
  /** Told of a failure that the player must hear of. */
  readonly onFailure: (failure: unknown) => void
  readonly onNext: (next: NextStep, helper: HelperWindow | undefined) => void
  /** A create whose answer was lost turned out this way. */
  readonly onOutcome: (outcome: Outcome, intent: Intent) => void
}

export interface CreateDeposit {
  /** One press on the button. A second one while the first is under way does nothing. */
  press(): Promise<void>
  /** Asks again about a create whose answer was lost. */
  check(): Promise<void>
  /** After a reload: asks about the creates that had no answer when the page went away. */
  resume(): Promise<void>
}

/**
 * Creates deposits (spec 4): validate, prepare if the method wants it, open a helper window when allowed, captcha if needed, create. Never two for one
 * gesture, and never a new one while it is not known what became of the last (I1, I2, I8).
 */
export function createDeposit(need: CreateNeed): CreateDeposit {
  const { deposit, intents } = need
  let isLocked = false // a flag outside React: a state flag lets ten clicks of one task through
  let asked: { readonly body: string; readonly key: string } | undefined
  let draft: string | undefined // the deposit whose last answer asked for more fields

  /** The creates of which nobody here knows what became. While there is one, no other is made (I2). */
  const unknown = () => intents.all().filter(({ depositId }) => depositId === undefined)

  async function once(work: () => Promise<void>): Promise<void> {
    if (isLocked) return
    isLocked = true
    try {
      await work()
    } finally {
      isLocked = false
    }
  }

  async function create(): Promise<void> {
    const form = need.form()
    const method = need.method()
    if (unknown().length > 0) return
    if (method === undefined) {
      lacksMethod()
      return
    }
    if (form === undefined) return
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
      if (deposit.state === 'creating') deposit.setState('idle')
    }
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
    const { current } = deposit
    const former = current?.id === draft && current?.method === method.name ? draft : undefined
    const paymentSessionId = need.paymentSessionId()
    // Made before the captcha: what is typed meanwhile was not checked.
    const request = depositRequest({ ...need, form, method, paymentSessionId, depositId: former }, amount)
    let intent: Intent | undefined
    let next: NextStep
    try {
      const body = { ...request, ...(await need.captcha(method)) }
      const key = keyFor(JSON.stringify(body))
      intent = begin(method, amount, form.currency, key, former)
      const answer = await need.api.depositCreate(body, { idempotencyKey: key })
      next = nextStep(answer, method)
      settle(answer.depositId, intent)
      if (next.step === 'askFields') draft = answer.depositId
    } catch (failure) {
      helper?.close()
      need.track('deposit_create', { result: 'fail', paymentMethod: method.name })
      await failed(failure, intent)
      return
    }
    need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
    need.onNext(next, helper)
  }

  /** An answer that says nothing, not even an id, is no answer: what became of the deposit has to be asked (C17). */
  function nextStep(answer: DepositAnswer, method: Method): NextStep {
    const cardViewType = cardViewTypeOf(method.cardViewType)
    const next = afterCreate(answer, { route: 'depositCompletePage', cardViewType })
    const saysNothing = next.step === 'page' && next.page === 'depositCompletePage'
    if (answer.depositId !== undefined || !saysNothing) return next
    const problem = new NoDeposit()
    need.track('problem', { code: problem.code, message: problem.message })
    throw problem
  }

  /** The same payload keeps its key, so that a server that did get it makes no second deposit; another gets a new one (I3). */
  function keyFor(body: string): string {
    if (asked?.body !== body) asked = { body, key: need.newKey() }
    return asked.key
  }

  function begin(method: Method, amount: string, currency: string, key: string, former: string | undefined): Intent {
    const { identity: userId, paymentGeo } = need.session
    const createdAt = need.clock.now()
    const intent = { key, method: method.name, amount, currency, country: paymentGeo, createdAt, userId }
    // The create that goes on with a draft stands for it: else its own id would be taken for an earlier deposit's.
    const begun = former === undefined ? undefined : intents.find(former)
    if (begun) intents.close(begun.key)
    intents.open(intent)
    return intent
  }

  /** The server has answered: what it made is kept until it is over. */
  function settle(depositId: string | undefined, intent: Intent): void {
    asked = undefined
    draft = undefined
    if (depositId === undefined) intents.close(intent.key)
    else intents.name(intent.key, depositId)
    const { method, amount, currency, createdAt } = intent
    // Without an id it is adopted all the same: the completion page must not take an older deposit for this one.
    deposit.adopt({ id: depositId ?? '', method, amount, currency, startedAt: createdAt })
  }

  async function failed(failure: unknown, intent: Intent | undefined): Promise<void> {
    if (intent !== undefined && isUnclear(failure)) return ask(intent, isUnderWay(failure))
    if (intent !== undefined) intents.close(intent.key)
    if (wasSaid(failure)) asked = undefined // a definite refusal: the next press is a new intent
    need.onFailure(failure)
  }

  /** Unclear is never failed: the server is asked first (I8). */
  async function ask(intent: Intent, mayCome = false): Promise<void> {
    deposit.setState('checking')
    const isKnown = (id: string) => intents.find(id) !== undefined
    const outcome = await reconcile(intent, { api: need.api, clock: need.clock, isKnown, mayCome })
    if (outcome.kind === 'unknown') {
      deposit.setState('unknown')
      return
    }
    if (outcome.kind === 'exists') settle(outcome.depositId, intent)
    else intents.close(intent.key)
    deposit.setState(unknown().length > 0 ? 'unknown' : 'idle')
    need.onOutcome(outcome, intent)
  }

  async function askAll(): Promise<void> {
    for (const intent of unknown()) await ask(intent)
  }

  return { press: () => once(create), check: () => once(askAll), resume: () => once(askAll) }
}

function wrongFields(form: FormStore): string[] {
  return [...form.fields.values()].filter((field) => !field.isValid).map((field) => field.name)
}
