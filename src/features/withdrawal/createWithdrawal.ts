import { reaction } from 'mobx'
import type { WithdrawalCreateRequest } from '../../../schemas/calls/withdrawalCreate.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { Track } from '../../analytics/track.ts'
import type { MadeWithdrawal } from '../../api/calls/withdrawalCreate.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { DestinationLine } from '../../model/withdrawal.ts'
import { checkForm, checkStep } from '../../notices/checkForm.ts'
import { refusedFields } from '../../notices/refusedFields.ts'
import { retryAfterMs } from '../../payments/classify.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Result } from '../../payments/Operation.ts'
import { withdrawalCreate } from '../../payments/operations/withdrawalCreate.ts'
import type { Outcome } from '../../payments/reconcile.ts'
import { type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { ActiveForm } from '../../services/ActiveForm.ts'

export interface WithdrawNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalCreate'>
  readonly clock: Clock
  readonly track: Track
  readonly payments: WithdrawalPayments
  readonly navigation: Pick<Navigation, 'go'>
  readonly active: ActiveForm
  readonly country: () => string
  /** The withdrawals that were open before the press. */
  readonly open: Pick<OpenDeposits, 'before' | 'blockIfOpenElsewhere'>
  /** The destination as the player has typed it. Kept in memory only. */
  readonly destination: (method: Method, form: FormStore) => readonly DestinationLine[]
  /** Loads the code of the pages that can follow. Rejects with ModuleLoadError if a part of it can't be loaded. */
  readonly loadPages: (method: Method) => Promise<unknown>
  /**
   * True if nothing may be sent now; the player then sees the reason. `waitMs`: the rest of the wait that the server
   * asked for.
   */
  readonly isBlocked: (waitMs: number) => boolean
  readonly on: WithdrawHandlers
}

/** The payment engine of withdrawals, and the withdrawal on the screen. */
export interface WithdrawalPayments {
  readonly engine: PaymentEngine
  readonly withdrawal: WithdrawalStore
}

/** Handlers of the result of a press. */
export interface WithdrawHandlers {
  /** Called with a failure that the player must see. */
  readonly failed: (failure: unknown) => void
  readonly created: () => void
  /** Called with the outcome of a create that does not open the confirmation page. */
  readonly reconciled: (outcome: Outcome) => void
}

/** Creates withdrawals. The engine enforces the safety rules of payments, as for deposits (I1, I2, I8). */
export interface CreateWithdrawal extends Pick<PaymentEngine, 'check' | 'startAnew'> {
  /**
   * Handles a press on the button. Does nothing while another press is in flight, or if this form has created already.
   */
  press(): Promise<void>
  /** Stops watching the form. The engine's owner disposes the engine. */
  dispose(): void
}

type Made = Result<WithdrawalCreateRequest, MadeWithdrawal>

export function createWithdrawal(need: WithdrawNeed): CreateWithdrawal {
  const { active, api, clock, navigation, on } = need
  const { engine, withdrawal } = need.payments
  /**
   * Whether the form has created a withdrawal and is still visible: another click must not create a second one (H6).
   */
  let isSpent = false
  let waitUntil = 0

  async function press(): Promise<void> {
    const [form, method] = [active.form(), active.method()]
    if (form === undefined || method === undefined || isSpent || engine.mustWait(method.name)) return
    if (!form.isLastStep) return checkStep(form, need.track)
    if (!checkForm(form, need.track)) return
    const { amount } = form
    if (amount === undefined || need.isBlocked(waitUntil - clock.monotonic())) return
    // What was shown stays chosen when the balances change: a retry must not take the money from another account.
    withdrawal.choose(withdrawal.account)
    withdrawal.setState('creating')
    try {
      await send(form, method, amount)
    } finally {
      withdrawal.setState('idle')
    }
  }

  async function send(form: FormStore, method: Method, amount: string): Promise<void> {
    const { currency } = form
    const opening = active.opening()
    const request: WithdrawalCreateRequest = {
      amount,
      currency,
      paymentMethod: method.name,
      account: withdrawal.account,
      fields: form.values(),
      selectedCountry: need.country(),
    }
    const destination = need.destination(method, form)
    if (!(await hasPages(method)) || active.opening() !== opening) return
    const { before, blockIfOpenElsewhere } = need.open
    const open = { before: before(method.name, request.selectedCountry), blockIfOpenElsewhere }
    const result = await engine.run(withdrawalCreate(api, request, open))
    if (result.kind !== 'accepted') return notMade(result, method)
    const { withdrawalId: id = '', facts } = result.answer
    on.created()
    // A player who has left the form gets a notice and stays on the current page.
    if (active.opening() !== opening) return on.reconciled({ kind: 'exists', depositId: id })
    isSpent = true
    // `requested` stays the requested amount: if the server returns another amount, the player must agree to it.
    const made = { ...UNKNOWN_DETAILS, amount, currency, destination, requested: { amount, currency }, isTyped: true }
    withdrawal.adopt(withFacts({ ...made, id, method: method.name, startedAt: result.sent.at }, facts))
    navigation.go('withdrawalConfirmPage')
  }

  /** Nothing has been sent yet, so a page that can't be loaded now loses no withdrawal (I23). */
  async function hasPages(method: Method): Promise<boolean> {
    try {
      await need.loadPages(method)
      return true
    } catch (failure) {
      on.failed(failure)
      return false
    }
  }

  function notMade(result: Made, method: Method): void {
    if (result.kind !== 'refused') return
    waitUntil = clock.monotonic() + retryAfterMs(result.failure)
    refused(result.failure, method.name)
  }

  function refused(failure: unknown, method: string): void {
    on.failed(failure)
    // The player may have opened another form meanwhile.
    if (active.method()?.name === method) active.form()?.refuse(refusedFields(failure))
  }

  /** Handles a reconciled create. If its form is still open, goes to the confirmation page, which loads the details. */
  function ended(outcome: Outcome, { method, amount, currency, createdAt }: LedgerEntry): void {
    if ('refusal' in outcome) return refused(outcome.refusal, method)
    const isOpenForm = active.method()?.name === method
    if (outcome.kind === 'exists' && isOpenForm && active.form() !== undefined) {
      isSpent = true
      const requested = { amount, currency }
      withdrawal.adopt({ ...UNKNOWN_DETAILS, id: outcome.depositId, method, currency, requested, startedAt: createdAt })
      navigation.go('withdrawalConfirmPage')
    } else on.reconciled(outcome)
  }

  engine.onOutcome(ended)
  const stop = reaction(active.opening, () => {
    isSpent = false
  })

  return {
    press: async () => void (await engine.exclusively(press)),
    check: engine.check,
    startAnew: engine.startAnew,
    dispose: stop,
  }
}

/** The details of a withdrawal that are unknown until the server sends them. */
export const UNKNOWN_DETAILS = {
  amount: undefined,
  fee: undefined,
  receives: undefined,
  receivesCurrency: undefined,
  destination: [],
  unread: [],
  code: undefined,
  requested: undefined,
  isTyped: false,
} as const
