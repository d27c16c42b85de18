import type { MethodField } from './methodField.ts'
import type { PaymentSource } from './paymentSource.ts'

/** One payment detail for paying outside the cashier: a number, a name, a reference. */
export interface Requisite {
  /** The server's name of this payment detail. */
  readonly name: string
  /** The server's label, or empty: then the label is derived from the name. */
  readonly title: string
  /** The text without invisible characters, otherwise as the server sent it: players copy it into their bank. */
  readonly value: string
  readonly isCopyable: boolean
  /**
   * True if invisible characters were removed or the text was too long: then `value` must not be used as a crypto
   * address.
   */
  readonly isCleaned?: boolean
}

/** An amount and its currency as the server sent them; each is empty when not given. */
export interface AmountText {
  readonly amount: string
  readonly currency: string
}

/**
 * The instructions for paying a deposit outside the cashier, whatever the response format (spec 3, Invoice data, P2P
 * deposit, Unified response). Missing values are empty.
 */
export interface Invoice extends AmountText {
  /** The amount that was requested, according to the server (P2P deposit: `passedAmount`). */
  readonly requested: AmountText
  /** The payment details in the server's order, those of `card` last, without the account holder. */
  readonly requisites: readonly Requisite[]
  /** The account holder. */
  readonly holder: string
  /** The bank of the account. */
  readonly bank: string
  /** The country of the account: ISO code, upper case. */
  readonly country: string
  /** Instructions: a text, steps, or both. */
  readonly text: string
  readonly steps: readonly string[]
  /** The exact content of the QR code. */
  readonly qr: string
  /** Like `isCleaned` of a `Requisite`. */
  readonly isQrCleaned?: boolean
  /** A QR code received as an image: a data URL. */
  readonly qrImage: string
  /** A page or app in which the player can pay; a button opens it. */
  readonly page: PaymentSource | undefined
  /** The server's label of the button that opens `page`. */
  readonly pageLabel: string
  /** Fields about the payment, which the player fills in. */
  readonly fields: readonly MethodField[]
  /** Whether the player may report the invoice as paid. */
  readonly mayComplete: boolean
  /** In ms since 1970, as the server sent it; undefined when not given. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
