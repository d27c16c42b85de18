import type { Expression, PathExpression } from '../../../../src/language/expression/Expression.ts'

const levels: Record<string, number> = { '||': 1, '&&': 2, '+': 4, '-': 4, '*': 5, '/': 5, '%': 5 }
const levelOf = (operator: string): number => levels[operator] ?? 3

// Prints an expression with as few brackets as CEL's precedence allows, so that parsing it again tests precedence.
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value)
    case 'list':
      return `[${expression.items.map(printExpression).join(', ')}]`
    case 'path':
      return printPath(expression)
    case 'has':
      return `has(${printPath(expression.path)})`
    case 'call':
      return `${expression.name}(${expression.args.map(printExpression).join(', ')})`
    case 'unary':
      return expression.operator + printOperand(expression.operand, expression.operator)
    case 'choice':
      return `${within(expression.condition, 1)} ? ${within(expression.yes, 1)} : ${printExpression(expression.no)}`
    case 'binary':
      return printBinary(expression)
  }
}

// cel-js gives == a lower precedence than <, contrary to CEL's grammar; so we add brackets.
function printBinary({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): string {
  const level = levelOf(operator)
  return `${within(left, level === 3 ? 4 : level)} ${operator} ${within(right, level + 1)}`
}

function printOperand(operand: Expression, operator: string): string {
  const repeats = operand.kind === 'unary' && operand.operator === operator
  return repeats ? printExpression(operand) : within(operand, 7)
}

function within(expression: Expression, level: number): string {
  const own = ownLevel(expression)
  return own < level ? `(${printExpression(expression)})` : printExpression(expression)
}

function ownLevel(expression: Expression): number {
  if (expression.kind === 'choice') return 0
  if (expression.kind === 'binary') return levelOf(expression.operator)
  return expression.kind === 'unary' ? 6 : 7
}

// Numbers are always printed as doubles, so that a real CEL calculates as we do.
function printLiteral(value: unknown): string {
  if (typeof value !== 'number') return JSON.stringify(value)
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}

function printPath({ root, steps }: PathExpression): string {
  const print = (step: string | number): string =>
    typeof step === 'string' && /^[a-z]\w*$/i.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
  return root + steps.map(print).join('')
}
