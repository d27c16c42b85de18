export type UnaryOperator = '!' | '-'
export type LogicOperator = '&&' | '||'
export type ValueOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'
export type BinaryOperator = LogicOperator | ValueOperator
export type FunctionName =
  | 'has'
  | 'size'
  | 'money'
  | 'number'
  | 'date'
  | 'upper'
  | 'last'
  | 'startsWith'
  | 'min'
  | 'max'
  | 'round'

export type PathExpression = {
  kind: 'path'
  root: string
  steps: readonly (string | number)[]
  column: number
}

export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null; column: number }
  | { kind: 'list'; items: readonly Expression[]; column: number }
  | PathExpression
  | { kind: 'has'; path: PathExpression; column: number }
  | { kind: 'call'; name: Exclude<FunctionName, 'has'>; args: readonly Expression[]; column: number }
  | { kind: 'unary'; operator: UnaryOperator; operand: Expression; column: number }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression; column: number }
  | { kind: 'choice'; condition: Expression; yes: Expression; no: Expression; column: number }
