import { reaction } from 'mobx'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import { checkForm } from '../../notices/checkForm.ts'
import { NoMethod } from '../../payments/classify.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { Blocked } from '../../session/blockedBy.ts'
import { afterCreate, type NextStep } from './afterCreate.ts'
import type { CreateDeposit, CreateNeed } from './CreateNeed.ts'
import { atCashPage } from './cashPages.ts'
import { createDepositSubmission } from './createDepositSubmission.ts'
import { createResultHandler } from './createResultHandler.ts'

/**
 * Creates deposits (spec 4): validate, prepare if the method requires it, open a helper window when allowed, captcha if
 * needed, create. The engine enforces the money rules; this module supplies the calls and handlers of a deposit.
 */
export function createDeposit(need: CreateNeed): CreateDeposit {
  const { deposit, engine } = need
  let isAbandoned = false
  const ending = createResultHandler(need)

  const sending = createDepositSubmission({ ...need, nextStep: nextSteps(need.cashPages) })
  engine.onOutcome(ending.ended)

  async function create(): Promise<void> {
    const form = need.form()
    const method = need.method()
    if (method === undefined) {
      lacksMethod()
      return
    }
    if (form === undefined || ending.isSpent() || engine.mustWait(method.name)) return
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
    if (need.isElsewhere(method.name, need.place.country)) return
    if (need.preparing.isDue(method)) {
      await prepare(method)
      return
    }
    const helper = need.openHelper(method)
    isAbandoned = false
    deposit.setSubmitted(true)
    deposit.setState('creating')
    try {
      const press = { form, method, amount, helper }
      ending.take(press, await sending.send(press), isAbandoned)
    } finally {
      deposit.setSubmitted(false)
      deposit.setState('idle')
    }
  }

  function heldBack(): Blocked | undefined {
    const held = need.blockedBy()
    if (held !== undefined) return held
    const left = ending.waitMs()
    return left > 0 ? { why: 'wait', seconds: Math.ceil(left / 1000) } : undefined
  }

  /**
   * The first press only requests the preparation and always ends there: the browser allows a window for the provider's
   * page only during a press, and no longer once this request has been awaited.
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

  const stop = reaction(need.opening, () => {
    ending.begin()
    sending.leave()
  })

  return {
    press: async () => void (await engine.exclusively(create)),
    check: () => engine.check(),
    startAnew: () => {
      const method = need.method()
      if (method !== undefined) engine.startAnew(method.name)
    },
    abandon: (method) => {
      isAbandoned = deposit.state === 'creating'
      engine.leave(method)
    },
    dispose: stop,
  }
}

/** Undefined for an answer with neither an id nor a next step: the deposit must then be reconciled (C17). */
const nextSteps =
  (cashPages: CreateNeed['cashPages']) =>
  (answer: DepositAnswer, method: Method): NextStep | undefined => {
    const cardViewType = cardViewTypeOf(method.cardViewType)
    const next = afterCreate(answer, { route: 'depositCompletePage', cardViewType })
    const saysNothing = next.step === 'page' && next.page === 'depositCompletePage'
    if (answer.depositId === undefined && saysNothing) return undefined
    return atCashPage(next, cashPages.of(method.name))
  }
