import type { Track } from '../../analytics/track.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import { checkForm } from '../../notices/checkForm.ts'
import { retryAfterMs } from '../../payments/classify.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { Result, Settlement, StatusPoll } from '../../payments/Operation.ts'
import { withdrawalCancel } from '../../payments/operations/withdrawalCancel.ts'
import { withdrawalConfirm } from '../../payments/operations/withdrawalConfirm.ts'
import { type Withdrawal, type WithdrawalStore, withFacts } from '../../payments/WithdrawalStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { CODE_FIELD, isCodeRefused } from './isCodeRefused.ts'
import { normalizeCode } from './normalizeCode.ts'
import { settlementOf } from './settlementOf.ts'

export interface WithdrawalConfirmationNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalConfirm' | 'withdrawalCancel' | 'withdrawalStatus'>
  readonly engine: Pick<PaymentEngine, 'run' | 'poll' | 'signal'>
  readonly withdrawal: WithdrawalStore
  readonly ledger: Pick<Ledger, 'settledOf'>
  readonly navigation: Pick<Navigation, 'go'>
  /** The form for the confirmation code, if the withdrawal needs one. */
  readonly form: () => FormStore | undefined
  /**
   * True if nothing may be sent now; the player then sees the reason. `waitMs`: the rest of the wait that the server
   * asked for.
   */
  readonly isBlocked: (waitMs: number) => boolean
  /** True if the withdrawal may not be confirmed, whatever the layout allows; the player then sees the reason. */
  readonly isNotConfirmable: () => boolean
  /** Whether the confirmation page is still open. If not, we don't navigate. */
  readonly isOpen: () => boolean
  readonly on: ConfirmationEvents
  readonly track: Track
  readonly clock: Pick<Clock, 'monotonic'>
}

export interface ConfirmationEvents {
  /** Called when the withdrawal is confirmed or cancelled: the balances have changed. */
  over(): void
  /** Called when the player's cancellation is done. */
  cancelled(): void
  /** Called when the withdrawal is confirmed while the player is on another page. */
  confirmed(): void
  /** Called when the server has ended the withdrawal while the player is on another page. */
  declined(): void
  /** Called when the server has not received the request: the player may press again. */
  notReceived(requested: Settlement): void
  /** Called with a failure that the player must see. */
  failed(failure: unknown, requested: Settlement): void
}

/** Confirms or cancels a withdrawal: never both, and each only once (C72). */
export interface WithdrawalConfirmation {
  confirm(): Promise<void>
  cancel(): Promise<void>
  /** Polls for the outcome of a request whose response was lost: on a press of the player, or after a reload. */
  check(): Promise<void>
}

export function createWithdrawalConfirmation(need: WithdrawalConfirmationNeed): WithdrawalConfirmation {
  const { api, clock, engine, ledger, navigation, withdrawal } = need
  let waitUntil = 0
  const isBlocked = () => need.isBlocked(waitUntil - clock.monotonic())

  /** Guard after every await: results are shown only for the current withdrawal, whichever page is open. */
  const isCurrent = ({ id }: Withdrawal) => withdrawal.current?.id === id && !engine.signal.aborted

  const pollOf = (current: Withdrawal, requested: Settlement): StatusPoll => ({
    status: (signal) =>
      api.withdrawalStatus(naming(current), { signal, isPolled: true }).then(
        ({ status, facts }) => {
          // The terms may have changed since: the player confirms those on the screen (N18).
          if (withdrawal.current !== undefined && isCurrent(current))
            withdrawal.adopt(withFacts(withdrawal.current, facts))
          return settlementOf(status)
        },
        () => undefined,
      ),
    onPoll: () => withdrawal.setStep(requested === 'paid' ? 'asking' : 'askingCancel'),
    isShown: () => isCurrent(current),
  })

  /**
   * Sends the request, or polls for its outcome, and shows the result. If the other request was sent first, in another
   * tab, this one is not sent: what is polled for, and what has not reached the server, is that other request (I11).
   */
  async function run(
    requested: Settlement,
    current: Withdrawal,
    send: (poll: StatusPoll) => Promise<Result<unknown, unknown>>,
  ): Promise<void> {
    const sentFirst = ledger.settledOf(current.id) ?? requested
    const result = await send(pollOf(current, sentFirst))
    if (!isCurrent(current)) return
    if (result.kind === 'accepted') return over(requested, requested)
    if (result.kind === 'settled') return over(result.settled, requested, result.failure)
    if (result.kind === 'unknown') return withdrawal.setStep('unclear')
    if (result.kind === 'notReceived') {
      withdrawal.setStep('open')
      need.on.notReceived(sentFirst)
    }
    if (result.kind !== 'refused') return
    withdrawal.setStep('open')
    waitUntil = clock.monotonic() + retryAfterMs(result.failure)
    need.on.failed(result.failure, requested)
    if (requested === 'paid' && isCodeRefused(result.failure)) need.form()?.refuse([CODE_FIELD])
  }

  function over(settled: Settlement, requested: Settlement, failure?: unknown): void {
    const { on } = need
    const isOpen = need.isOpen()
    const isOwnCancel = settled === 'cancelled' && requested === 'cancelled'
    on.over()
    withdrawal.settle(settled)
    if (isOpen) navigation.go(isOwnCancel ? 'withdrawalListPage' : 'withdrawalCompletePage', { replace: true })
    if (isOwnCancel) return on.cancelled()
    if (failure !== undefined && settled !== requested) on.failed(failure, requested)
    if (isOpen) return
    if (settled === 'paid') on.confirmed()
    else on.declined()
  }

  /**
   * Lock against double clicks. In the store, not in React state, which further clicks of the same task would not see.
   */
  const open = () => (withdrawal.step === 'open' ? withdrawal.current : undefined)

  return {
    async confirm() {
      const current = open()
      const form = need.form()
      if (current === undefined || (form !== undefined && !checkForm(form, need.track)) || isBlocked()) return
      if (need.isNotConfirmable()) return
      const typed = form?.values()[CODE_FIELD]
      const request = { ...naming(current), ...(typed !== undefined && { code: normalizeCode(typed) }) }
      withdrawal.setStep('confirming')
      await run('paid', current, (poll) => engine.run(withdrawalConfirm(api, request, poll)))
    },
    async cancel() {
      const current = open()
      if (current === undefined || isBlocked()) return
      withdrawal.setStep('cancelling')
      await run('cancelled', current, (poll) => engine.run(withdrawalCancel(api, naming(current), poll)))
    },
    async check() {
      const { current, step } = withdrawal
      const settled = current && ledger.settledOf(current.id)
      if (current === undefined || settled === undefined || !['reading', 'unclear', 'open'].includes(step)) return
      const subject = { kind: 'payment', id: current.id, note: { settled } } as const
      await run(settled, current, (poll) => engine.poll(subject, poll))
    },
  }
}

const naming = ({ id, method }: Withdrawal) => ({ withdrawalId: id, paymentMethod: method })
