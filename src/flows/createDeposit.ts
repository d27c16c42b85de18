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
import { depositRequest, type RequestNeed } from './depositRequest.ts'
import { isUnclear } from './failureNotice.ts'
import type { Intents } from './intents.ts'
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
  readonly captcha: (method: Method) => Promise<Readonly<Record<string, string>> | undefined>
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
 * Creates deposits (spec 4): validate, open a helper window when allowed, captcha if needed, create. Never two for one
 * gesture, and never a new one while it is not known what became of the last (I1, I2, I8).
 */
export function createDeposit(need: CreateNeed): CreateDeposit {
  const { deposit, intents } = need
  let isLocked = false // a flag outside React: a state flag lets ten clicks of one task through
  let unknown: Intent | undefined
  let asked: { readonly body: string; readonly key: string } | undefined

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
    if (form === undefined || method === undefined || unknown !== undefined) return
    if (!form.showErrors()) {
      need.track('regex_error', { form: 'method', fields: wrongFields(form) })
      return
    }
    const amount = form.amount
    if (amount === undefined) return
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

  async function send(form: FormStore, method: Method, amount: string, helper: HelperWindow | undefined) {
    let intent: Intent | undefined
    try {
      const captcha = await need.captcha(method)
      const former = deposit.current?.method === method.name ? deposit.current.id : undefined
      const sessionId = need.paymentSessionId()
      const request = {
        ...depositRequest({ ...need, form, method, paymentSessionId: sessionId, depositId: former }, amount),
        ...captcha,
      }
      const key = keyFor(JSON.stringify(request))
      intent = begin(method, amount, form.currency, key)
      const answer = await need.api.depositCreate(request, { idempotencyKey: key })
      settle(answer.depositId, intent)
      need.track('deposit_create', { result: 'ok', paymentMethod: method.name })
      need.onNext(
        afterCreate(answer, { route: 'depositCompletePage', cardViewType: cardViewTypeOf(method.cardViewType) }),
        helper,
      )
    } catch (failure) {
      helper?.close()
      need.track('deposit_create', { result: 'fail', paymentMethod: method.name })
      await failed(failure, intent)
    }
  }

  /** The same payload keeps its key, so that a server that did get it makes no second deposit; another gets a new one (I3). */
  function keyFor(body: string): string {
    if (asked?.body !== body) asked = { body, key: need.newKey() }
    return asked.key
  }

  function begin(method: Method, amount: string, currency: string, key: string): Intent {
    const { userId, paymentGeo } = need.session
    const createdAt = need.clock.now()
    const intent = { key, method: method.name, amount, currency, country: paymentGeo, createdAt, userId }
    intents.open(intent)
    return intent
  }

  /** The server has answered: what it made is kept until it is over. */
  function settle(depositId: string | undefined, intent: Intent): void {
    asked = undefined
    if (depositId === undefined) {
      intents.close(intent.key)
      return
    }
    intents.name(intent.key, depositId)
    adopt(intent, depositId)
  }

  function adopt(intent: Intent, depositId: string): void {
    const { method, amount, currency, createdAt } = intent
    deposit.adopt({ id: depositId, method, amount, currency, startedAt: createdAt })
  }

  async function failed(failure: unknown, intent: Intent | undefined): Promise<void> {
    if (intent !== undefined && isUnclear(failure)) return ask(intent)
    if (intent !== undefined) intents.close(intent.key)
    asked = undefined // a definite refusal: the next press is a new intent
    need.onFailure(failure)
  }

  /** Unclear is never failed: the server is asked first (I8). */
  async function ask(intent: Intent): Promise<void> {
    unknown = intent
    deposit.setState('checking')
    const isKnown = (id: string) => intents.find(id) !== undefined
    const outcome = await reconcile(intent, { api: need.api, clock: need.clock, isKnown })
    if (outcome.kind === 'unknown') {
      deposit.setState('unknown')
      return
    }
    unknown = undefined
    deposit.setState('idle')
    if (outcome.kind === 'exists') settle(outcome.depositId, intent)
    else intents.close(intent.key)
    need.onOutcome(outcome, intent)
  }

  return {
    press: () => once(create),
    check: () => once(async () => (unknown === undefined ? undefined : ask(unknown))),
    resume: () =>
      once(async () => {
        for (const intent of intents.all()) if (intent.depositId === undefined) await ask(intent)
      }),
  }
}

function wrongFields(form: FormStore): string[] {
  return [...form.fields.values()].filter((field) => !field.isValid).map((field) => field.name)
}
