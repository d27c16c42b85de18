import { action, computed, makeObservable, observableRef } from 'mobx'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { AmountText, Invoice } from '../model/invoice.ts'
import { compare, isPositive } from '../money/amount.ts'
import { readSum } from '../money/readSum.ts'
import { INVOICE_TABLE, type InvoiceCell, type InvoiceState, invoiceState } from '../reference/invoiceTable.ts'
import type { Deposit, DepositStore } from './DepositStore.ts'

/** The invoice of a deposit, ready for display. */
export interface OpenInvoice extends Invoice {
  /** Expiry in ms, on the steady clock. */
  readonly endsAt: number
  /** The kind is decided when the deposit is created (D-26). */
  readonly kind: DepositKind
  /** A reload lost the fields that the create's response requested: the player can't fill them in. */
  readonly lacksFields?: boolean
}

/**
 * The settlement state of an invoice. `paying`: the "paid" call is in flight; `paid`: the player has said so, and the
 * call, if the kind of invoice has one, was not refused; `cancelling`: the player's cancellation is in flight;
 * `cancelled`: the deposit was cancelled or declined; `unclear`: it is unknown whether the deposit was cancelled.
 */
export type Settled = 'open' | 'paying' | 'paid' | 'cancelling' | 'cancelled' | 'unclear'

/** An invoice with its deposit. */
export interface ShownInvoice {
  readonly deposit: Deposit
  readonly invoice: OpenInvoice
}

interface InvoiceRecord {
  readonly deposit: Deposit | undefined
  readonly invoice: OpenInvoice | undefined
  readonly isExpired: boolean
  readonly settled: Settled
  readonly isAmountAccepted: boolean
}

const NOTHING: InvoiceRecord = {
  deposit: undefined,
  invoice: undefined,
  isExpired: false,
  settled: 'open',
  isAmountAccepted: false,
}

/** The invoice of the current deposit. Data of other deposits is never shown (I17). */
export class InvoiceStore {
  record: InvoiceRecord = NOTHING
  readonly #deposit: Pick<DepositStore, 'current'>
  /** Invoices by deposit id, for players who return to a deposit from the method list. */
  readonly #known = new Map<string, OpenInvoice>()

  constructor(deposit: Pick<DepositStore, 'current'>) {
    this.#deposit = deposit
    makeObservable(this, {
      record: observableRef,
      now: computed,
      setInvoice: action,
      setExpired: action,
      setSettled: action,
      acceptAmount: action,
    })
  }

  get now(): InvoiceRecord {
    return this.record.deposit === this.#deposit.current ? this.record : NOTHING
  }

  get invoice(): OpenInvoice | undefined {
    return this.now.invoice
  }

  /** The invoice of the current deposit, unless it is settled. */
  get unsettled(): ShownInvoice | undefined {
    const { deposit, invoice, settled } = this.now
    return deposit && invoice && settled === 'open' ? { deposit, invoice } : undefined
  }

  /** Whether the invoice has expired. */
  get isExpired(): boolean {
    return this.now.isExpired
  }

  get settled(): Settled {
    return this.now.settled
  }

  /** Whether the player has accepted a changed amount (P2P-09). */
  get isAmountAccepted(): boolean {
    return this.now.isAmountAccepted
  }

  /** The amount to pay; values missing in the invoice are taken from the request. */
  get amount(): AmountText {
    const [{ invoice }, { current }] = [this, this.#deposit]
    const amount = invoice?.amount || current?.amount || ''
    return { amount: readSum(amount) ?? amount, currency: invoice?.currency || current?.currency || '' }
  }

  /** The requested amount according to the server; else the player's own request. */
  get requested(): AmountText {
    const [{ invoice }, { current }] = [this, this.#deposit]
    if (invoice?.requested.amount)
      return { ...invoice.requested, currency: invoice.requested.currency || this.amount.currency }
    return { amount: current?.amount ?? '', currency: current?.currency ?? '' }
  }

  /** Whether the amount differs from the requested one. */
  get isChanged(): boolean {
    return this.invoice !== undefined && differs(this.invoice, this.requested)
  }

  /** Whether the invoice has payment details or instructions. */
  get isKnown(): boolean {
    return this.invoice !== undefined && hasPaymentDetails(this.invoice)
  }

  get state(): InvoiceState {
    return invoiceState({
      settled: this.settled,
      isKnown: this.isKnown,
      isReadable: isReadable(this.invoice),
      isExpired: this.isExpired,
      isChanged: this.isChanged && !this.isAmountAccepted,
    })
  }

  /** The contents and actions of the invoice in its current state. */
  get cell(): InvoiceCell {
    const { state } = this
    const cell = INVOICE_TABLE[this.invoice?.kind ?? 'hostToHost'][state]
    // The server decides whether the player may report "paid" (UNI-04).
    return cell.does === 'status' || this.invoice?.mayComplete === true ? cell : { ...cell, does: 'status' }
  }

  /** Whether the deposit's page or app may be opened. A deposit without an invoice is not restricted here. */
  get mayOpenPage(): boolean {
    return this.invoice === undefined || this.cell.shows === 'details'
  }

  /** Sets the invoice of the current deposit. */
  setInvoice(invoice: OpenInvoice): void {
    const { id } = this.#deposit.current ?? {}
    if (id) this.#known.set(id, invoice)
    this.record = { ...NOTHING, deposit: this.#deposit.current, invoice }
  }

  /** Caches the invoice of a deposit that is not the current one. */
  remember(id: string, invoice: OpenInvoice): void {
    this.#known.set(id, invoice)
  }

  /** The cached invoice of a deposit, if any. */
  of(id: string): OpenInvoice | undefined {
    return this.#known.get(id)
  }

  setExpired(isExpired: boolean): void {
    this.record = { ...this.now, deposit: this.#deposit.current, isExpired }
  }

  setSettled(settled: Settled): void {
    this.record = { ...this.now, deposit: this.#deposit.current, settled }
  }

  acceptAmount(): void {
    this.record = { ...this.now, deposit: this.#deposit.current, isAmountAccepted: true }
  }
}

/** False for an amount that is not a positive number: such an invoice is not shown (N21). */
export function isReadable(invoice: Pick<Invoice, 'amount'> | undefined): boolean {
  return !invoice?.amount || isPositive(readSum(invoice.amount))
}

/** Whether an invoice has payment details or instructions. */
function hasPaymentDetails({ requisites, holder, qr, qrImage, page, text, steps, fields }: Invoice): boolean {
  const details = [holder, qr, qrImage, text, page?.url ?? '']
  return details.some((one) => one !== '') || requisites.length + steps.length + fields.length > 0
}

/** Whether the amount differs from the other one. Values missing on either side don't count as different. */
export function differs(amount: AmountText, requested: AmountText): boolean {
  const isOtherCurrency = amount.currency !== '' && requested.currency !== '' && amount.currency !== requested.currency
  return (
    isOtherCurrency || (amount.amount !== '' && requested.amount !== '' && !isSame(amount.amount, requested.amount))
  )
}

/** Compares values, not texts: "1,500.00" equals 1500 (N12). */
function isSame(amount: string, requested: string): boolean {
  const [a, b] = [readSum(amount), readSum(requested)]
  return a !== undefined && b !== undefined && compare(a, b) === 0
}
