export type ExpressionProblemCode =
  | 'tooLong'
  | 'tooManyParts'
  | 'tooDeep'
  | 'character'
  | 'number'
  | 'text'
  | 'unexpected'
  | 'reservedName'
  | 'unknownName'
  | 'unknownFunction'
  | 'arguments'
  | 'type'
  | 'failed'

// The message is shown to operators verbatim: the problem, its cause, and the fix. `column` counts from 1.
export class ExpressionProblem extends Error {
  override readonly name = 'ExpressionProblem'
  readonly code: ExpressionProblemCode
  readonly column: number

  constructor(code: ExpressionProblemCode, column: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.column = column
  }
}
