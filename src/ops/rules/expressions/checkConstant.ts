import type { Expression } from '../../../language/expression/Expression.ts'
import { isTrue } from '../../../language/expression/evaluate.ts'
import { pathsOf } from '../../../language/expression/pathsOf.ts'
import type { Finding } from '../../Finding.ts'
import type { DataType } from '../../types/DataType.ts'
import { hint, typeAt } from '../../types/typeAt.ts'
import type { Use } from './usesOf.ts'

const FORMATS = { money: String, number: String, date: String }

/**
 * W01: a condition that reads no data, or that compares data with a value that the data never has, or has for some
 * players only. `method` is the method of the document's folder.
 */
export function checkConstant(use: Use, expression: Expression, method?: string): Finding[] {
  const { source, pointer, wanted } = use
  if (wanted === 'condition' && pathsOf(expression).length === 0) {
    const always = isTrue(expression, () => null, FORMATS)
      ? 'is always true: remove it'
      : 'is never true: nothing will ever be shown here'
    return [{ code: 'W01', pointer, message: `"${source}" ${always}` }]
  }
  const found = comparisons(expression).flatMap(({ path, value, column }) =>
    neverOf(path, value, column, { use, method }),
  )
  // `path in [a, b]` gives the same message for each value: report it once.
  return found.filter(({ message }, at) => found.findIndex((one) => one.message === message) === at)
}

interface Place {
  readonly use: Use
  readonly method: string | undefined
}

function neverOf(path: Path, value: unknown, column: number, { use, method }: Place): Finding[] {
  const steps = [path.root, ...path.steps]
  const found = typeAt(steps, use.names)
  if ('problem' in found) return []
  const message =
    wordsProblem(steps, value, { use, type: found.type }) ??
    enumProblem(steps, value, steps.join('.') === 'method.id' && method ? [method] : found.type.enum)
  return message === undefined ? [] : [{ code: 'W01', pointer: use.pointer, column, message }]
}

function enumProblem(steps: Steps, value: unknown, allowed: readonly unknown[] | undefined): string | undefined {
  if (allowed === undefined || allowed.includes(value)) return undefined
  return `"${steps.join('.')}" is never "${value}": ${hint(String(value), allowed.map(String))}`
}

/** Members with an untranslated value, which a condition should compare instead of the text beside them. */
const CODES = ['id', 'code']

function wordsProblem(steps: Steps, value: unknown, { use, type }: { use: Use; type: DataType }): string | undefined {
  // A comparison with the empty text asks whether there is one.
  return type.isWords && value !== '' ? differs(steps, use.names) : undefined
}

/** The sentence about a text for players that is compared with a value. */
export function differs(steps: Steps, names: Use['names']): string {
  const beside = CODES.map((code) => [...steps.slice(0, -1), code])
  const code = beside.find((path) => 'type' in typeAt(path, names))
  const instead = code === undefined ? 'compare a code or a number' : `compare "${code.join('.')}"`
  return `"${steps.join('.')}" is a text in the player's language and format: ${instead}`
}

type Path = Expression & { kind: 'path' }
type Steps = readonly (string | number)[]
type Comparison = { readonly path: Path; readonly value: unknown; readonly column: number }

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
