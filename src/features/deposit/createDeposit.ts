import { reaction } from 'mobx'
import type { DepositAnswer } from '../../model/depositAnswer.ts'
import type { Method } from '../../model/method.ts'
import { checkForm, checkStep } from '../../notices/checkForm.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { Blocked } from '../../session/blockedBy.ts'
import { afterCreate, type NextStep } from './afterCreate.ts'
import type { CreateDeposit, CreateNeed } from './CreateNeed.ts'
import { atCashPage, type CashPages } from './cashPages.ts'
import { createDepositSubmission } from './createDepositSubmission.ts'
import { createResultHandler } from './createResultHandler.ts'
import { NoMethod } from './NoMethod.ts'

/**
 * Creates deposits (spec 4): validate, prepare if the method requires it, open a helper window when allowed, run a
 * captcha if needed, and create. The engine enforces the money rules; this module supplies the calls and handlers of a
 * deposit.
 */
export function createDeposit(need: CreateNeed): CreateDeposit {
  const { active, on } = need
  const { deposit, engine } = need.payments
  const { report, track } = need.reports
  let isAbandoned = false
  const results = createResultHandler(need)

  const submission = createDepositSubmission({ ...need, nextStep: nextSteps(need.windows.cashPages) })
  engine.onOutcome(results.ended)

  async function create(): Promise<void> {
    const form = active.form()
    const method = active.method()
    if (method === undefined) {
      lacksMethod()
      return
    }
    if (form === undefined || results.isSpent() || engine.mustWait(method.name)) return
    if (!form.isLastStep) return checkStep(form, track)
    if (!checkForm(form, track)) return
    const amount = form.amount
    if (amount === undefined) return
    const blocked = whyBlocked()
    if (blocked !== undefined) {
      on.blocked(blocked)
      return
    }
    if (need.open.blockIfOpenElsewhere(method.name, need.request.place.country)) return
    if (need.preparing.isDue(method)) {
      await prepare(method)
      return
    }
    const helper = need.windows.openHelper(method)
    isAbandoned = false
    deposit.setSubmitted(true)
    deposit.setState('creating')
    try {
      const press = { form, method, amount, helper, opening: results.opening() }
      const submitted = await submission.send(press).catch((failure) => {
        helper?.close()
        throw failure
      })
      results.take(press, submitted, isAbandoned)
    } finally {
      deposit.setSubmitted(false)
      deposit.setState('idle')
    }
  }

  function whyBlocked(): Blocked | undefined {
    const blocked = need.blockedBy()
    if (blocked !== undefined) return blocked
    const left = results.waitMs()
    return left > 0 ? { why: 'wait', seconds: Math.ceil(left / 1000) } : undefined
  }

  /**
   * Requests the preparation; the next press creates the deposit. The browser opens a window for the provider's page
   * only during a press, and awaiting this request ends the press.
   */
  async function prepare(method: Method): Promise<void> {
    deposit.setState('creating')
    try {
      await need.preparing.run(method)
    } catch (failure) {
      on.failed(failure)
    } finally {
      deposit.setState('idle')
    }
  }

  function lacksMethod(): void {
    const problem = new NoMethod()
    report('deposit.noMethod', problem.message)
    on.failed(problem)
  }

  const stop = reaction(active.opening, () => {
    results.begin()
    submission.leave()
  })

  return {
    press: async () => void (await engine.exclusively(create)),
    check: () => engine.check(),
    startAnew: () => {
      const method = active.method()
      if (method !== undefined) engine.startAnew(method.name)
    },
    abandon: (method) => {
      isAbandoned = deposit.state === 'creating'
      engine.leave(method)
    },
    dispose: stop,
  }
}

/**
 * The next step after an answer. Undefined for an answer with neither an id nor a next step: the deposit must then be
 * reconciled (C17).
 */
const nextSteps =
  (cashPages: CashPages) =>
  (answer: DepositAnswer, method: Method): NextStep | undefined => {
    const cardViewType = cardViewTypeOf(method.cardViewType)
    const next = afterCreate(answer, { route: 'depositCompletePage', cardViewType })
    const isInconclusive = next.step === 'page' && next.page === 'depositCompletePage'
    if (answer.depositId === undefined && isInconclusive) return undefined
    return atCashPage(next, cashPages.of(method.name))
  }
