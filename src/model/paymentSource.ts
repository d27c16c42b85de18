/** Where a payment goes on, with what has to be sent there. */
export interface PaymentSource {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data: Readonly<Record<string, string>>
}
