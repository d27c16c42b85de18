import type { DepositCompleteRequest } from '../../../schemas/calls/depositComplete.ts'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import type { Api } from '../../api/index.ts'
import { isOutcomeUnknown } from '../../payments/classify.ts'
import type { Deposit, DepositStore } from '../../payments/DepositStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { Clock } from '../../platform/clock.ts'
import type { InvoiceStore, Settled } from '../../stores/InvoiceStore.ts'

export type Extras = DepositCompleteRequest['extras']
type Paid = Pick<Deposit, 'id' | 'method'>

export interface InvoiceSettlementNeed {
  readonly api: Pick<Api, 'depositComplete' | 'depositCancel'>
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly invoices: InvoiceStore
  readonly ledger: Pick<Ledger, 'find' | 'keep'>
  readonly newKey: () => string
  readonly report: (code: string, message: string) => void
}

/** Completes or cancels a deposit that is paid outside the widget. Never both (I11). */
export interface InvoiceSettlement {
  /** Whether this deposit was reported as paid or cancelled; undefined if neither. */
  of(id: string): LedgerEntry['settled']
  /**
   * Reports "paid" for the player. Rejects if the server has definitely refused, and the deposit is open again. If the
   * outcome stays unknown, it counts as reported.
   */
  pay(paid: Paid, extras: Extras): Promise<void>
  /** Completes a deposit that the server has cancelled, once (P2P-16). A failure is reported, with no other effect. */
  complete(paid: Paid): void
  /** Cancels a deposit, once; never rejects and never retries. `by`: it has expired, or the player cancelled it. */
  cancel(paid: Paid, by: NonNullable<LedgerEntry['cancelledBy']>): Promise<void>
  dispose(): void
}

/** Backoff for a "paid" with unknown outcome: at most two retries, with the same idempotency key (C71). */
const AGAIN_AFTER_MS = [2_000, 5_000] as const

export function createInvoiceSettlement({
  api,
  clock,
  deposit,
  invoices,
  ledger,
  newKey,
  report,
}: InvoiceSettlementNeed): InvoiceSettlement {
  /** For deposits without a stored entry: another document created them. */
  const own = new Map<string, LedgerEntry['settled']>()
  const stopped = new AbortController()

  const of = (id: string) => ledger.find(id)?.settled ?? own.get(id)

  /** Stores it. Called before sending, so that another tab, or this page after a reload, can't send the opposite. */
  function settle(id: string, settled: LedgerEntry['settled'], by?: LedgerEntry['cancelledBy']): void {
    own.set(id, settled)
    const entry = ledger.find(id)
    if (entry === undefined) return
    const { settled: _, ...rest } = entry
    ledger.keep(settled === undefined ? rest : { ...rest, settled, ...(by && { cancelledBy: by }) })
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
