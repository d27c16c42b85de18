import type { MethodField } from './methodField.ts'
import type { PaymentSource } from './paymentSource.ts'

/** One line of what the player needs to pay outside: a number, a name, a reference. */
export interface Requisite {
  /** The server's name of it. */
  readonly name: string
  /** The server's words for it, or empty: then its name decides. */
  readonly title: string
  /** To the letter as the server sent it: it is copied and typed into a bank. */
  readonly value: string
  readonly isCopyable: boolean
}

/** An amount as the server writes it, with its currency; each empty when it did not say. */
export interface SaidAmount {
  readonly amount: string
  readonly currency: string
}

/**
 * How a deposit is paid outside the cashier: all that an answer says of it, whichever way it came (spec 3, Invoice data,
 * P2P deposit, Unified response). What was not said is empty.
 */
export interface Invoice extends SaidAmount {
  /** What the server says that it was asked for (P2P deposit: `passedAmount`). */
  readonly asked: SaidAmount
  /** In the server's order, the card's after the others, without the holder. */
  readonly requisites: readonly Requisite[]
  /** Whose account it is. */
  readonly holder: string
  /** The bank of the account. */
  readonly bank: string
  /** The country of the account: ISO, in capitals. */
  readonly country: string
  /** What to do, as a text, as steps, or as both. */
  readonly text: string
  readonly steps: readonly string[]
  /** What is drawn as a QR code, to the letter. */
  readonly qr: string
  /** A QR code that came as a picture: a data address. */
  readonly qrImage: string
  /** A page or an app in which it is paid; a press opens it. */
  readonly page: PaymentSource | undefined
  /** The server's words on that button. */
  readonly pageLabel: string
  /** What the player has to say of the payment. */
  readonly fields: readonly MethodField[]
  /** Whether the player may say that it is paid. */
  readonly mayComplete: boolean
  /** In ms since 1970, as the server says; undefined when it was not said. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
