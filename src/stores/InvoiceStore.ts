import { action, computed, makeObservable, observableRef } from 'mobx'
import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { Invoice, SaidAmount } from '../model/invoice.ts'
import { compare, isPositive, readWire } from '../money/amount.ts'
import { INVOICE_TABLE, type InvoiceCell, type InvoiceState, invoiceState } from '../reference/invoiceTable.ts'
import type { Deposit, DepositStore } from './DepositStore.ts'

/** The invoice of a deposit, as it stands on a page. */
export interface OpenInvoice extends Invoice {
  /** When it ends: in ms, by the steady time. */
  readonly endsAt: number
  /** Decided when the deposit was created (D-26). */
  readonly kind: DepositKind
  /** The fields that the create asked for did not come again: what the server wants to know can't be filled in. */
  readonly lacksFields?: boolean
}

/**
 * What the player has said of an invoice, or time has: `paying` while the server is being told, `paid` once it was;
 * `cancelled` when the deposit was taken back; `unclear`
 * where nobody knows whether it was.
 */
export type Settled = 'open' | 'paying' | 'paid' | 'cancelled' | 'unclear'

interface Billed {
  readonly deposit: Deposit | undefined
  readonly invoice: OpenInvoice | undefined
  readonly isOver: boolean
  readonly settled: Settled
  readonly isAmountAccepted: boolean
}

const NOTHING: Billed = {
  deposit: undefined,
  invoice: undefined,
  isOver: false,
  settled: 'open',
  isAmountAccepted: false,
}

/** How the current deposit is paid outside. Of another deposit nothing is said here (I17). */
export class InvoiceStore {
  billed: Billed = NOTHING
  readonly #deposit: Pick<DepositStore, 'current'>
  /** Those of this document's deposits: who goes back to the list finds them again. */
  readonly #known = new Map<string, OpenInvoice>()

  constructor(deposit: Pick<DepositStore, 'current'>) {
    this.#deposit = deposit
    makeObservable(this, {
      billed: observableRef,
      now: computed,
      bill: action,
      setOver: action,
      setSettled: action,
      acceptAmount: action,
    })
  }

  get now(): Billed {
    return this.billed.deposit === this.#deposit.current ? this.billed : NOTHING
  }

  get invoice(): OpenInvoice | undefined {
    return this.now.invoice
  }

  /** Its time has run out. */
  get isOver(): boolean {
    return this.now.isOver
  }

  get settled(): Settled {
    return this.now.settled
  }

  /** The player has seen that it is another amount than was asked for (P2P-09). */
  get isAmountAccepted(): boolean {
    return this.now.isAmountAccepted
  }

  /** What has to be paid; what the invoice does not say is what the player asked for. */
  get amount(): SaidAmount {
    const [{ invoice }, { current }] = [this, this.#deposit]
    const said = invoice?.amount || current?.amount || ''
    return { amount: readWire(said) ?? said, currency: invoice?.currency || current?.currency || '' }
  }

  /** What the server says that it was asked for; else what the player did ask for. */
  get asked(): SaidAmount {
    const [{ invoice }, { current }] = [this, this.#deposit]
    if (invoice?.asked.amount) return { ...invoice.asked, currency: invoice.asked.currency || this.amount.currency }
    return { amount: current?.amount ?? '', currency: current?.currency ?? '' }
  }

  /** It is another amount than was asked for. */
  get isChanged(): boolean {
    return this.invoice !== undefined && isOther(this.invoice, this.asked)
  }

  /** It says where to pay, or how. */
  get isKnown(): boolean {
    return this.invoice !== undefined && saysHow(this.invoice)
  }

  get state(): InvoiceState {
    return invoiceState({
      settled: this.settled,
      isKnown: this.isKnown,
      isReadable: isReadable(this.invoice),
      isOver: this.isOver,
      isChanged: this.isChanged && !this.isAmountAccepted,
    })
  }

  /** What the invoice offers as it is now. */
  get cell(): InvoiceCell {
    const { state } = this
    const cell = INVOICE_TABLE[this.invoice?.kind ?? 'hostToHost'][state]
    // The server has the last word on whether the player may say "paid" (UNI-04).
    return cell.does === 'status' || this.invoice?.mayComplete === true ? cell : { ...cell, does: 'status' }
  }

  /** Whether its page or its app may be opened; a deposit without an invoice is not ours to judge. */
  get mayOpenPage(): boolean {
    return this.invoice === undefined || this.cell.shows === 'details'
  }

  /** The current deposit is paid by this. */
  bill(invoice: OpenInvoice): void {
    const { id } = this.#deposit.current ?? {}
    if (id) this.#known.set(id, invoice)
    this.billed = { ...NOTHING, deposit: this.#deposit.current, invoice }
  }

  /** What is known of a deposit that is not the current one. */
  remember(id: string, invoice: OpenInvoice): void {
    this.#known.set(id, invoice)
  }

  /** The invoice of a deposit, where this document has been told of it. */
  of(id: string): OpenInvoice | undefined {
    return this.#known.get(id)
  }

  setOver(isOver: boolean): void {
    this.billed = { ...this.now, deposit: this.#deposit.current, isOver }
  }

  setSettled(settled: Settled): void {
    this.billed = { ...this.now, deposit: this.#deposit.current, settled }
  }

  acceptAmount(): void {
    this.billed = { ...this.now, deposit: this.#deposit.current, isAmountAccepted: true }
  }
}

/** An amount that is no number above zero can't be paid: nothing is shown of such an invoice (N21). */
export function isReadable(invoice: Pick<Invoice, 'amount'> | undefined): boolean {
  return !invoice?.amount || isPositive(readWire(invoice.amount))
}

/** Whether an invoice says where to pay, or how. */
function saysHow({ requisites, holder, qr, qrImage, page, text, steps, fields }: Invoice): boolean {
  const said = [holder, qr, qrImage, text, page?.url ?? '']
  return said.some((one) => one !== '') || requisites.length + steps.length + fields.length > 0
}

/** What is not said, on either side, is no difference. */
function isOther(said: SaidAmount, asked: SaidAmount): boolean {
  const isOtherCurrency = said.currency !== '' && asked.currency !== '' && said.currency !== asked.currency
  return isOtherCurrency || (said.amount !== '' && asked.amount !== '' && !isSame(said.amount, asked.amount))
}

/** "1,500.00" is 1500 (N12). */
function isSame(said: string, asked: string): boolean {
  const [a, b] = [readWire(said), readWire(asked)]
  return a !== undefined && b !== undefined && compare(a, b) === 0
}
