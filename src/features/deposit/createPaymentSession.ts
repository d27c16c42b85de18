import { compareShallow, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import { isPositive } from '../../money/amount.ts'
import type { Clock } from '../../platform/time/clock.ts'

/** How long a crypto payment waits for its session before it continues without one. */
const SESSION_TIMEOUT_MS = 3_000

/** Debounce of the amount field (spec 9). */
const DEBOUNCE_MS = 500

export interface SessionNeed {
  readonly api: Pick<Api, 'sessionStart'>
  readonly clock: Clock
  readonly form: () => FormStore | undefined
  readonly method: () => Method | undefined
}

export interface PaymentSession {
  /** The id of the last session started for the current method, if any. */
  id(): string | undefined
  /** Resolves to the session id of a crypto method, or to undefined when the server fails or takes longer than 3 s. */
  ofCrypto(method: Method): Promise<string | undefined>
  dispose(): void
}

/**
 * Starts a payment session when an amount was typed (FORM-02, Q-005): 500 ms after typing stops, and not again for the
 * same amount. For a crypto method, the session starts once, on selection, without amount and currency (CRYPTO-14,
 * CALL-10). Failures are ignored, because a payment works without a session.
 */
export function createPaymentSession({ api, clock, form, method }: SessionNeed): PaymentSession {
  let last: { readonly key: string; readonly method: string; readonly id: string | undefined } | undefined
  let cancel = () => {}
  let turn = 0
  const crypto = new Map<string, { readonly pending: Promise<string | undefined>; id?: string }>()

  function startCrypto({ name, wireCategory = name }: Method): void {
    if (crypto.has(name)) return
    const pending = api.sessionStart({ pendingGroup: wireCategory }).then(
      ({ id }) => {
        crypto.set(name, { pending, id })
        return id
      },
      () => {
        crypto.delete(name) // the next selection requests it again
        return undefined
      },
    )
    crypto.set(name, { pending })
  }

  async function start(payment: Method, money: { readonly amount: string; readonly currency: string }): Promise<void> {
    const key = [payment.name, money.amount, money.currency].join(' ')
    if (last?.key === key) return
    const mine = ++turn
    const former = last?.method === payment.name ? last.id : undefined
    last = { key, method: payment.name, id: former }
    try {
      const pendingGroup = payment.wireCategory ?? payment.name
      const { id } = await api.sessionStart({ ...money, pendingGroup })
      if (mine === turn) last = { key, method: payment.name, id }
    } catch {
      if (mine === turn) last = { key: '', method: payment.name, id: former }
    }
  }

  // By name: neither a change of the amount nor a reloaded list is a new selection.
  const stopCrypto = reaction(
    () => method()?.name,
    () => {
      const payment = method()
      if (payment?.category === 'crypto') startCrypto(payment)
    },
    { fireImmediately: true },
  )

  const stopAmount = reaction(
    () => ({ payment: method(), current: form(), amount: form()?.amount }),
    ({ payment, current, amount }) => {
      cancel()
      if (payment === undefined || payment.category === 'crypto' || current === undefined) return
      if (!isPositive(amount) || amount === undefined) return
      cancel = clock.setTimeout(() => void start(payment, { amount, currency: current.currency }), DEBOUNCE_MS)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return {
    // A session belongs to one method and is not used for another.
    id() {
      const name = method()?.name ?? ''
      return crypto.get(name)?.id ?? (last?.method === name ? last.id : undefined)
    },
    ofCrypto(payment) {
      startCrypto(payment)
      return new Promise((resolve) => {
        const stop = clock.setTimeout(() => resolve(undefined), SESSION_TIMEOUT_MS)
        void crypto.get(payment.name)?.pending.then((id) => {
          stop()
          resolve(id)
        })
      })
    },
    dispose: () => {
      cancel()
      stopCrypto()
      stopAmount()
    },
  }
}
