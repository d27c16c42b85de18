/** The page where a payment continues, with the data to send there. */
export interface PaymentSource {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}
