import { describe, expect, it } from 'vitest'
import type { Expression } from '../../../../src/language/expression/Expression.ts'
import { ExpressionProblem } from '../../../../src/language/expression/ExpressionProblem.ts'
import { parseExpression } from '../../../../src/language/expression/parseExpression.ts'
import fc, { runs } from '../../fastCheck.ts'
import { expressions, generatedNames } from './expressions.ts'
import { printExpression } from './printExpression.ts'

const names = new Set(['a', 'b', 'c', 'form', 'method', 'user', 'while', 'size', 'toString'])

function problemOf(source: string): { code: string; column: number; message: string } {
  try {
    parseExpression(source, names)
  } catch (problem) {
    if (problem instanceof ExpressionProblem) return problem
    throw problem
  }
  throw new Error(`${source} was accepted`)
}

// Prints every operation in brackets, to show how a text was parsed.
function shape(expression: Expression): string {
  if (expression.kind === 'unary') return `(${expression.operator}${shape(expression.operand)})`
  if (expression.kind === 'binary')
    return `(${shape(expression.left)} ${expression.operator} ${shape(expression.right)})`
  if (expression.kind !== 'choice') return printExpression(expression)
  return `(${shape(expression.condition)} ? ${shape(expression.yes)} : ${shape(expression.no)})`
}

function withoutColumns(expression: Expression): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value) => (key === 'column' ? undefined : value)))
}

describe('precedence is that of CEL', () => {
  it.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b || c', '((a && b) || c)'],
    ['a || b || c', '((a || b) || c)'],
    ['a == b && b != c', '((a == b) && (b != c))'],
    ['a == b < c', '((a == b) < c)'],
    ['a < b == c', '((a < b) == c)'],
    ['a in b == c', '((a in b) == c)'],
    ['a + b < c', '((a + b) < c)'],
    ['a + b * c', '(a + (b * c))'],
    ['a - b - c', '((a - b) - c)'],
    ['a / b * c % a', '(((a / b) * c) % a)'],
    ['(a + b) * c', '((a + b) * c)'],
    ['-a * b', '((-a) * b)'],
    ['a - -b', '(a - (-b))'],
    ['!a && b', '((!a) && b)'],
    ['!a.b == c', '((!a.b) == c)'],
    ['!!a', '(!(!a))'],
    ['---a', '(-(-(-a)))'],
    ['a ? b : c ? a : b', '(a ? b : (c ? a : b))'],
    ['a || b ? a + b : b', '((a || b) ? (a + b) : b)'],
    ['a ? (b ? 1 : 2) : 3', '(a ? (b ? 1.0 : 2.0) : 3.0)'],
    ['a.b[0]["k"].in_', 'a.b[0].k["in_"]'],
  ])('%s is read as %s', (source, expected) => {
    expect(shape(parseExpression(source, names))).toBe(expected.replace('["in_"]', '.in_'))
  })
})

describe('literals', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['1.50', 1.5],
    ['2e3', 2000],
    ['1.5E-1', 0.15],
    ['9007199254740991', 9007199254740991],
    ['true', true],
    ['false', false],
    ['null', null],
    [`'it"s'`, 'it"s'],
    [`"it's"`, "it's"],
    [String.raw`'\a\b\f\n\r\t\v\\\?\"\'\`'`, '\x07\b\f\n\r\t\v\\?"\'`'],
    [String.raw`"\u00e9\U0001F600\x41\X42\101"`, 'é😀AB' + 'A'],
    [String.raw`"\377"`, 'ÿ'],
    ['"😀"', '😀'],
    ['\t"a"\r\n', 'a'],
  ])('%s', (source, value) => {
    expect(parseExpression(source, names)).toMatchObject({ kind: 'literal', value })
  })
})

