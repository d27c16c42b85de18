import type { Track } from '../../analytics/track.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import { isOutcomeUnknown } from '../../payments/classify.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { TransactionStatus } from '../../payments/TransactionStore.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Withdrawal, WithdrawalStore } from '../../stores/WithdrawalStore.ts'
import { checkForm } from '../failures/checkForm.ts'
import { statusFrom } from '../status/statusFrom.ts'

export interface WithdrawalConfirmationNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalConfirm' | 'withdrawalCancel' | 'withdrawalStatus'>
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly withdrawal: WithdrawalStore
  readonly ledger: Pick<Ledger, 'find' | 'keep'>
  readonly newKey: () => string
  readonly navigation: Pick<Navigation, 'go'>
  /** The form for the confirmation code, if the withdrawal needs one. */
  readonly form: () => FormStore | undefined
  /** True if nothing may be sent now; the player is told why. */
  readonly isHeld: () => boolean
  /** True if this withdrawal may not be confirmed, whatever the layout document allows; the player is told why. */
  readonly isNotConfirmable: () => boolean
  /** Called when it is confirmed or cancelled: the balances have changed. */
  readonly onOver: () => void
  /** Whether the confirmation page is still open. If not, we don't navigate. */
  readonly isOpen: () => boolean
  /** Called after a cancellation. */
  readonly onCancelled: () => void
  /** Called after a confirmation, if the player is on another page. */
  readonly onConfirmed: () => void
  /** Called if the server has not received the request: the player may press again. */
  readonly onNotHeard: () => void
  readonly onFailure: (failure: unknown) => void
  readonly track: Track
}

/** Confirms or cancels a withdrawal: never both, and each only once (C72). */
export interface WithdrawalConfirmation {
  confirm(): Promise<void>
  cancel(): Promise<void>
  /** Polls for the outcome of a request whose response was lost: on a press of the player, or after a reload. */
  check(): Promise<void>
  dispose(): void
}

/** The field for the code that was sent to the player. */
const CODE_FIELD = 'code'

/** Delays before each poll after a lost response. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000] as const

/**
 * The same if another tab sent the request, which may still be in flight: longer than any call lasts (30 s, and D-01).
 */
const ELSEWHERE_MS = [...PAUSES_MS, 16_000, 16_000] as const

type Word = 'paid' | 'cancelled'

