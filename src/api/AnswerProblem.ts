/** An answer that does not fit its schema. The server may still have processed the call. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem'
  readonly code = 'api.answer'
  readonly call: string
  /** Paths and reasons, such as "/depositId (type: list)". Never values, which may be personal data. */
  readonly paths: readonly string[]

  constructor(call: string, paths: readonly string[]) {
    super(`The answer of ${call} is not what was agreed: ${paths.join(', ')}. The server must be asked what it did.`)
    this.call = call
    this.paths = paths
  }
}
