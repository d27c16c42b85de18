import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { Presents } from '../../../schemas/stored/ledgerEntry.ts'
import type { AmountText, Invoice } from '../../model/invoice.ts'
import type { Method } from '../../model/method.ts'
import type { OpenDeposit, OpenDepositData } from '../../model/openDeposit.ts'
import type { ChainCheck } from '../../payments/addressProblem.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import { depositKind } from '../../payments/depositKind.ts'
import { invoiceEndsAt } from '../../payments/expiry/invoiceEndsAt.ts'
import { reopenedEndsAt } from '../../payments/expiry/reopenedEndsAt.ts'
import {
  differs,
  type InvoiceStore,
  isReadable,
  type OpenInvoice,
  type ShownInvoice,
} from '../../payments/InvoiceStore.ts'
import { isAccepted, type Ledger } from '../../payments/ledger.ts'
import type { SteadyTime } from '../../platform/time/steadyTime.ts'
import { type CardViewType, cardViewTypeOf, orPeerToPeer } from '../../reference/cardViewTypes.ts'
import { traitsOf } from '../../reference/methodTraits.ts'
import {
  INVOICE_ADDRESS_PROBLEM_TEXTS,
  invoiceAddressProblem,
  isPaidInCoins,
  withCheckedCode,
  withoutAddresses,
} from './invoiceAddresses.ts'
import { newestInvoice } from './newestInvoice.ts'

export interface InvoicePresenterNeed {
  readonly deposit: Pick<DepositStore, 'adopt' | 'offerPage' | 'current'>
  readonly invoices: InvoiceStore
  readonly ledger: Pick<Ledger, 'find' | 'get' | 'setPresentation' | 'settledOf' | 'addNote' | 'noteOf'>
  readonly time: Pick<SteadyTime, 'now' | 'isServerTime'>
  readonly findMethod: (name: string) => Method | undefined
  /** Loads the check of coin addresses. Rejects when it can't be loaded. */
  readonly chainCheck: () => Promise<ChainCheck>
  readonly report: (code: string, message: string) => void
}

/** The fields of a create, by name. */
type SentFields = Readonly<Record<string, string>>

type InvoiceEntry = Extract<Presents, { kind: 'invoice' }>

/** Prepares the invoices in responses for display. */
export interface InvoicePresenter {
  /**
   * Shows the invoice of the current deposit, which was created with `fields`. Stores its kind and expiry with the
   * entry of `key` (D-26).
   */
  show(key: string, kind: DepositKind, invoice: Invoice | undefined, fields: SentFields): void
  /**
   * Caches the invoice that the server has just sent for a method's open deposit, which may name another account than
   * before. True if the player has to see that deposit before creating another.
   */
  take(method: string, open: OpenDeposit): boolean
  /** Shows the cached invoice of the current deposit. Undefined if no invoice is cached. */
  reopen(depositId: string): OpenInvoice | undefined
  /** Shows the invoice that this player saw before the host's settings changed, as that of the current deposit. */
  restore(shown: ShownInvoice): void
  /**
   * The player accepts the amount on the screen. Stored, so that after a reload only another amount must be accepted
   * (Q-096).
   */
  acceptAmount(): void
}

