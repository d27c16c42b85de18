import type { FunctionName } from './Expression.ts'
import { ExpressionProblem } from './ExpressionProblem.ts'
import type { FormatFunctions } from './FormatFunctions.ts'
import { kindOf } from './valueOperators.ts'

type CallName = Exclude<FunctionName, 'has'>
type Builtin = (args: readonly unknown[], formats: FormatFunctions, fail: Fail) => unknown
type Fail = (wanted: string, found: unknown) => never

// Functions return null for a null argument, except these two.
const answersToNull = new Map<CallName, unknown>([
  ['size', 0],
  ['startsWith', false],
])

export function callFunction(
  name: CallName,
  args: readonly unknown[],
  formats: FormatFunctions,
  column: number,
): unknown {
  if (args.includes(null)) return answersToNull.get(name) ?? null
  return builtins[name](args, formats, (wanted, found) => {
    throw new ExpressionProblem('type', column, `${name}() expects ${wanted}, but got ${kindOf(found)}.`)
  })
}

const builtins: Readonly<Record<CallName, Builtin>> = {
  money: ([amount, currency], formats) => formats.money(amount, currency),
  number: ([value], formats) => formats.number(value),
  date: ([value], formats) => formats.date(value),
  size: ([value], _, fail) => sizeOf(value, fail),
  upper: ([value], _, fail) => text(value, fail).toUpperCase(),
  last: ([value, count], _, fail) => lastOf(text(value, fail), number(count, fail)),
  startsWith: ([value, start], _, fail) => text(value, fail).startsWith(text(start, fail)),
  min: ([left, right], _, fail) => Math.min(number(left, fail), number(right, fail)),
  max: ([left, right], _, fail) => Math.max(number(left, fail), number(right, fail)),
  // Rounds halves away from zero, as in accounting; Math.round turns -2.5 into -2.
  round: ([value], _, fail) => Math.sign(number(value, fail)) * Math.round(Math.abs(number(value, fail))),
}

const text = (value: unknown, fail: Fail): string => (typeof value === 'string' ? value : fail('a text', value))
const number = (value: unknown, fail: Fail): number => (typeof value === 'number' ? value : fail('a number', value))

// Counts code points, as CEL does: most emoji count as one.
function sizeOf(value: unknown, fail: Fail): number {
  if (typeof value === 'string') return [...value].length
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return fail('a text, a list or an object', value)
  return Object.keys(value).length
}

function lastOf(value: string, count: number): string {
  const characters = [...value]
  return characters.slice(Math.max(0, characters.length - count)).join('')
}
