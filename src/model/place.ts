/** Where a payment is made from, and in what. */
export interface Place {
  /** ISO code. */
  readonly country: string
  /** Code of the currency. */
  readonly currency: string
}
