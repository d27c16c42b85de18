/** An answer that does not fit its schema: the server may have acted all the same. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem'
  readonly code = 'api.answer'
  readonly call: string
  /** Where it does not fit and why, never what stood there, which may be personal: "/depositId (type: list)". */
  readonly paths: readonly string[]

  constructor(call: string, paths: readonly string[]) {
    super(`The answer of ${call} is not what was agreed: ${paths.join(', ')}. The server must be asked what it did.`)
    this.call = call
    this.paths = paths
  }
}
