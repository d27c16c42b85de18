/** The player pressed the button with no method selected (VALID-17). */
export class NoMethod extends Error {
  override readonly name = 'NoMethod'

  constructor() {
    super('No payment-method')
  }
}
