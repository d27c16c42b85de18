import { reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import { isPositive } from '../../money/amount.ts'
import type { Clock } from '../../platform/clock.ts'

/** How long the player must have stopped typing (spec 9). */
const DEBOUNCE_MS = 500

export interface SessionNeed {
  readonly api: Pick<Api, 'sessionStart'>
  readonly clock: Clock
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
}

export interface StartSession {
  /** The id of the last session that was started for the method, if any. */
  id(): string | undefined
  dispose(): void
}

/**
 * Starts a payment session when an amount has been typed (FORM-02, Q-005): 500 ms after typing stops, not again for the
 * same amount. A payment goes on without one, so a failure is nobody's trouble.
 */
export function startSession({ api, clock, form, method }: SessionNeed): StartSession {
  let last: { readonly asked: string; readonly method: string; readonly id: string | undefined } | undefined
  let cancel = () => {}
  let turn = 0

  async function start(amount: string, currency: string, payment: Method): Promise<void> {
    const asked = `${payment.name} ${amount} ${currency}`
    if (last?.asked === asked) return
    const mine = ++turn
    const former = last?.method === payment.name ? last.id : undefined
    last = { asked, method: payment.name, id: former }
    try {
      const pendingGroup = payment.category ?? payment.name
      const { id } = await api.sessionStart({ amount, currency, pendingGroup })
      if (mine === turn) last = { asked, method: payment.name, id }
    } catch {
      if (mine === turn) last = { asked: '', method: payment.name, id: former }
    }
  }

  const stop = reaction(
    () => form()?.amount,
    (amount) => {
      cancel()
      const payment = method()
      const current = form()
      if (!isPositive(amount) || amount === undefined || payment === undefined || current === undefined) return
      cancel = clock.setTimeout(() => void start(amount, current.currency, payment), DEBOUNCE_MS)
    },
    { fireImmediately: true },
  )

  return {
    // One method's session is no other's.
    id: () => (last?.method === method()?.name ? last?.id : undefined),
    dispose: () => {
      cancel()
      stop()
    },
  }
}
