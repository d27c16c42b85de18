import type { DepositCompleteRequest } from '../../../schemas/calls/depositComplete.ts'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Api } from '../../api/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Deposit, DepositStore } from '../../stores/DepositStore.ts'
import type { InvoiceStore, Settled } from '../../stores/InvoiceStore.ts'
import type { Intents } from '../intent/Intents.ts'
import { isOutcomeUnknown } from '../intent/isOutcomeUnknown.ts'

export type Extras = DepositCompleteRequest['extras']
type Paid = Pick<Deposit, 'id' | 'method'>

export interface InvoiceSettlementNeed {
  readonly api: Pick<Api, 'depositComplete' | 'depositCancel'>
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly invoices: InvoiceStore
  readonly intents: Pick<Intents, 'find' | 'keep'>
  readonly newKey: () => string
  readonly report: (code: string, message: string) => void
}

/** Completes or cancels a deposit that is paid outside the widget. Never both (I11). */
export interface InvoiceSettlement {
  /** Whether this deposit was reported as paid or cancelled; undefined if neither. */
  of(id: string): Intent['settled']
  /**
   * Reports "paid" for the player. Rejects if the server has definitely refused, and the deposit is open again. If the
   * outcome stays unknown, it counts as reported.
   */
  pay(paid: Paid, extras: Extras): Promise<void>
  /** Completes a deposit that the server has cancelled, once (P2P-16). A failure is reported, with no other effect. */
  complete(paid: Paid): void
  /** Cancels a deposit, once; never rejects and never retries. `by`: it has expired, or the player cancelled it. */
  cancel(paid: Paid, by: NonNullable<Intent['cancelledBy']>): Promise<void>
  dispose(): void
}

/** Backoff for a "paid" with unknown outcome: at most two retries, with the same idempotency key (C71). */
const AGAIN_AFTER_MS = [2_000, 5_000] as const

export function createInvoiceSettlement({
  api,
  clock,
  deposit,
  invoices,
  intents,
  newKey,
  report,
}: InvoiceSettlementNeed): InvoiceSettlement {
  /** For deposits without a stored intent: another document created them. */
  const own = new Map<string, Intent['settled']>()
  const stopped = new AbortController()

  const of = (id: string) => intents.find(id)?.settled ?? own.get(id)

  /** Stores it. Called before sending, so that another tab, or this page after a reload, can't send the opposite. */
  function settle(id: string, settled: Intent['settled'], by?: Intent['cancelledBy']): void {
    own.set(id, settled)
    const intent = intents.find(id)
    if (intent === undefined) return
    const { settled: _, ...rest } = intent
    intents.keep(settled === undefined ? rest : { ...rest, settled, ...(by && { cancelledBy: by }) })
  }

  function show(id: string, settled: Settled): void {
    if (deposit.current?.id === id && !stopped.signal.aborted) invoices.setSettled(settled)
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.setTimeout(resolve, ms)
      stopped.signal.addEventListener('abort', cancel, { once: true })
    })

  async function tell({ id, method }: Paid, extras: Extras): Promise<void> {
    const options = { idempotencyKey: newKey(), signal: stopped.signal }
    for (const wait of [...AGAIN_AFTER_MS, undefined]) {
      try {
        return await api.depositComplete({ depositId: id, paymentMethod: method, extras }, options)
      } catch (failure) {
        if (!isOutcomeUnknown(failure) || wait === undefined || stopped.signal.aborted) throw failure
        await pause(wait)
      }
    }
  }

  return {
    of,
    async pay(paid, extras) {
      if (of(paid.id) !== undefined || invoices.settled !== 'open') return
      settle(paid.id, 'paid')
      show(paid.id, 'paying')
      try {
        await tell(paid, extras)
      } catch (failure) {
        if (!isOutcomeUnknown(failure)) {
          settle(paid.id, undefined)
          show(paid.id, 'open')
          throw failure
        }
        report('deposit.complete', 'The outcome of "I have paid" is unknown; the deposit status is polled instead.')
      }
      show(paid.id, 'paid')
    },
    complete(paid) {
      if (of(paid.id) !== undefined) return
      settle(paid.id, 'paid')
      tell(paid, {}).catch(() => report('deposit.complete', 'A cancelled deposit could not be completed.'))
    },
    async cancel({ id, method }, by) {
      if (of(id) !== undefined) return
      settle(id, 'cancelled', by)
      try {
        const options = { idempotencyKey: newKey(), signal: stopped.signal }
        await api.depositCancel({ depositId: id, paymentMethod: method }, options)
        show(id, 'cancelled')
      } catch (failure) {
        if (isOutcomeUnknown(failure)) show(id, 'unclear')
        report('deposit.cancel', 'A deposit could not be cancelled; its status is asked.')
      }
    },
    dispose: () => stopped.abort(),
  }
}
