import { compareShallow, reaction } from 'mobx'
import type { Method } from '../../schemas/method.ts'
import type { Api } from '../api/index.ts'
import type { FormStore } from '../stores/FormStore.ts'
import type { LimitsStore } from '../stores/LimitsStore.ts'

export interface LimitsNeed {
  readonly api: Pick<Api, 'depositLimits'>
  readonly limits: LimitsStore
  /** The method that is open, and the currency it is paid in; read as MobX reads. */
  readonly method: () => Method | undefined
  readonly currency: () => string
  readonly form: () => Pick<FormStore, 'refill'> | undefined
}

/**
 * Asks for today's limits whenever a method is opened (CALL-21). What is typed is never disturbed, however late the
 * answer: limits are read anew at every check (I6), and only an amount that nobody touched follows them. Without an
 * answer those of the list stand. Returns its stop.
 */
export function loadLimits({ api, limits, method, currency, form }: LimitsNeed): () => void {
  let asking = new AbortController()

  async function ask({ name }: Method, code: string, { signal }: AbortController): Promise<void> {
    try {
      const answer = await api.depositLimits({ currency: code, paymentMethod: name }, { signal })
      if (signal.aborted) return
      limits.set(name, code, answer.get(name))
      form()?.refill()
    } catch {
      // the limits of the list stand
    }
  }

  const stop = reaction(
    () => [method(), currency()] as const,
    ([opened, code]) => {
      asking.abort() // an answer for what is no longer open says nothing
      asking = new AbortController()
      if (opened !== undefined) void ask(opened, code, asking)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return () => {
    stop()
    asking.abort()
  }
}
