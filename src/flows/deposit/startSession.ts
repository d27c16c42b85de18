import { compareShallow, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import { isPositive } from '../../money/amount.ts'
import type { Clock } from '../../platform/clock.ts'

/** A payment goes on without its session. */
const PATIENCE_MS = 3_000

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
  /** The same of a crypto method, as soon as it is known; a server that is slow with it is not waited for. */
  ofCrypto(method: Method): Promise<string | undefined>
  dispose(): void
}

/**
 * Starts a payment session when an amount has been typed (FORM-02, Q-005): 500 ms after typing stops, not again for the
 * same amount; of a crypto method once, when it is selected, and without amount and currency (CRYPTO-14, CALL-10). A payment
 * goes on without one, so a failure is nobody's trouble.
 */
export function startSession({ api, clock, form, method }: SessionNeed): StartSession {
  let last: { readonly asked: string; readonly method: string; readonly id: string | undefined } | undefined
  let cancel = () => {}
  let turn = 0
  const crypto = new Map<string, { readonly asking: Promise<string | undefined>; id?: string }>()

  function startCrypto({ name, wireCategory = name }: Method): void {
    if (crypto.has(name)) return
    const asking = api.sessionStart({ pendingGroup: wireCategory }).then(
      ({ id }) => {
        crypto.set(name, { asking, id })
        return id
      },
      () => {
        crypto.delete(name) // the next time that it is selected, it is asked for again
        return undefined
      },
    )
    crypto.set(name, { asking })
  }

  async function start(payment: Method, money: { readonly amount: string; readonly currency: string }): Promise<void> {
    const asked = [payment.name, money.amount, money.currency].join(' ')
    if (last?.asked === asked) return
    const mine = ++turn
    const former = last?.method === payment.name ? last.id : undefined
    last = { asked, method: payment.name, id: former }
    try {
      const pendingGroup = payment.wireCategory ?? payment.name
      const { id } = await api.sessionStart({ ...money, pendingGroup })
      if (mine === turn) last = { asked, method: payment.name, id }
    } catch {
      if (mine === turn) last = { asked: '', method: payment.name, id: former }
    }
  }

  const stop = reaction(
    () => ({ payment: method(), current: form(), amount: form()?.amount }),
    ({ payment, current, amount }) => {
      cancel()
      if (payment?.category === 'crypto') return startCrypto(payment)
      if (payment === undefined || current === undefined) return
      if (!isPositive(amount) || amount === undefined) return
      cancel = clock.setTimeout(() => void start(payment, { amount, currency: current.currency }), DEBOUNCE_MS)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return {
    // One method's session is no other's.
    id() {
      const name = method()?.name ?? ''
      return crypto.get(name)?.id ?? (last?.method === name ? last.id : undefined)
    },
    ofCrypto(payment) {
      startCrypto(payment)
      return new Promise((resolve) => {
        const stop = clock.setTimeout(() => resolve(undefined), PATIENCE_MS)
        void crypto.get(payment.name)?.asking.then((id) => {
          stop()
          resolve(id)
        })
      })
    },
    dispose: () => {
      cancel()
      stop()
    },
  }
}
