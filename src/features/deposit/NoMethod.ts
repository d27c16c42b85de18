/** The player pressed the button with no method selected (VALID-17). */
export class NoMethod extends Error {
  override readonly name = 'NoMethod'
  readonly code = 'deposit.noMethod'

  constructor() {
    super('No payment-method')
  }
}
