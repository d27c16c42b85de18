import { compareDecimals, isDecimal } from './compareDecimals.ts'
import { compareText } from './compareText.ts'
import type { ValueOperator } from './Expression.ts'
import { ExpressionProblem } from './ExpressionProblem.ts'
import { isEqual } from './isEqual.ts'

type Operation = (left: unknown, right: unknown, column: number) => unknown

// Null never throws: comparisons with it are false, and arithmetic returns null.
export const valueOperators: Readonly<Record<ValueOperator, Operation>> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': ordering('<', (order) => order < 0),
  '<=': ordering('<=', (order) => order <= 0),
  '>': ordering('>', (order) => order > 0),
  '>=': ordering('>=', (order) => order >= 0),
  in: isMember,
  '+': add,
  '-': arithmetic('-', (left, right) => left - right),
  '*': arithmetic('*', (left, right) => left * right),
  '/': arithmetic('/', (left, right) => (right === 0 ? null : left / right)),
  '%': arithmetic('%', (left, right) => (right === 0 ? null : left % right)),
}

export function kindOf(value: unknown): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  const kinds: Record<string, string> = { string: 'a text', number: 'a number', boolean: 'true or false' }
  return kinds[typeof value] ?? 'an object'
}

function ordering(operator: string, holds: (order: number) => boolean): Operation {
  return (left, right, column) => {
    if (left === null || right === null) return false
    if (typeof left === 'string' && typeof right === 'string') return orderTexts(left, right, holds)
    if (typeof left === 'boolean' && typeof right === 'boolean') return holds(Number(left) - Number(right))
    if (typeof left === 'number' && typeof right === 'number') return holds(compareNumbers(left, right))
    return mismatch(operator, left, right, column)
  }
}

// Comparing an amount with an empty text is like comparing it with null.
function orderTexts(left: string, right: string, holds: (order: number) => boolean): boolean {
  if ((left === '' && isDecimal(right)) || (right === '' && isDecimal(left))) return false
  return holds(compareDecimals(left, right) ?? compareText(left, right))
}

// Equal infinities must compare as equal; their difference would be NaN.
const compareNumbers = (left: number, right: number): number => (left === right ? 0 : left - right)

function isMember(item: unknown, container: unknown, column: number): boolean {
  if (container === null) return false
  if (Array.isArray(container)) return container.some((member) => isEqual(item, member))
  if (typeof container !== 'object') return mismatch('in', item, container, column)
  return typeof item === 'string' && item in container && Object.hasOwn(container, item)
}

function add(left: unknown, right: unknown, column: number): unknown {
  if (typeof left === 'string' && typeof right === 'string') return left + right
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
  return addNumbers(left, right, column)
}

const addNumbers = arithmetic('+', (left, right) => left + right)

function arithmetic(operator: string, calculate: (left: number, right: number) => number | null): Operation {
  return (left, right, column) => {
    if (left === null || right === null) return null
    if (typeof left === 'number' && typeof right === 'number') return calculate(left, right)
    return mismatch(operator, left, right, column)
  }
}

function mismatch(operator: string, left: unknown, right: unknown, column: number): never {
  const text = `"${operator}" can't be used with ${kindOf(left)} and ${kindOf(right)}. Use values of the same type.`
  throw new ExpressionProblem('type', column, text)
}
