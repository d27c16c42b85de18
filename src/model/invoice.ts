import type { MethodField } from './methodField.ts'
import type { PaymentSource } from './paymentSource.ts'

/** One payment detail needed to pay outside the cashier: a number, a name, a reference. */
export interface Requisite {
  /** The server's name for it. */
  readonly name: string
  /** The server's label, or empty: then the label is derived from the name. */
  readonly title: string
  /** Exactly as sent by the server: players copy it into their bank. */
  readonly value: string
  readonly isCopyable: boolean
  /** Invisible characters were removed, or the text was too long: it must not be used as an address of coins. */
  readonly isCleaned?: boolean
}

/** An amount with its currency as sent by the server; each empty when not given. */
export interface SaidAmount {
  readonly amount: string
  readonly currency: string
}

/**
 * The instructions for paying a deposit outside the cashier, whatever the response format (spec 3, Invoice data, P2P
 * deposit, Unified response). Missing values are empty.
 */
export interface Invoice extends SaidAmount {
  /** The amount that was requested, according to the server (P2P deposit: `passedAmount`). */
  readonly asked: SaidAmount
  /** In the server's order, those of the card last, without the holder. */
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
  /** See `isCleaned` of a requisite. */
  readonly isQrCleaned?: boolean
  /** A QR code received as an image: a data URL. */
  readonly qrImage: string
  /** A page or app for paying; a button opens it. */
  readonly page: PaymentSource | undefined
  /** The server's label of that button. */
  readonly pageLabel: string
  /** The fields about the payment for the player to fill in. */
  readonly fields: readonly MethodField[]
  /** Whether the player may report it as paid. */
  readonly mayComplete: boolean
  /** In ms since 1970, from the server; undefined when not given. */
  readonly createdAt: number | undefined
  readonly timeoutMs: number
}
