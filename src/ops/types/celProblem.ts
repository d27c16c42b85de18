import type { Environment } from '@marcbachmann/cel-js'
import type { Expression } from '../../language/expression/Expression.ts'
import { type PrintedCel, printCel } from './printCel.ts'

export type CelAnswer = { readonly type: string } | { readonly problem: string; readonly column: number }

/** Checks an expression with the CEL type checker. Returns its type, or the error in operator-friendly words. */
export function celProblem(expression: Expression, environment: Environment): CelAnswer {
  const printed = printCel(expression)
  const { valid, type, error } = environment.check(printed.source)
  if (valid) return { type: type ?? 'dyn' }
  const summary = error?.summary ?? error?.message ?? "it can't be parsed"
  return { problem: inWords(summary), column: columnOf(printed, error?.range, expression) }
}

function inWords(summary: string): string {
  const binary = /^no such overload: (\S.*?) ([=!<>]=|[<>+\-*/]|in) (.+)$/.exec(summary)
  if (binary) {
    const [, left, operator, right] = binary
    return `"${operator}" can't be used with ${kind(left)} and ${kind(right)}: use values of the same type${amountHint(operator, left, right)}`
  }
  const sign = /^no such overload: ([!-])(.+)$/.exec(summary)
  if (sign) return `"${sign[1]}" can't be used with ${kind(sign[2])}`
  const call = /'(\w+)\((.*)\)'/.exec(summary)
  if (call) return `${call[1]}() does not take ${call[2]!.split(', ').map(kind).join(' and ')}`
  const logic = /bool operands, got '(.+)'/.exec(summary)
  if (logic) return `"&&" and "||" join conditions, but this is ${kind(logic[1])}: compare it with a value`
  const choice = /branches must have the same type, got '(.+)' and '(.+)'/.exec(summary)
  if (choice)
    return `both results of "?:" must have the same type, but they are ${kind(choice[1])} and ${kind(choice[2])}`
  if (/condition must be bool/i.test(summary)) return '"?:" needs a condition before the "?"'
  return summary
}

/** A hint for comparing an amount, which is a text: `form.amount > "100"`. */
function amountHint(operator = '', left = '', right = ''): string {
  const isOfBoth = [left, right].some((type) => kind(type) === 'a text') && [left, right].map(kind).includes('a number')
  return isOfBoth && /^[<>]/.test(operator) ? ' (an amount is a text: "100.50")' : ''
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  double: 'a number',
  int: 'a number',
  bool: 'true or false',
  null: 'nothing',
}

export function kind(type = ''): string {
  if (type.startsWith('list')) return 'a list'
  return KINDS[type] ?? (type === 'dyn' ? 'a value' : 'an object')
}

function columnOf({ parts }: PrintedCel, range: { start: number; end: number } | undefined, whole: Expression): number {
  const around = parts.filter((part) => range !== undefined && part.start <= range.start && part.end >= range.end)
  const innermost = around.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
  return (innermost?.expression ?? whole).column
}
