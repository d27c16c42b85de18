import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import { isCaptchaWanted, isNotProcessed, isOutcomeUnknown } from '../../payments/classify.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { Creation, Gesture, PaymentEngine, Verdict } from '../../payments/PaymentEngine.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { NextStep } from './afterCreate.ts'
import { depositRequest, type RequestNeed } from './depositRequest.ts'
import { sendCreate } from './sendCreate.ts'

/** Resolves to the captcha fields of a create; undefined when the method needs none. Rejects when the captcha fails. */
export type AskCaptcha = (asked: {
  readonly method: Method
  /** The server refused the create because it had no captcha. */
  readonly isRequired: boolean
  readonly signal: AbortSignal
  /** Called when the captcha needs the player's action in the cashier. */
  readonly onShown: () => void
}) => Promise<CaptchaFields | undefined>

export interface DepositSubmissionNeed extends Pick<RequestNeed, 'place' | 'bonus' | 'returnUrl' | 'abTestGroup'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateP2p'>
  readonly paymentSessionId: () => string | undefined
  /** Ids of the method's deposits that were open before the press; undefined when unknown. */
  readonly before: OpenDeposits['before']
  readonly captcha: AskCaptcha
  /** Returns undefined for an answer with neither an id nor a next step. */
  readonly nextStep: (answer: DepositAnswer, method: Method) => NextStep | undefined
}

/** A validated press. */
export interface Press {
  readonly form: FormStore
  readonly method: Method
  readonly amount: string
  readonly helper: HelperWindow | undefined
}

export interface Sent {
  readonly verdict: Verdict<DepositAnswer>
  /** The step after a valid answer. */
  readonly next: NextStep | undefined
}

export interface DepositSubmission {
  send(press: Press): Promise<Sent>
  /** The player has left the form: a create still waiting for a captcha is not sent. */
  leave(): void
  /** The gesture has ended: the next press is a new one. */
  forget(): void
}

/** Submits a press: gets a captcha if needed, sends the create, and repeats both once if the server wants a captcha. */
export function createDepositSubmission(
  need: DepositSubmissionNeed,
  engine: Pick<PaymentEngine, 'create' | 'draftOf'>,
): DepositSubmission {
  /** The last request: a repeated gesture sends exactly the same body again, with the same captcha (I3). */
  let last: { readonly mark: string; readonly body: DepositCreateRequest } | undefined
  let left = new AbortController()

  async function send({ form, method, amount, helper }: Press): Promise<Sent> {
    const here = new AbortController()
    left = here
    const asked = { method: method.name, amount, currency: form.currency }
    const draft = engine.draftOf(asked)
    // Built before the captcha: values typed during it were not validated.
    const request = depositRequest(
      { ...need, form, method, paymentSessionId: need.paymentSessionId(), depositId: draft?.depositId },
      amount,
    )
    const gesture: Gesture = { ...asked, country: request.selectedCountry, meant: meantBy(request) }
    const mark = JSON.stringify([asked, gesture.meant])
    let body = request
    let next: NextStep | undefined
    let isLeft = false
    const verdict = await created({
      gesture,
      before: need.before(method.name, gesture.country),
      continues: draft?.depositId,
      proof: {
        isWanted: isCaptchaWanted,
        async get({ isRequired, signal }) {
          // A repeated key needs an identical body, including the old captcha: if that has expired, the server says so.
          if (isRequired || last?.mark !== mark) last = undefined
          try {
            body = last?.body ?? { ...request, ...(await captchaOf(method, isRequired, helper, signal)) }
          } finally {
            isLeft = here.signal.aborted
          }
          if (isLeft) throw new FormLeft()
        },
      },
      send: ({ key, signal }) => {
        last = { mark, body }
        return sendCreate(need.api, method, body, { idempotencyKey: key, signal })
      },
      read: (answer) => {
        next = need.nextStep(answer, method)
        return { depositId: answer.depositId, isDraft: next?.step === 'askFields', saysNothing: next === undefined }
      },
      isOutcomeUnknown,
      isNotProcessed,
    })
    const isOver = verdict.kind === 'answered' || (verdict.kind === 'refused' && !isNotProcessed(verdict.failure))
    if (isOver) last = undefined
    // The player left before anything was sent: reporting a failure would be wrong.
    return { verdict: isLeft ? { kind: 'stopped' } : verdict, next }
  }

  async function created(creation: Creation<DepositAnswer>): Promise<Verdict<DepositAnswer>> {
    try {
      return await engine.create(creation)
    } catch (failure) {
      return { kind: 'refused', failure }
    }
  }

  async function captchaOf(
    method: Method,
    isRequired: boolean,
    helper: HelperWindow | undefined,
    stopped: AbortSignal,
  ): Promise<CaptchaFields | undefined> {
    const leave = () => left.abort()
    stopped.addEventListener('abort', leave)
    try {
      const onShown = () => helper?.wait('player')
      return await need.captcha({ method, isRequired, signal: left.signal, onShown })
    } finally {
      stopped.removeEventListener('abort', leave)
      helper?.wait('server')
    }
  }

  return {
    send,
    leave: () => left.abort(),
    forget() {
      last = undefined
    },
  }
}

/** The player left the form before the create was sent. */
class FormLeft extends Error {
  override readonly name = 'FormLeft'
}

/** The values that identify a gesture. Session, captcha and A/B test group are not part of it (D-18). */
function meantBy({ wallet, fields, depositId, onrampCurrency, bonusId }: DepositCreateRequest): unknown {
  const sorted = Object.entries(fields as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
  return [wallet, sorted, depositId, onrampCurrency ?? null, bonusId ?? null]
}