export function createWithdrawalConfirmation(need: WithdrawalConfirmationNeed): WithdrawalConfirmation {
  const { api, clock, ledger, navigation, withdrawal } = need
  const stopped = new AbortController()
  /** The last request: the same request again reuses its idempotency key. */
  let last: { readonly mark: string; readonly key: string } | undefined

  /** Guard after every await: results are shown only for the current withdrawal. */
  const isCurrent = ({ id }: Withdrawal) => withdrawal.current?.id === id && !stopped.signal.aborted

  function keyOf(mark: string): string {
    if (last?.mark !== mark) last = { mark, key: need.newKey() }
    return last.key
  }

  async function say(word: Word, current: Withdrawal, send: () => Promise<void>): Promise<void> {
    // It was already confirmed or cancelled, in another tab: poll for the outcome, and send nothing.
    if (ledger.find(current.id)?.settled !== undefined) return learn(current, ELSEWHERE_MS)
    withdrawal.setStep(word === 'paid' ? 'confirming' : 'cancelling')
    settle(ledger, current, word)
    try {
      await send()
    } catch (failure) {
      if (stopped.signal.aborted) return
      if (isOutcomeUnknown(failure)) return learn(current)
      // The refused request may be a repeat: browsers resend on a broken connection (D-01). So check whether it was
      // accepted.
      const heard = await asked(current)
      if (heard === 'paid' || heard === 'cancelled') return isCurrent(current) ? over(heard) : undefined
      settle(ledger, current, undefined)
      if (!isCurrent(current)) return
      withdrawal.setStep('open')
      need.onFailure(failure)
      if (word === 'paid') need.form()?.refuse([CODE_FIELD])
      return
    }
    if (isCurrent(current)) over(word)
  }

  function over(word: Word): void {
    need.onOver()
    withdrawal.setStep(word === 'paid' ? 'confirmed' : 'cancelled')
    const isOpen = need.isOpen()
    if (isOpen) navigation.go(word === 'paid' ? 'withdrawalCompletePage' : 'withdrawalListPage', { replace: true })
    if (word === 'cancelled') need.onCancelled()
    else if (!isOpen) need.onConfirmed()
  }

  /** Polls until the server says whether it was confirmed or cancelled. No other request is sent meanwhile. */
  async function learn(current: Withdrawal, pauses: readonly number[] = PAUSES_MS): Promise<void> {
    withdrawal.setStep('asking')
    let isWaiting = false
    for (const pause of pauses) {
      await waited(pause, clock, stopped.signal)
      const heard = isCurrent(current) ? await asked(current) : undefined
      if (!isCurrent(current)) return
      if (heard === 'paid' || heard === 'cancelled') return over(heard)
      isWaiting = heard === 'waiting'
    }
    withdrawal.setStep(isWaiting ? 'open' : 'unclear')
    if (!isWaiting) return
    settle(ledger, current, undefined)
    need.onNotHeard()
  }

  /** Undefined if the status could not be loaded. */
  const asked = (current: Withdrawal): Promise<Word | 'waiting' | undefined> =>
    api.withdrawalStatus(naming(current), { signal: stopped.signal }).then(
      ({ status }) => HEARD[statusFrom(status)],
      () => undefined,
    )

  /** Lock against double clicks. In the store, not in React state: further clicks in the same task already see it. */
  const open = () => (withdrawal.step === 'open' ? withdrawal.current : undefined)

  return {
    async confirm() {
      const current = open()
      const form = need.form()
      if (current === undefined || (form !== undefined && !checkForm(form, need.track)) || need.isHeld()) return
      if (need.isNotConfirmable()) return
      const code = form?.values()[CODE_FIELD]
      const request = { ...naming(current), ...(code !== undefined && { code }) }
      const options = { idempotencyKey: keyOf(JSON.stringify(request)), signal: stopped.signal }
      await say('paid', current, () => api.withdrawalConfirm(request, options))
    },
    async cancel() {
      const current = open()
      if (current === undefined || need.isHeld()) return
      const request = naming(current)
      const options = { idempotencyKey: keyOf(`cancel ${current.id}`), signal: stopped.signal }
      await say('cancelled', current, () => api.withdrawalCancel(request, options))
    },
    async check() {
      const { current, step } = withdrawal
      const isSaid = current !== undefined && ledger.find(current.id)?.settled !== undefined
      if (isSaid && ['reading', 'unclear', 'open'].includes(step)) await learn(current)
    },
    dispose: () => stopped.abort(),
  }
}

const naming = ({ id, method }: Withdrawal) => ({ withdrawalId: id, paymentMethod: method })

/** Whether each status means confirmed (`paid`), cancelled, or neither yet (`waiting`). */
const HEARD: Partial<Record<TransactionStatus, Word | 'waiting'>> = {
  accepted: 'paid',
  processed: 'paid',
  mistaked: 'cancelled',
  waiting: 'waiting',
}

/** Stores it. Called before sending, so that another tab, or this page after a reload, can't send the opposite. */
function settle(ledger: WithdrawalConfirmationNeed['ledger'], { id }: Withdrawal, word: Word | undefined): void {
  const entry = ledger.find(id)
  if (entry === undefined) return
  const { settled: _, ...rest } = entry
  ledger.keep(word === undefined ? rest : { ...rest, settled: word })
}

const waited = (ms: number, clock: WithdrawalConfirmationNeed['clock'], stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (ms === 0) return resolve()
    const cancel = clock.setTimeout(resolve, ms)
    stopped.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
