import type { Track } from '../../analytics/track.ts'
import type { WithdrawalApi } from '../../api/withdrawalApi.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TransactionStatus } from '../../stores/TransactionStore.ts'
import type { Withdrawal, WithdrawalStore } from '../../stores/WithdrawalStore.ts'
import { checkForm } from '../failures/checkForm.ts'
import type { Intents } from '../intent/Intents.ts'
import { isOutcomeUnknown } from '../intent/isOutcomeUnknown.ts'
import { statusFrom } from '../status/statusFrom.ts'

export interface WithdrawalConfirmationNeed {
  readonly api: Pick<WithdrawalApi, 'withdrawalConfirm' | 'withdrawalCancel' | 'withdrawalStatus'>
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly withdrawal: WithdrawalStore
  readonly intents: Pick<Intents, 'find' | 'keep'>
  readonly newKey: () => string
  readonly navigation: Pick<Navigation, 'go'>
  /** The form of the code. */
  readonly form: () => FormStore | undefined
  /** Why nothing may be sent just now, said to the player; true when it is held. */
  readonly isHeld: () => boolean
  /** Why this withdrawal may not be confirmed, said to the player; true when it is held, whatever its document says. */
  readonly isNotConfirmable: () => boolean
  /** The last word is known: the balances are others now. */
  readonly onOver: () => void
  /** Whether its page is still open: nobody is torn away from another one. */
  readonly isOpen: () => boolean
  /** Told once it was given up. */
  readonly onCancelled: () => void
  /** It goes, and the player is elsewhere. */
  readonly onConfirmed: () => void
  /** The server has not heard of it after all: the player may press again. */
  readonly onNotHeard: () => void
  readonly onFailure: (failure: unknown) => void
  readonly track: Track
}

/** The player's last word on a withdrawal: it goes, or it is given up. Never both, and each once (C72). */
export interface WithdrawalConfirmation {
  confirm(): Promise<void>
  cancel(): Promise<void>
  /** Asks what the server has heard, where its answer was lost: the player wants it, or the last word was said before a reload. */
  check(): Promise<void>
  dispose(): void
}

/** The field of the code that the player was sent. */
const CODE_FIELD = 'code'

/** When an answer was lost: how long until the server is asked, and asked again. */
const PAUSES_MS = [0, 2_000, 4_000, 8_000] as const

/** Where another tab has said it, and its call may still be on its way: longer than any call lasts (30 s, and D-01). */
const ELSEWHERE_MS = [...PAUSES_MS, 16_000, 16_000] as const

type Word = 'paid' | 'cancelled'

export function createWithdrawalConfirmation(need: WithdrawalConfirmationNeed): WithdrawalConfirmation {
  const { api, clock, intents, navigation, withdrawal } = need
  const stopped = new AbortController()
  /** What was said last: the same again goes out under the same key. */
  let last: { readonly mark: string; readonly key: string } | undefined

  /** In whatever page the player is by now, only what belongs to the withdrawal that is open is shown. */
  const isCurrent = ({ id }: Withdrawal) => withdrawal.current?.id === id && !stopped.signal.aborted

  function keyOf(mark: string): string {
    if (last?.mark !== mark) last = { mark, key: need.newKey() }
    return last.key
  }

  async function say(word: Word, current: Withdrawal, send: () => Promise<void>): Promise<void> {
    // The last word has been said in another tab: what became of it is asked, neither contradicted nor repeated.
    if (intents.find(current.id)?.settled !== undefined) return learn(current, ELSEWHERE_MS)
    withdrawal.setStep(word === 'paid' ? 'confirming' : 'cancelling')
    settle(intents, current, word)
    try {
      await send()
    } catch (failure) {
      if (stopped.signal.aborted) return
      if (isOutcomeUnknown(failure)) return learn(current)
      // What was refused may be the second time that it was said: the browser itself says it again on a broken line (D-01).
      const heard = await asked(current)
      if (heard === 'paid' || heard === 'cancelled') return isCurrent(current) ? over(heard) : undefined
      settle(intents, current, undefined)
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

  /** What the server has heard only the server can say: until it does, nothing else is said to it. */
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
    settle(intents, current, undefined)
    need.onNotHeard()
  }

  /** No answer is no verdict. */
  const asked = (current: Withdrawal): Promise<Word | 'waiting' | undefined> =>
    api.withdrawalStatus(naming(current), { signal: stopped.signal }).then(
      ({ status }) => HEARD[statusFrom(status)],
      () => undefined,
    )

  /** One word at a time: a flag outside React, which ten clicks of one task find set. */
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
      const isSaid = current !== undefined && intents.find(current.id)?.settled !== undefined
      if (isSaid && ['reading', 'unclear', 'open'].includes(step)) await learn(current)
    },
    dispose: () => stopped.abort(),
  }
}

const naming = ({ id, method }: Withdrawal) => ({ withdrawalId: id, paymentMethod: method })

/** What each status says of the last word. */
const HEARD: Partial<Record<TransactionStatus, Word | 'waiting'>> = {
  accepted: 'paid',
  processed: 'paid',
  mistaked: 'cancelled',
  waiting: 'waiting',
}

/** Kept before the first byte leaves: another tab, or the next document, must not say the other thing. */
function settle(intents: WithdrawalConfirmationNeed['intents'], { id }: Withdrawal, word: Word | undefined): void {
  const intent = intents.find(id)
  if (intent === undefined) return
  const { settled: _, ...rest } = intent
  intents.keep(word === undefined ? rest : { ...rest, settled: word })
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
