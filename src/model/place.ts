/** The country and currency of a payment. */
export interface Place {
  /** ISO code. */
  readonly country: string
  /** Currency code. */
  readonly currency: string
}
