import { compareShallow, reaction } from 'mobx'
import type { Api } from '../../api/index.ts'
import type { LimitsStore } from '../../catalog/LimitsStore.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import type { Method } from '../../model/method.ts'
import { currencyRule } from '../../money/limits.ts'
import { unreadLimits } from '../../money/withinLimits.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import type { HostChoices } from '../../services/HostChoices.ts'

export interface LimitsNeed {
  readonly api: Pick<Api, 'depositLimits'>
  readonly limits: LimitsStore
  /** The open method and the currency it is paid in; observable by MobX. */
  readonly method: () => Method | undefined
  readonly currency: () => string
  /** Reports problems of the limits to operators: a limit that can't be parsed disables the method. */
  readonly report: (code: string, message: string) => void
  readonly form: () => Pick<FormStore, 'revalidateAmount'> | undefined
  /** Narrows the limits as the host wants. */
  readonly choices?: Pick<HostChoices, 'narrowed'> | undefined
  /** Host data passed through to the server (CALL-21). */
  readonly extras?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Loads today's limits whenever a method is opened (CALL-21). A late answer never changes an existing amount:
 * validation reads the current limits each time (I6) and reports a violation. Only a form without an amount gets its
 * first amount from the answer. Without an answer, the limits of the method list apply. Returns the cleanup.
 */
export function loadLimits({
  api,
  limits,
  method,
  currency,
  form,
  report,
  extras = {},
  ...need
}: LimitsNeed): () => void {
  const { narrowed } = need.choices ?? { narrowed: (_, __, today) => today }
  let pending = new AbortController()

  async function request(opened: Method, code: string, { signal }: AbortController): Promise<void> {
    const { name } = opened
    try {
      const answer = await api.depositLimits(
        { currency: code, paymentMethod: name, ...(Object.keys(extras).length > 0 && { extras }) },
        { signal },
      )
      if (signal.aborted) return
      const today = answer.get(name)
      for (const value of unreadLimits([today])) report('limits.unread', unreadable(name, value))
      limits.set(name, code, narrowed(name, code, today))
      form()?.revalidateAmount()
    } catch {
      // The limits of the method list apply. An on-ramp has none there, so its minimum is 1 (spec 5).
      if (signal.aborted || !traitsOf(opened).choosesCurrency || limits.of(name, code)) return
      limits.set(name, code, narrowed(name, code, {}))
      form()?.revalidateAmount()
    }
  }

  function reportListed({ name, amountRules, limits: own }: Method, code: string): void {
    const rule = currencyRule(amountRules, code)
    for (const value of unreadLimits([rule, own])) report('limits.unread', unreadable(name, value))
    const others = Object.keys(Object(amountRules))
    if (rule === undefined && others.length > 0 && !own)
      report(
        'limits.currency',
        `${name} has no limits in ${code}, only in ${others.join(', ')}. Its form has none until deposit-limits answers.`,
      )
  }

  const stop = reaction(
    () => [method(), currency()] as const,
    ([opened, code]) => {
      if (opened !== undefined) reportListed(opened, code)
      pending.abort() // an answer for a closed form is obsolete
      pending = new AbortController()
      if (opened !== undefined) void request(opened, code, pending)
    },
    { fireImmediately: true, equals: compareShallow },
  )

  return () => {
    stop()
    pending.abort()
  }
}

const unreadable = (method: string, value: unknown): string =>
  `A limit of ${method} can't be read: ${JSON.stringify(value)}. Payments to which this limit applies are blocked.`
