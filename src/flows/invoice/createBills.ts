import type { RouteName } from '../../../schemas/routes.ts'
import type { OpenDeposit } from '../../api/calls/depositCheck.ts'
import type { Invoice } from '../../model/invoice.ts'
import type { SteadyTime } from '../../platform/steadyTime.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { InvoiceStore, OpenInvoice } from '../../stores/InvoiceStore.ts'
import { invoiceEndsAt } from './invoiceEndsAt.ts'

export interface BillsNeed {
  readonly deposit: Pick<DepositStore, 'offerPage'>
  readonly invoices: InvoiceStore
  readonly time: Pick<SteadyTime, 'now' | 'isServerTime'>
}

/** From what an answer says of an invoice to what a page shows. */
export interface Bills {
  /** The current deposit is paid by this, on this page. */
  bill(invoice: Invoice, page: RouteName): void
  /** Whether it is known how an open deposit is paid, and not too late for it; what the server has just said is remembered. */
  isPayable(open: OpenDeposit): boolean
}

export function createBills({ deposit, invoices, time }: BillsNeed): Bills {
  const opened = (invoice: Invoice, route: RouteName): OpenInvoice => ({
    ...invoice,
    endsAt: invoiceEndsAt(invoice, time),
    route,
  })
  return {
    bill(invoice, page) {
      invoices.bill(opened(invoice, page))
      if (invoice.page !== undefined) deposit.offerPage(invoice.page)
    },
    isPayable({ depositId = '', invoice, isUnified }) {
      const route = isUnified ? 'depositPeerToPeerUnifiedFormPage' : 'depositPeerToPeerInvoicePage'
      // When it ends was worked out as it came: the server may not say it again.
      const open = invoices.of(depositId) ?? (invoice && opened(invoice, route))
      if (open !== undefined) invoices.remember(depositId, open)
      return open !== undefined && open.endsAt > time.now()
    },
  }
}
