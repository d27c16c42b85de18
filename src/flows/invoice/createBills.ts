import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Intent } from '../../../schemas/stored/intent.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { Method } from '../../model/method.ts'
import type { OpenDeposit, SaidOfOpen } from '../../model/openDeposit.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'
import { type CardViewType, cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import { type InvoiceStore, isReadable, type OpenInvoice } from '../../stores/InvoiceStore.ts'
import type { Intents } from '../intent/Intents.ts'
import { depositKind } from './depositKind.ts'
import { invoiceEndsAt } from './invoiceEndsAt.ts'

export interface BillsNeed {
  readonly deposit: Pick<DepositStore, 'offerPage'>
  readonly invoices: InvoiceStore
  readonly intents: Pick<Intents, 'find' | 'change'>
  readonly time: Pick<SteadyTime, 'now' | 'isServerTime'>
  readonly findMethod: (name: string) => Method | undefined
  readonly report: (code: string, message: string) => void
}

/** From what an answer says of an invoice to what a page shows. */
export interface Bills {
  /** The current deposit is paid by this; its kind and its end are kept with the intent of this key (D-26). */
  bill(key: string, kind: DepositKind, invoice: Invoice | undefined): void
  /** What is open with a method, as the server has just said it, is remembered. True when the player has to see it first. */
  take(method: string, open: OpenDeposit): boolean
  /** Shows a deposit that is open as the current one; false where nobody knows how it is paid. */
  reopen(depositId: string): OpenInvoice | undefined
}

export function createBills({ deposit, invoices, intents, time, findMethod, report }: BillsNeed): Bills {
  function show(invoice: OpenInvoice): void {
    invoices.bill(invoice)
    if (invoice.page !== undefined) deposit.offerPage(invoice.page)
  }

  function checked(invoice: OpenInvoice): OpenInvoice {
    if (!isReadable(invoice))
      report('invoice.amount', `An invoice of kind ${invoice.kind} has no amount that can be paid.`)
    return invoice
  }

  return {
    bill(key, kind, invoice) {
      if (invoice === undefined) {
        intents.change(key, { invoice: { kind } })
        return
      }
      const opened = checked({ ...invoice, kind, endsAt: invoiceEndsAt(invoice, time) })
      if (opened.endsAt <= time.now()) report('invoice.time', 'An invoice was over before it came.')
      intents.change(key, { invoice: { kind, endsAt: opened.endsAt, asksFields: invoice.fields.length > 0 } })
      show(opened)
    },

    take(method, { depositId = '', said }) {
      const kept = intents.find(depositId)
      // When it ends was worked out as it came: the server may not say it again.
      let open = invoices.of(depositId)
      if (open === undefined && said !== undefined) {
        const viewType = cardViewTypeOf(findMethod(method)?.cardViewType)
        open = opened(kept?.invoice, said, viewType === 'default' && said.isPeerToPeer ? 'p2p' : viewType)
      }
      if (open !== undefined) invoices.remember(depositId, open)
      const isPeerToPeer = cardViewTypeOf(findMethod(method)?.cardViewType) === 'p2p'
      if (isPeerToPeer) return true // it is being processed, whatever is known of it (P2P-20, Q-098)
      if (open === undefined) return kept?.invoice !== undefined && kept.settled === undefined
      return open.endsAt > time.now()
    },

    reopen(depositId) {
      const open = invoices.of(depositId)
      if (open !== undefined) show(open)
      return open
    },
  }

  function opened(kept: Intent['invoice'], said: SaidOfOpen, viewType: CardViewType): OpenInvoice | undefined {
    const kind = kept?.kind ?? depositKind(said, viewType)
    if (kind === undefined) return undefined
    const invoice = readAs(kind, said)
    if (invoice === undefined) return undefined
    // The countdown never starts again: neither where the server does not say when it began, nor by another clock.
    const endsAt = Math.min(invoiceEndsAt(invoice, time), kept?.endsAt ?? Number.POSITIVE_INFINITY)
    const lacksFields = kept?.asksFields === true && invoice.fields.length === 0
    return checked({ ...invoice, kind, endsAt, lacksFields })
  }

  function readAs(kind: DepositKind, { asPeerToPeer, asInvoice }: SaidOfOpen): Invoice | undefined {
    if (kind !== 'peerToPeer' && kind !== 'peerToPeerUnified') return asInvoice
    // One that is not as agreed is no place to pay to.
    return asPeerToPeer.misfits.length === 0 ? asPeerToPeer.invoice : undefined
  }
}
