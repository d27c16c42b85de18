import { readerOf } from '../../../schemas/scopes/namedValues.ts'
import { callFunction } from './callFunction.ts'
import type { Expression, LogicOperator, PathExpression, UnaryOperator } from './Expression.ts'
import { ExpressionProblem } from './ExpressionProblem.ts'
import type { FormatFunctions } from './FormatFunctions.ts'
import { kindOf, valueOperators } from './valueOperators.ts'

export type ReadName = (name: string) => unknown
export type OnExpressionProblem = (problem: ExpressionProblem) => void

// The value of an expression for a text argument or a binding; null when evaluation fails.
export function evaluate(
  expression: Expression,
  read: ReadName,
  functions: FormatFunctions,
  onError?: OnExpressionProblem,
): unknown {
  try {
    return compute(expression, { read, functions })
  } catch (cause) {
    return reportEvaluationError(expression, onError, cause, null)
  }
}

// The value of a condition; false when evaluation fails.
export function isTrue(
  expression: Expression,
  read: ReadName,
  functions: FormatFunctions,
  onError?: OnExpressionProblem,
): boolean {
  try {
    return holds(expression, { read, functions })
  } catch (cause) {
    return reportEvaluationError(expression, onError, cause, false)
  }
}

type Context = { read: ReadName; functions: FormatFunctions }

// Scopes and formatters can throw too (Intl rejects unknown currencies); bad data must not break the screen.
function reportEvaluationError<Result>(
  { column }: Expression,
  onError: OnExpressionProblem | undefined,
  cause: unknown,
  otherwise: Result,
): Result {
  const failed = () => new ExpressionProblem('failed', column, `The value could not be read: ${cause}`, { cause })
  onError?.(cause instanceof ExpressionProblem ? cause : failed())
  return otherwise
}

function compute(expression: Expression, context: Context): unknown {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'path':
      return follow(expression, context)
    case 'has':
      return follow(expression.path, context) !== null
    case 'list':
      return expression.items.map((item) => compute(item, context))
    case 'unary':
      return unary(expression.operator, expression.operand, expression.column, context)
    case 'binary':
      return binary(expression, context)
    case 'choice':
      return compute(holds(expression.condition, context) ? expression.yes : expression.no, context)
    case 'call': {
      const args = expression.args.map((argument) => compute(argument, context))
      return callFunction(expression.name, args, context.functions, expression.column)
    }
  }
}

function follow(path: PathExpression, context: Context): unknown {
  let value = context.read(path.root)
  for (const step of path.steps) value = select(value, step)
  return isData(value) ? value : null
}

// Own keys only, so that a layout can't reach a prototype. A missing key is also tested with `in`, which MobX tracks:
// otherwise a key added later would not trigger a re-render.
function select(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return typeof step === 'number' && step < value.length ? value[step] : null
  if (typeof step === 'number') return null
  const byName = readerOf(value)
  if (byName !== undefined) return byName(step) ?? null
  if (Object.hasOwn(value, step)) return (value as Record<string, unknown>)[step]
  Reflect.has(value, step)
  return null
}

const dataTypes = new Set(['string', 'number', 'boolean', 'object'])
const isData = (value: unknown): boolean => dataTypes.has(typeof value)

function unary(operator: UnaryOperator, operand: Expression, column: number, context: Context): unknown {
  if (operator === '!') return !holds(operand, context)
  const value = compute(operand, context)
  if (value === null) return null
  if (typeof value === 'number') return -value
  throw new ExpressionProblem('type', column, `"-" expects a number, but got ${kindOf(value)}.`)
}

function binary(expression: Extract<Expression, { kind: 'binary' }>, context: Context): unknown {
  const { operator, left, right, column } = expression
  if (operator === '&&' || operator === '||') return logic(operator, left, right, context)
  return valueOperators[operator](compute(left, context), compute(right, context), column)
}

// As in CEL, an error on one side is ignored when the other side decides the result.
function logic(operator: LogicOperator, left: Expression, right: Expression, context: Context): boolean {
  const decisive = operator === '||'
  let problem: unknown
  try {
    if (holds(left, context) === decisive) return decisive
  } catch (error) {
    problem = error
  }
  if (holds(right, context) === decisive) return decisive
  if (problem) throw problem
  return !decisive
}

function holds(condition: Expression, context: Context): boolean {
  const value = compute(condition, context)
  if (value === null) return false
  if (typeof value === 'boolean') return value
  const text = `A condition must be true or false, but this is ${kindOf(value)}. Compare it with a value.`
  throw new ExpressionProblem('type', condition.column, text)
}
