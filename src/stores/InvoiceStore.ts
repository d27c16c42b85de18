import { action, computed, makeObservable, observableRef } from 'mobx'
import type { RouteName } from '../../schemas/routes.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Deposit, DepositStore } from './DepositStore.ts'

/** The invoice of a deposit, as it stands on a page. */
export interface OpenInvoice extends Invoice {
  /** When it ends: in ms, by the steady time. */
  readonly endsAt: number
  /** The page that it stands on. */
  readonly route: RouteName
}

/**
 * What the player has said of an invoice, or time has: `paying` while the server is being told, `paid` once it was;
 * `cancelled` when the server took back a deposit that was not paid in time.
 */
export type Settled = 'open' | 'paying' | 'paid' | 'cancelled'

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
