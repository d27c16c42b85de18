import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { CaptchaFields } from '../../model/captcha.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { HelperWindow } from '../../platform/helperWindow.ts'
import type { OpenDeposits } from '../intent/createOpenDeposits.ts'
import { isCaptchaWanted, isNotProcessed, isOutcomeUnknown } from '../intent/isOutcomeUnknown.ts'
import type { Creation, Gesture, Kernel, Verdict } from '../intent/Kernel.ts'
import type { NextStep } from './afterCreate.ts'
import { depositRequest, type RequestNeed } from './depositRequest.ts'
import { sendCreate } from './sendCreate.ts'

/** What a create must carry of a captcha; undefined when the method needs none. Rejects when there is none to be had. */
export type AskCaptcha = (asked: {
  readonly method: Method
  /** The server has refused for want of one. */
  readonly isRequired: boolean
  readonly signal: AbortSignal
  /** The player has something to do in the cashier. */
  readonly onShown: () => void
}) => Promise<CaptchaFields | undefined>

export interface DepositSubmissionNeed extends Pick<RequestNeed, 'place' | 'bonus' | 'returnUrl' | 'abTestGroup'> {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateP2p'>
  readonly paymentSessionId: () => string | undefined
  /** What was open with a method before the press; undefined when nobody knows. */
  readonly before: OpenDeposits['before']
  readonly captcha: AskCaptcha
  /** Undefined for an answer that says nothing. */
  readonly nextStep: (answer: DepositAnswer, method: Method) => NextStep | undefined
}

/** A press that was found good. */
export interface Press {
  readonly form: FormStore
  readonly method: Method
  readonly amount: string
  readonly helper: HelperWindow | undefined
}

export interface Sent {
  readonly verdict: Verdict<DepositAnswer>
  /** What a good answer leads to. */
  readonly next: NextStep | undefined
}

export interface DepositSubmission {
  send(press: Press): Promise<Sent>
  /** The player has left the form: what waits for a captcha is not sent any more. */
  leave(): void
  /** The gesture has ended: what is pressed next is another one. */
  forget(): void
}

/** Sends what a press meant: the captcha if one is needed, then the create, and both once more if the server asks for it. */
export function createDepositSubmission(
  need: DepositSubmissionNeed,
  kernel: Pick<Kernel, 'create' | 'draftOf'>,
): DepositSubmission {
  /** What was sent last: the same gesture goes out to the letter again, with the same captcha (I3). */
  let last: { readonly mark: string; readonly body: DepositCreateRequest } | undefined
  let left = new AbortController()

  async function send({ form, method, amount, helper }: Press): Promise<Sent> {
    const here = new AbortController()
    left = here
    const asked = { method: method.name, amount, currency: form.currency }
    const draft = kernel.draftOf(asked)
    // Made before the captcha: what is typed meanwhile was not checked.
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
          // A server that knows the key compares the whole body: whatever it takes no more, it says.
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
    // Nobody waits for it, and nothing was refused: a failure would be false.
    return { verdict: isLeft ? { kind: 'stopped' } : verdict, next }
  }

  async function created(creation: Creation<DepositAnswer>): Promise<Verdict<DepositAnswer>> {
    try {
      return await kernel.create(creation)
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

/** The player left the form before the create went out. */
class FormLeft extends Error {
  override readonly name = 'FormLeft'
}

/** Session, captcha and experiment are not what the player meant (D-18). */
function meantBy({ wallet, fields, depositId, onrampCurrency, bonusId }: DepositCreateRequest): unknown {
  const sorted = Object.entries(fields as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
  return [wallet, sorted, depositId, onrampCurrency ?? null, bonusId ?? null]
}
