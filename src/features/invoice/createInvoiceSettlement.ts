import type { DepositCompleteRequest } from '../../../schemas/calls/depositComplete.ts'
import type { Api } from '../../api/index.ts'
import type { PaymentEngine } from '../../payments/createPaymentEngine.ts'
import type { Deposit, DepositStore } from '../../payments/DepositStore.ts'
import type { InvoiceStore, Settled } from '../../payments/InvoiceStore.ts'
import type { Ledger } from '../../payments/ledger.ts'
import type { Note, Settlement } from '../../payments/Operation.ts'
import { invoiceCancel } from '../../payments/operations/invoiceCancel.ts'
import { invoiceComplete } from '../../payments/operations/invoiceComplete.ts'

export type Extras = DepositCompleteRequest['extras']
type Paid = Pick<Deposit, 'id' | 'method'>

export interface InvoiceSettlementNeed {
  readonly api: Pick<Api, 'depositComplete' | 'depositCancel'>
  readonly engine: Pick<PaymentEngine, 'run' | 'signal'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly invoices: InvoiceStore
  readonly ledger: Pick<Ledger, 'settledOf'>
  readonly report: (code: string, message: string) => void
}

/** Completes or cancels a deposit that is paid outside the widget. Never both (I11). */
export interface InvoiceSettlement {
  /** Whether this deposit was reported as paid or cancelled; undefined if neither. */
  of(id: string): Settlement | undefined
  /**
   * Reports "paid" for the player. If the server definitely refuses, the deposit is open again and the promise rejects.
   * A report with an unknown outcome counts as accepted.
   */
  pay(paid: Paid, extras: Extras): Promise<void>
  /** Completes a deposit that the server has cancelled, once (P2P-16). A failure is reported, with no other effect. */
  complete(paid: Paid): Promise<void>
  /** Cancels a deposit, once; never rejects and never retries. `by`: the expiry or the player. */
  cancel(paid: Paid, by: NonNullable<Note['cancelledBy']>): Promise<void>
}

export function createInvoiceSettlement({
  api,
  engine,
  deposit,
  invoices,
  ledger,
  report,
}: InvoiceSettlementNeed): InvoiceSettlement {
  function show(id: string, settled: Settled): void {
    if (deposit.current?.id === id && !engine.signal.aborted) invoices.setSettled(settled)
  }

  const sendComplete = ({ id, method }: Paid, extras: Extras, isNoteKept: boolean) =>
    engine.run(invoiceComplete(api, { depositId: id, paymentMethod: method, extras }, isNoteKept))

  return {
    of: ledger.settledOf,
    async pay(paid, extras) {
      if (ledger.settledOf(paid.id) !== undefined || invoices.settled !== 'open') return
      show(paid.id, 'paying')
      const result = await sendComplete(paid, extras, false)
      if (result.kind === 'refused') {
        show(paid.id, 'open')
        throw result.failure
      }
      if (result.kind === 'unknown')
        report('deposit.complete', `The outcome of “I’ve paid” for ${nameOf(paid)} is unknown: its status is polled.`)
      show(paid.id, 'paid')
    },
    async complete(paid) {
      const { kind } = await sendComplete(paid, {}, true)
      if (kind === 'refused' || kind === 'unknown')
        report(
          'deposit.complete',
          `The server has cancelled ${nameOf(paid)}, and deposit-complete for it failed: the player may have paid.`,
        )
    },
    async cancel(unpaid, by) {
      const { id, method } = unpaid
      if (by === 'player' && ledger.settledOf(id) === undefined) show(id, 'cancelling')
      const { kind } = await engine.run(invoiceCancel(api, { depositId: id, paymentMethod: method }, by))
      if (kind === 'accepted') show(id, 'cancelled')
      // The player has decided not to pay: a deposit that the server still holds open asks for no payment either.
      if (kind === 'unknown' || (kind === 'refused' && by === 'player')) show(id, 'unclear')
      if (kind === 'refused' || kind === 'unknown')
        report('deposit.cancel', `The cancellation of ${nameOf(unpaid)} is ${kind}: its status is polled.`)
    },
  }
}

/** Each text is reported once, so it names the deposit. */
const nameOf = ({ id, method }: Paid): string => `deposit ${id} (${method})`