export function createInvoicePresenter({
  deposit,
  invoices,
  ledger,
  time,
  findMethod,
  report,
  ...need
}: InvoicePresenterNeed): InvoicePresenter {
  /** The fields of the deposits that this page has created, by deposit id. */
  const sentFor = new Map<string, SentFields>()

  function display(invoice: OpenInvoice): void {
    invoices.setInvoice(invoice)
    const { acceptedAmount } = ledger.noteOf(deposit.current?.id ?? '')
    if (acceptedAmount !== undefined && isAgreed(acceptedAmount, invoices.amount)) invoices.acceptAmount()
    if (invoice.page !== undefined) deposit.offerPage(invoice.page)
  }

  function checked(invoice: OpenInvoice, method: string): OpenInvoice {
    if (!isReadable(invoice))
      report('invoice.amount', `An invoice of ${method} (kind ${invoice.kind}) has no amount that can be paid.`)
    return invoice
  }

  /** Hides the addresses of an invoice in coins until they have been validated (N19). */
  function guarded(invoice: OpenInvoice, name: string, depositId: string, fields?: SentFields): OpenInvoice {
    const method = findMethod(name)
    if (!isPaidInCoins(invoice, method)) return invoice
    const hidden = withoutAddresses(invoice)
    void checkedAddresses(invoice, name, fields).then((seen) => {
      if (invoices.of(depositId) === hidden) invoices.remember(depositId, seen)
      if (invoices.invoice === hidden && invoices.settled === 'open') display(seen)
    })
    return hidden
  }

  async function checkedAddresses(invoice: OpenInvoice, name: string, fields: SentFields = {}): Promise<OpenInvoice> {
    const problem = await need.chainCheck().then(
      (check) => {
        const found = invoiceAddressProblem(invoice, findMethod(name), fields, check)
        return found && INVOICE_ADDRESS_PROBLEM_TEXTS[found]
      },
      () => 'the code that checks addresses did not load',
    )
    if (problem === undefined) return withCheckedCode(invoice)
    report('crypto.address', `The address of an invoice of ${name} is not shown: ${problem}.`)
    // The fields are removed too: they ask about the payment, but without an address nothing was paid.
    return { ...withoutAddresses(invoice), fields: [] }
  }

  return {
    show(key, kind, invoice, fields) {
      if (invoice === undefined) {
        ledger.setPresentation(key, { kind: 'invoice', invoiceKind: kind })
        return
      }
      const method = ledger.get(key)?.method ?? ''
      const { id = '' } = deposit.current ?? {}
      const opened = checked({ ...invoice, kind, endsAt: invoiceEndsAt(invoice, time) }, method)
      const expiredFor = time.now() - opened.endsAt
      if (expiredFor >= 0)
        report(
          'invoice.time',
          `The invoice of deposit ${id} (${method}) had expired ${Math.ceil(expiredFor / 1000)} s before it arrived.`,
        )
      const asksFields = invoice.fields.length > 0
      ledger.setPresentation(key, { kind: 'invoice', invoiceKind: kind, endsAt: opened.endsAt, asksFields })
      if (id !== '') sentFor.set(id, fields)
      display(guarded(opened, method, id, fields))
    },

    take(method, { depositId = '', data }) {
      const entry = ledger.find(depositId)
      const known = invoices.of(depositId)
      const stored = isAccepted(entry) && entry.presents?.kind === 'invoice' ? entry.presents : undefined
      const kept = known === undefined ? stored : entryOf(known)
      let open = known
      if (data !== undefined) {
        const viewType = cardViewTypeOf(findMethod(method)?.cardViewType)
        // Only a deposit found by reconciliation is known to be made by the press; the answer may also name an older
        // one.
        const pressedAt = isAccepted(entry) && entry.isFound ? entry.createdAt : undefined
        const answer = opened(method, kept, pressedAt, data, data.isPeerToPeer ? orPeerToPeer(viewType) : viewType)
        open = known === undefined ? answer : newestInvoice(known, answer)
      }
      if (open !== undefined && open !== known)
        invoices.remember(depositId, guarded(open, method, depositId, sentFor.get(depositId)))
      const isPeerToPeer = traitsOf(findMethod(method)).isPeerToPeer === true
      if (isPeerToPeer) return true // the deposit is being processed, even if its invoice is unknown (P2P-20, Q-098)
      if (open === undefined) return kept !== undefined && ledger.settledOf(depositId) === undefined
      return open.endsAt > time.now()
    },

    reopen(depositId) {
      const open = invoices.of(depositId)
      if (open !== undefined) display(open)
      return open
    },

    restore({ deposit: made, invoice }) {
      deposit.adopt(made)
      display(invoice)
    },

    acceptAmount() {
      const { id = '' } = deposit.current ?? {}
      if (id !== '') ledger.addNote(id, { acceptedAmount: invoices.amount })
      invoices.acceptAmount()
    },
  }

  function opened(
    method: string,
    kept: InvoiceEntry | undefined,
    pressedAt: number | undefined,
    data: OpenDepositData,
    viewType: CardViewType,
  ): OpenInvoice | undefined {
    const kind = kept?.invoiceKind ?? depositKind(data, viewType)
    if (kind === undefined) return undefined
    const invoice = readAs(kind, data)
    if (invoice === undefined) return undefined
    const endsAt = reopenedEndsAt(invoice, { endsAt: kept?.endsAt, pressedAt }, time)
    const lacksFields = kept?.asksFields === true && invoice.fields.length === 0
    return checked({ ...invoice, kind, endsAt, lacksFields }, method)
  }

  function readAs(kind: DepositKind, { asPeerToPeer, asInvoice }: OpenDepositData): Invoice | undefined {
    if (kind !== 'peerToPeer' && kind !== 'peerToPeerUnified') return asInvoice
    // A peer-to-peer invoice that violates its contract must not be paid.
    return asPeerToPeer.mismatches.length === 0 ? asPeerToPeer.invoice : undefined
  }
}

const entryOf = ({ kind, endsAt, fields, lacksFields = false }: OpenInvoice): InvoiceEntry => ({
  kind: 'invoice',
  invoiceKind: kind,
  endsAt,
  asksFields: fields.length > 0 || lacksFields,
})

/** Whether this is the amount that the player has accepted. An unknown amount or currency is never agreed. */
const isAgreed = (accepted: AmountText, asked: AmountText): boolean =>
  accepted.amount !== '' && asked.amount !== '' && accepted.currency === asked.currency && !differs(accepted, asked)