describe('what is refused, and where', () => {
  it.each([
    ['', 'unexpected', 1],
    ['   ', 'unexpected', 4],
    ['a b', 'unexpected', 3],
    ['a &&', 'unexpected', 5],
    ['a && || b', 'unexpected', 6],
    ['(a', 'unexpected', 3],
    ['a)', 'unexpected', 2],
    ['[1, 2', 'unexpected', 6],
    ['[1,]', 'unexpected', 4],
    ['a ? b', 'unexpected', 6],
    ['a ? b ? 1 : 2 : 3', 'unexpected', 7],
    ['!-a', 'unexpected', 2],
    ['-!a', 'unexpected', 2],
    ['a = b', 'character', 3],
    ['a & b', 'character', 3],
    ['a | b', 'character', 3],
    ['a === b', 'character', 5],
    ['a; b', 'character', 2],
    ['{"a": 1}', 'character', 1],
    ['`a`', 'character', 1],
    ['a\u00a0&& b', 'character', 2],
    ['a // b', 'unexpected', 4],
    ['"a', 'text', 1],
    ['a == "b\nc"', 'text', 6],
    [String.raw`a == "x\q"`, 'text', 8],
    [String.raw`"\u12"`, 'text', 2],
    [String.raw`"\ud800"`, 'text', 2],
    [String.raw`"\U00110000"`, 'text', 2],
    [String.raw`"\400"`, 'text', 2],
    ['5u', 'number', 1],
    ['0x1F', 'number', 1],
    ['1e', 'number', 1],
    ['a < 1e999', 'number', 5],
    ['9007199254740992', 'number', 1],
    ['.5', 'unexpected', 1],
    ['1.', 'unexpected', 2],
    ['b"x"', 'unexpected', 2],
    ['r"x"', 'unknownName', 1],
    ['a.', 'unexpected', 3],
    ['a.1', 'unexpected', 3],
    ['a.in', 'unexpected', 3],
    ['a.true', 'unexpected', 3],
    ['a[b]', 'unexpected', 3],
    ['a[-1]', 'unexpected', 3],
    ['a[1.5]', 'unexpected', 3],
    ['a[0', 'unexpected', 4],
    ['[1][0]', 'unexpected', 4],
    ['"a".b', 'unexpected', 4],
    ['(a).b', 'unexpected', 4],
    ['a.size()', 'unexpected', 3],
    ['a.all(x, x > 1)', 'unexpected', 3],
    ['in', 'unexpected', 1],
    ['while', 'reservedName', 1],
    ['a && namespace', 'reservedName', 6],
    ['metod.name', 'unknownName', 1],
    ['a && usr.x', 'unknownName', 6],
    ['constructor', 'unknownName', 1],
    ['__proto__.x', 'unknownName', 1],
    ['constructor(a)', 'unknownFunction', 1],
    ['hasOwnProperty("x")', 'unknownFunction', 1],
    ['matches(a, "x")', 'unknownFunction', 1],
    ['user(1)', 'unknownFunction', 1],
    ['size()', 'arguments', 1],
    ['1 + size(a, b)', 'arguments', 5],
    ['money(a)', 'arguments', 1],
    ['round(a, 2)', 'arguments', 1],
    ['max(a, b, c)', 'arguments', 1],
    ['has(a)', 'arguments', 1],
    ['has(1)', 'arguments', 1],
    ['has(a == b)', 'arguments', 1],
    ['has(a["k"])', 'arguments', 1],
    ['has((a.b))', 'arguments', 1],
    ['has(size(a.b))', 'arguments', 1],
  ])('%j: %s at column %d', (source, code, column) => {
    expect(problemOf(source)).toMatchObject({ code, column })
  })

  it.each([
    ['metod.name == 1', 'There is no value "metod" here. Did you mean "method"?'],
    ['zebra', 'There is no value "zebra" here. Known here: a, b, c, form, method, user, while, size, toString.'],
    ['startWith(a, b)', 'There is no function "startWith". Did you mean "startsWith"?'],
    ['a = b', '"=" is not an operator. Write "==" to compare.'],
    ['a & b', '"&" is not an operator. Write "&&".'],
    ['a.size() > 1', 'Write a function before its arguments: size(…), not ….size().'],
    ['money(a)', 'money() takes 2 arguments, not 1.'],
    ['a ==', 'A value is expected here, but the expression ends.'],
    ['(a b)', '")" is expected here, but there is "b".'],
  ])('%j is told: %s', (source, message) => {
    expect(problemOf(source).message).toBe(message)
  })
})

describe('what is accepted', () => {
  it('reads a word before a bracket as a function, else as a name', () => {
    expect(shape(parseExpression('size(size.x) > 0', names))).toBe('(size(size.x) > 0.0)')
  })

  it('lets a field be called like a reserved word, as CEL does', () => {
    expect(parseExpression('a.package', names)).toMatchObject({ kind: 'path', steps: ['package'] })
  })
})

describe('limits', () => {
  const chain = (parts: number) => Array.from({ length: parts }, () => 'a').join('||')
  const nest = (depth: number) => `${'('.repeat(depth)}a${')'.repeat(depth)}`

  it('takes 300 characters and no more', () => {
    expect(parseExpression('a'.padEnd(300), names)).toMatchObject({ kind: 'path' })
    expect(problemOf('a'.padEnd(301))).toMatchObject({ code: 'tooLong', column: 301 })
  })

  it('takes 64 nodes and no more, in a flat row too', () => {
    expect(parseExpression(`!${chain(32)}`, names)).toMatchObject({ kind: 'binary' })
    expect(problemOf(chain(33)).code).toBe('tooManyParts')
    expect(problemOf(`${'-'.repeat(200)}a`).code).toBe('tooManyParts')
  })

  it('takes 16 levels and no more', () => {
    expect(parseExpression(nest(15), names)).toMatchObject({ kind: 'path' })
    expect(problemOf(nest(16)).code).toBe('tooDeep')
    expect(problemOf('['.repeat(299)).code).toBe('tooDeep')
  })
})

describe('properties', () => {
  const words = fc.constantFrom(
    'a',
    'form.x',
    'in',
    '&&',
    '!',
    '(',
    ')',
    '[',
    ']',
    '?',
    ':',
    '1',
    '"',
    "'",
    '\\',
    'has(',
    ',',
  )
  const parameters = { numRuns: runs(2_000, 50_000) }

  it('answers any text with an expression or an ExpressionProblem inside that text', () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.array(words).map((each) => each.join(' ')),
    )
    fc.assert(fc.property(any, isTotal), parameters)
  })

  it('reads its own printing back as the same expression', () => {
    const readsBack = fc.property(expressions, (expression) => {
      const source = printExpression(expression)
      fc.pre(source.length <= 300)
      expect(withoutColumns(parseExpression(source, generatedNames))).toEqual(withoutColumns(expression))
    })
    fc.assert(readsBack, parameters)
  })

  function isTotal(source: string): void {
    try {
      expect(parseExpression(source, names).column).toBeGreaterThan(0)
    } catch (problem) {
      expect(problem).toBeInstanceOf(ExpressionProblem)
      expect((problem as ExpressionProblem).column).toBeGreaterThan(0)
      expect((problem as ExpressionProblem).column).toBeLessThanOrEqual(source.length + 1)
    }
  }
})
