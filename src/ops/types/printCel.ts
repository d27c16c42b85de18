import type { Expression } from '../../language/expression/Expression.ts'
import { stepText } from '../../language/expression/pathsOf.ts'

export interface PrintedCel {
  readonly source: string
  /**
   * Maps ranges of the printed source to parts of the expression; nested parts come before the part that contains them.
   */
  readonly parts: readonly { readonly start: number; readonly end: number; readonly expression: Expression }[]
}

/**
 * Prints an expression as CEL source for the type checker. Where CEL is stricter than the widget, the output avoids the
 * difference: every number is a double, null compares with anything, has() becomes `true` (`typeAt` checks its path), and
 * `%` works on doubles.
 */
export function printCel(expression: Expression): PrintedCel {
  const parts: PrintedCel['parts'][number][] = []
  let source = ''
  const add = (piece: string | Expression): void => {
    if (typeof piece === 'string') source += piece
    else print(piece)
  }
  const print = (part: Expression): void => {
    const start = source.length
    for (const piece of piecesOf(part)) add(piece)
    parts.push({ start, end: source.length, expression: part })
  }
  print(expression)
  return { source, parts }
}

type Pieces = readonly (string | Expression)[]

function piecesOf(part: Expression): Pieces {
  switch (part.kind) {
    case 'literal':
      return [literal(part.value)]
    case 'path':
      return [part.root + part.steps.map(stepText).join('')]
    case 'has':
      return ['true']
    case 'list':
      return ['[', ...separated(part.items), ']']
    case 'call':
      return part.name === 'size'
        ? ['double(size(', ...part.args, '))']
        : [`${part.name}(`, ...separated(part.args), ')']
    case 'unary':
      return [`(${part.operator}`, part.operand, ')']
    case 'choice':
      return ['(', part.condition, ' ? ', part.yes, ' : ', part.no, ')']
    case 'binary':
      if (part.operator === '%') return ['rem(', part.left, ', ', part.right, ')']
      return ['(', part.left, ` ${part.operator} `, part.right, ')']
  }
}

const separated = (items: readonly Expression[]): Pieces =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]))

function literal(value: string | number | boolean | null): string {
  if (value === null) return 'dyn(null)'
  if (typeof value !== 'number') return JSON.stringify(value)
  return /[.e]/.test(String(value)) ? String(value) : `${value}.0`
}
