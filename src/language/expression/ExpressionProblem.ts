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

// Shown to operators as it stands: what is wrong, why, and what to write instead. `column` counts from 1.
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
