import type { Expression } from '../../../language/expression/Expression.ts'
import { isTrue } from '../../../language/expression/evaluate.ts'
import { pathsOf } from '../../../language/expression/pathsOf.ts'
import type { Finding } from '../../Finding.ts'
import { hint, typeAt } from '../../types/typeAt.ts'
import type { Use } from './usesOf.ts'

const FORMATS = { money: String, number: String, date: String }

/** W01: a condition that reads no data, or that compares data with a value that the data never has. */
export function checkConstant(use: Use, expression: Expression): Finding[] {
  const { source, pointer, wanted } = use
  if (wanted === 'condition' && pathsOf(expression).length === 0) {
    const always = isTrue(expression, () => null, FORMATS)
      ? 'is always true: remove it'
      : 'is never true: nothing will ever be shown here'
    return [{ code: 'W01', pointer, message: `"${source}" ${always}` }]
  }
  return comparisons(expression).flatMap(({ path, value, column }) => neverOf(path, value, column, use))
}

function neverOf(path: Expression & { kind: 'path' }, value: unknown, column: number, use: Use): Finding[] {
  const found = typeAt([path.root, ...path.steps], use.names)
  const allowed = 'type' in found ? found.type.enum : undefined
  if (allowed === undefined || allowed.includes(value)) return []
  const name = [path.root, ...path.steps].join('.')
  const message = `"${name}" is never "${value}": ${hint(String(value), allowed.map(String))}`
  return [{ code: 'W01', pointer: use.pointer, column, message }]
}

type Comparison = { readonly path: Expression & { kind: 'path' }; readonly value: unknown; readonly column: number }

/** All comparisons of a path with a literal: `path == text` and `!=` in either order, and `path in [text, …]`. */
export function comparisons(expression: Expression): Comparison[] {
  if (expression.kind === 'unary') return comparisons(expression.operand)
  if (expression.kind === 'choice') return [expression.condition, expression.yes, expression.no].flatMap(comparisons)
  if (expression.kind !== 'binary') return []
  const { operator, left, right } = expression
  if (operator === '==' || operator === '!=') return [...compared(left, right), ...compared(right, left)]
  if (operator === 'in' && right.kind === 'list') return right.items.flatMap((item) => compared(left, item))
  return [left, right].flatMap(comparisons)
}

const compared = (path: Expression, value: Expression): Comparison[] =>
  path.kind === 'path' && value.kind === 'literal' && value.value !== null
    ? [{ path, value: value.value, column: value.column }]
    : []
