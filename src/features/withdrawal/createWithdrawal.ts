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
import { checkForm } from '../../notices/checkForm.ts'
import { refusedFields } from '../../notices/refusedFields.ts'
import { retryAfterMs } from '../../payments/classify.ts'
import type { OpenDeposits } from '../../payments/createOpenDeposits.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Result } from '../../payments/Operation.ts'
import { withdrawalCreate } from '../../payments/operations/withdrawalCreate.ts'
import type { Outcome } from '../../payments/reconcile.ts'
import { type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import type { Clock } from '../../platform/time/clock.ts'

export interface WithdrawNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalCreate'>
  readonly clock: Clock
  readonly track: Track
  readonly withdrawal: WithdrawalStore
  readonly engine: PaymentEngine
  readonly navigation: Pick<Navigation, 'go'>
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
  readonly country: () => string
  /** Differs each time a form is opened. Tracked by MobX. */
  readonly opening: () => string
  /** The ids that were open with a method before the press; undefined if unknown. */
  readonly before: OpenDeposits['before']
  readonly isElsewhere: OpenDeposits['isElsewhere']
  /** The destination as the player has typed it. Kept in memory only. */
  readonly destination: (method: Method, form: FormStore) => readonly DestinationLine[]
  /** Called when the withdrawal has been created. */
  readonly onMade: () => void
  /**
   * True if nothing may be sent now; the player is told why. `waitMs`: the time left that the server asked us to wait.
   */
  readonly isHeld: (waitMs: number) => boolean
  /** Tells a player who is on another page how a create turned out. */
  readonly tell: (outcome: Outcome) => void
  readonly onFailure: (failure: unknown) => void
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
  const { api, clock, engine, navigation, withdrawal } = need
  /** The form has created a withdrawal and is still visible: another click must not create a second one (H6). */
  let isSpent = false
  let waitUntil = 0

  async function press(): Promise<void> {
    const [form, method] = [need.form(), need.method()]
    if (form === undefined || method === undefined || isSpent || engine.mustWait(method.name)) return
    if (!form.isLastStep) return form.next()
    if (!checkForm(form, need.track)) return
    const { amount } = form
    if (amount === undefined || need.isHeld(waitUntil - clock.monotonic())) return
    withdrawal.setState('creating')
    try {
      await send(form, method, amount)
    } finally {
      withdrawal.setState('idle')
    }
  }

  async function send(form: FormStore, method: Method, amount: string): Promise<void> {
    const { currency } = form
    const opening = need.opening()
    const request: WithdrawalCreateRequest = {
      amount,
      currency,
      paymentMethod: method.name,
      account: withdrawal.account,
      fields: form.values(),
      selectedCountry: need.country(),
    }
    const destination = need.destination(method, form)
    const { before, isElsewhere } = need
    const open = { before: before(method.name, request.selectedCountry), isElsewhere }
    const result = await engine.run(withdrawalCreate(api, request, open))
    if (result.kind !== 'accepted') return notMade(result, method)
    const { withdrawalId: id = '', facts } = result.answer
    need.onMade()
    // A player who has left the form meanwhile is told, but stays where they are.
    if (need.opening() !== opening) return need.tell({ kind: 'exists', depositId: id })
    isSpent = true
    // The requested amount, unless the server returns another one: the player has to agree to that.
    const made = { ...NOTHING_SAID, amount, currency, destination, asked: { amount, currency }, isTyped: true }
    withdrawal.adopt(withFacts({ ...made, id, method: method.name, startedAt: result.sent.at }, facts))
    navigation.go('withdrawalConfirmPage')
  }

  function notMade(result: Made, method: Method): void {
    if (result.kind !== 'refused') return
    waitUntil = clock.monotonic() + retryAfterMs(result.failure)
    need.onFailure(result.failure)
    // The player may have opened another form meanwhile.
    if (need.method()?.name === method.name) need.form()?.refuse(refusedFields(result.failure))
  }

  /** Handles a reconciled create. If its form is still open, goes to the confirmation page, which loads the details. */
  function ended(outcome: Outcome, { method, amount, currency, createdAt }: LedgerEntry): void {
    const isOpenForm = need.method()?.name === method
    if (outcome.kind === 'exists' && isOpenForm && need.form() !== undefined) {
      isSpent = true
      const asked = { amount, currency }
      withdrawal.adopt({ ...NOTHING_SAID, id: outcome.depositId, method, currency, asked, startedAt: createdAt })
      navigation.go('withdrawalConfirmPage')
    } else need.tell(outcome)
  }

  engine.onOutcome(ended)
  const stop = reaction(need.opening, () => {
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
export const NOTHING_SAID = {
  amount: undefined,
  fee: undefined,
  receives: undefined,
  destination: [],
  isUnread: false,
  code: undefined,
  asked: undefined,
  isTyped: false,
} as const
