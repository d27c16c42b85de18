import { reaction } from 'mobx'
import { ANALYTICS_VERSION, type AnalyticsEvent } from '../../../schemas/host/analytics.ts'
import type { OutgoingOf } from '../../../schemas/host/outgoing.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import { reportResults } from '../../payments/status/reportResults.ts'
import type { TransactionStore } from '../../payments/TransactionStore.ts'
import type { WithdrawalStore } from '../../payments/WithdrawalStore.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import { followAmount } from './followAmount.ts'
import { followErrors } from './followErrors.ts'
import { followMethod } from './followMethod.ts'
import { followSubmit } from './followSubmit.ts'

export interface HostEventsNeed {
  readonly core: Pick<CoreServices, 'route' | 'methods' | 'deposit' | 'form' | 'environment'>
  readonly transaction: TransactionStore
  readonly withdrawal: WithdrawalStore
  /** The pages that the player had left before this code was loaded. */
  readonly left: readonly string[]
}

type Message = OutgoingOf<'onAnalytics'>
type Members = Omit<Message, 'messageType' | 'version' | 'event' | 'transaction'>

/**
 * Sends the host events for product analytics (D-71). It only observes the stores: no payment depends on it, and no
 * event contains the value of a field besides the amount. Returns the cleanup.
 */
export function createHostEvents({ core, transaction, withdrawal, left }: HostEventsNeed): () => void {
  const { route, methods, deposit, form } = core
  const { bridge, clock } = core.environment

  function send(event: AnalyticsEvent, members: Members, direction = directionOf(route.transaction)): void {
    bridge.send({ messageType: 'onAnalytics', version: ANALYTICS_VERSION, event, transaction: direction, ...members })
  }

  const method = () => methods.selected?.name
  for (const page of left) send('page', { page })
  const stops = [
    reaction(
      () => route.name,
      (page) => send('page', { page }),
      { fireImmediately: true },
    ),
    followMethod(core, (name) => send('method', { method: name })),
    followForms(form, (opened) => [
      followErrors(opened, (fields) => send('validation', { ...named(method()), fields: [...fields] })),
      followAmount(opened, clock, (amount) =>
        send('amount', { ...named(method()), amount, currency: opened.currency }),
      ),
    ]),
    reportResults({
      deposit,
      withdrawal,
      transaction,
      route,
      onResult({ status, id, transaction: direction }) {
        const made = isPayout(direction) ? withdrawal.current : deposit.current
        send('outcome', { outcome: status, ...named(made?.method), id }, direction)
      },
    }),
    ...[
      { payments: deposit, isSending: () => deposit.isDepositSubmitted },
      { payments: withdrawal, isSending: () => withdrawal.state === 'creating' },
    ].map((submits) =>
      followSubmit({
        ...submits,
        form,
        method,
        sent({ amount, currency }) {
          if (amount !== undefined) send('submit', { ...named(method()), amount, currency })
        },
        failed: (outcome) => send('outcome', { outcome, ...named(method()) }),
      }),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Follows the form on the screen; `follow` returns the cleanups of one form. */
function followForms(
  form: () => FormStore | undefined,
  follow: (opened: FormStore) => readonly (() => void)[],
): () => void {
  let stops: readonly (() => void)[] = []
  const leave = () => {
    for (const stop of stops) stop()
    stops = []
  }
  const stop = reaction(
    form,
    (opened) => {
      leave()
      if (opened !== undefined) stops = follow(opened)
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    leave()
  }
}

const directionOf = (transaction: string): Message['transaction'] => (isPayout(transaction) ? 'withdrawal' : 'deposit')

const named = (method: string | undefined): Pick<Members, 'method'> => (method === undefined ? {} : { method })
