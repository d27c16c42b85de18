/** An answer that does not fit its schema: the server may have acted all the same. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem'
  readonly code = 'api.answer'
  readonly call: string
  /** Where it does not fit; never what stood there, which may be personal. */
  readonly paths: readonly string[]

  constructor(call: string, errors: readonly SchemaError[]) {
    const paths = errors.slice(0, 5).map((error) => `${error.instancePath || '/'} (${error.keyword})`)
    super(`The answer of ${call} is not what was agreed: ${paths.join(', ')}. The server must be asked what it did.`)
    this.call = call
    this.paths = paths
  }
}
