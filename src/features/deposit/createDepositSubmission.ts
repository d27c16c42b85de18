import type { DepositCreateRequest } from '../../../schemas/calls/depositCreate.ts'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { CaptchaFields, ObtainCaptcha } from '../../model/captcha.ts'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Result } from '../../payments/Operation.ts'
import { depositCreate } from '../../payments/operations/depositCreate.ts'
import { depositCreateP2p } from '../../payments/operations/depositCreateP2p.ts'
import type { NewDeposit } from '../../payments/operations/newDeposit.ts'
import type { HelperWindow } from '../../platform/windows/helperWindow.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import type { NextStep } from './afterCreate.ts'
import { depositRequest, type RequestNeed } from './depositRequest.ts'

/** The data of the request besides the form. */
export interface RequestSource
  extends Pick<RequestNeed, 'place' | 'bonus' | 'cryptoBonus' | 'returnUrl' | 'abTestGroup'> {
  readonly paymentSessionId: () => string | undefined
}

export interface DepositSubmissionNeed {
  readonly api: Pick<Api, 'depositCreate' | 'depositCreateP2p'>
  readonly payments: { readonly engine: Pick<PaymentEngine, 'run' | 'draftOf'> }
  readonly request: RequestSource
  /** The deposits that were open before the press. */
  readonly open: Pick<OpenDeposits, 'before' | 'blockIfOpenElsewhere'>
  readonly captcha: ObtainCaptcha
  readonly windows: {
    /** Loads the code of the pages that can follow. Rejects with ModuleLoadError if a part of it can't be loaded. */
    readonly loadPages: (method: Method) => Promise<unknown>
  }
  /** Returns undefined for an answer with neither an id nor a next step. */
  readonly nextStep: (answer: DepositAnswer, method: Method) => NextStep | undefined
}

/** A validated press. */
export interface Press {
  readonly form: FormStore
  readonly method: Method
  readonly amount: string
  readonly helper: HelperWindow | undefined
  /** The number of the form's opening. */
  readonly opening: number
}

export interface Submitted {
  readonly result: Result<DepositCreateRequest, DepositAnswer>
  /** The step after a valid answer. */
  readonly next: NextStep | undefined
}

export interface DepositSubmission {
  send(press: Press): Promise<Submitted>
  /** Call when the player has left the form: a create still waiting for a captcha is not sent. */
  leave(): void
}

/** Submits a press: builds the request and runs the create, with a captcha if the method or the server wants one. */
export function createDepositSubmission(need: DepositSubmissionNeed): DepositSubmission {
  const { api, open } = need
  const { engine } = need.payments
  let left = new AbortController()

  async function send(press: Press): Promise<Submitted> {
    const { method } = press
    left = new AbortController()
    const deposit = newDeposit(press)
    const isPeerToPeer = traitsOf(method).isPeerToPeer === true
    const result = await engine.run(isPeerToPeer ? depositCreateP2p(api, method, deposit) : depositCreate(api, deposit))
    return { result, next: result.kind === 'accepted' ? need.nextStep(result.answer, method) : undefined }
  }

  function newDeposit({ form, method, amount, helper }: Press): NewDeposit {
    const draft = engine.draftOf({ method: method.name, amount, currency: form.currency })
    // Build the request before the captcha: values typed during the captcha were not validated.
    const request = depositRequest(
      {
        ...need.request,
        form,
        method,
        paymentSessionId: need.request.paymentSessionId(),
        depositId: draft?.depositId,
      },
      amount,
    )
    return {
      request,
      before: open.before(method.name, request.selectedCountry),
      continues: draft?.depositId,
      blockIfOpenElsewhere: open.blockIfOpenElsewhere,
      left: left.signal,
      async captcha({ isRequired, signal }) {
        // Nothing has been sent yet, so a page that can't be loaded now loses no deposit (I23).
        await need.windows.loadPages(method)
        return captchaOf(method, isRequired, helper, signal)
      },
      read(answer) {
        const next = need.nextStep(answer, method)
        return { depositId: answer.depositId, isDraft: next?.step === 'askFields', isInconclusive: next === undefined }
      },
    }
  }

  async function captchaOf(
    method: Method,
    isRequired: boolean,
    helper: HelperWindow | undefined,
    signal: AbortSignal,
  ): Promise<CaptchaFields | undefined> {
    try {
      const onShown = () => helper?.wait('player')
      return await need.captcha({ method, isRequired, signal, onShown })
    } finally {
      helper?.wait('server')
    }
  }

  return { send, leave: () => left.abort() }
}
