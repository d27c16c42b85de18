/** The error for an answer that does not fit its schema. The server may still have processed the call. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem'
  readonly code = 'api.misfit'
  readonly call: string
  /** Paths and reasons, such as "/depositId (type: list)", without values, because these may be personal data. */
  readonly paths: readonly string[]

  constructor(call: string, paths: readonly string[]) {
    super(`The answer of ${call} does not fit its schema: ${paths.join(', ')}.`)
    this.call = call
    this.paths = paths
  }
}
