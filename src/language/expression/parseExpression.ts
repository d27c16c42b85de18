import { argumentCounts } from './argumentCounts.ts'
import type { BinaryOperator, Expression, FunctionName, PathExpression } from './Expression.ts'
import { parsePath, suggest } from './parsePath.ts'
import { TokenReader } from './TokenReader.ts'
import { unquote } from './unquote.ts'

// CEL's operator precedence, lowest first; comparison, equality and `in` share one level.
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]
const constants = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
])

// `names` are the scopes and the `as` names visible to the expression.
export function parseExpression(source: string, names: ReadonlySet<string>): Expression {
  const reader = new TokenReader(source, names)
  const expression = parseChoice(reader)
  return reader.next.kind === 'end' ? expression : reader.unexpected('An operator or the end')
}

function parseChoice(reader: TokenReader): Expression {
  return reader.nested(() => {
    const condition = parseBinary(reader, 0)
    const question = reader.take('?')
    if (!question) return condition
    // As in CEL, a conditional in the middle operand needs parentheses.
    const yes = parseBinary(reader, 0)
    reader.expect(':')
    const no = parseChoice(reader)
    return reader.node({ kind: 'choice', condition, yes, no, column: question.column })
  })
}

function parseBinary(reader: TokenReader, level: number): Expression {
  const operators = levels[level]
  if (!operators) return parseUnary(reader)
  let left = parseBinary(reader, level + 1)
  while (operators.includes(reader.next.source)) {
    const { source, column } = reader.advance()
    const right = parseBinary(reader, level + 1)
    left = reader.node({ kind: 'binary', operator: source as BinaryOperator, left, right, column })
  }
  return left
}

// CEL allows repeating one sign (`!!a`, `--a`) but not mixing them.
function parseUnary(reader: TokenReader): Expression {
  const operator = reader.next.source
  if (operator !== '!' && operator !== '-') return parsePrimary(reader)
  const columns: number[] = []
  for (let sign = reader.take(operator); sign; sign = reader.take(operator)) columns.unshift(sign.column)
  let operand = parsePrimary(reader)
  for (const column of columns) operand = reader.node({ kind: 'unary', operator, operand, column })
  return operand
}

function parsePrimary(reader: TokenReader): Expression {
  const { kind, source, column } = reader.next
  if (kind === 'name' && !constants.has(source)) return parseNamed(reader)
  if (kind === 'mark' || kind === 'end') return parseBracketed(reader)
  const value = kind === 'text' ? unquote(source, column) : kind === 'number' ? Number(source) : constants.get(source)!
  reader.advance()
  return reader.node({ kind: 'literal', value, column })
}

function parseBracketed(reader: TokenReader): Expression {
  const { column } = reader.next
  if (reader.take('[')) return reader.node({ kind: 'list', items: parseItems(reader, ']'), column })
  if (!reader.take('(')) return reader.unexpected('A value')
  const inner = parseChoice(reader)
  reader.expect(')')
  return inner
}

function parseNamed(reader: TokenReader): Expression {
  return reader.afterNext?.source === '(' ? parseCall(reader) : parsePath(reader)
}

function parseCall(reader: TokenReader): Expression {
  const { source, column } = reader.next
  const name = functionName(source, reader)
  reader.advance()
  reader.advance()
  const args = parseItems(reader, ')')
  const wanted = argumentCounts[name]
  if (args.length !== wanted) {
    const values = wanted === 1 ? '1 argument' : `${wanted} arguments`
    reader.refuse('arguments', `${name}() takes ${values}, not ${args.length}.`, column)
  }
  if (name === 'has') return reader.node({ kind: 'has', path: pathOfHas(reader, args[0], column), column })
  return reader.node({ kind: 'call', name, args, column })
}

function functionName(source: string, reader: TokenReader): FunctionName {
  if (Object.hasOwn(argumentCounts, source)) return source as FunctionName
  const hint = suggest(source, Object.keys(argumentCounts))
  return reader.refuse('unknownFunction', `There is no function "${source}". ${hint}`)
}

// CEL's has() requires a field selection, so the last token before the closing parenthesis must be a name.
function pathOfHas(reader: TokenReader, argument: Expression | undefined, column: number): PathExpression {
  const endsInField = reader.beforeLast?.kind === 'name'
  if (argument?.kind === 'path' && argument.steps.length > 0 && endsInField) return argument
  const text = 'has() checks whether a field exists. Write a path that ends in a field, such as has(method.name).'
  return reader.refuse('arguments', text, column)
}

function parseItems(reader: TokenReader, end: ']' | ')'): Expression[] {
  const items: Expression[] = []
  if (reader.take(end)) return items
  do items.push(parseChoice(reader))
  while (reader.take(','))
  reader.expect(end)
  return items
}
