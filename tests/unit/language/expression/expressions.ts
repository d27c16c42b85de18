import type { BinaryOperator, Expression } from '../../../../src/language/expression/Expression.ts'
import fc from '../../fastCheck.ts'

// The names that generated expressions may read: those set in `scopes` below, and some that are missing.
export const generatedNames: ReadonlySet<string> = new Set(['form', 'user'])
type Kind = 'number' | 'text' | 'flag' | 'list'
const column = 0

const numbers = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(0.5, 2.25, 100, 1e6))
// No digits: we compare two texts that are decimal numbers by value (M6), but CEL does not.
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', 'é', 'я', ' ', '"', '\\', '\n'), maxLength: 3 })
const paths: Record<Kind, Expression[]> = {
  number: [path('form', 'amount'), path('form', 'fields', 'tip'), path('form', 'list', 0), path('form', 'missing')],
  text: [path('user', 'currency'), path('user', 'odd key'), path('user', 'names', 1), path('nothing')],
  flag: [path('form', 'valid'), path('user', 'isNew'), path('user', 'gone', 'deeper')],
  list: [path('form', 'list'), path('user', 'names'), path('form', 'none')],
}

export const scopes = fc.record({
  form: fc.record({
    amount: numbers,
    valid: fc.boolean(),
    fields: fc.record({ tip: numbers }),
    list: fc.array(numbers, { maxLength: 3 }),
    none: fc.constant(null),
  }),
  user: fc.record({
    currency: texts,
    'odd key': texts,
    isNew: fc.boolean(),
    names: fc.array(texts, { maxLength: 3 }),
  }),
})

function path(...steps: (string | number)[]): Expression {
  const root = steps.length > 1 ? String(steps.shift()) : 'user'
  return { kind: 'path', root, steps, column }
}

const binary = (left: fc.Arbitrary<Expression>, right: fc.Arbitrary<Expression>, ...operators: BinaryOperator[]) =>
  fc.record({ kind: fc.constant('binary' as const), operator: fc.constantFrom(...operators), left, right, column: at })
const call = (name: 'size' | 'upper' | 'startsWith' | 'min' | 'round', ...args: fc.Arbitrary<Expression>[]) =>
  fc.record({ kind: fc.constant('call' as const), name: fc.constant(name), args: fc.tuple(...args), column: at })
const literal = (value: fc.Arbitrary<string | number | boolean | null>): fc.Arbitrary<Expression> =>
  fc.record({ kind: fc.constant('literal' as const), value, column: at })
const unary = (operator: '!' | '-', operand: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
  fc.record({ kind: fc.constant('unary' as const), operator: fc.constant(operator), operand, column: at })
const choice = (condition: fc.Arbitrary<Expression>, either: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> =>
  fc.record({ kind: fc.constant('choice' as const), condition, yes: either, no: either, column: at })
const at = fc.constant(column)
const endsInField = (each: Expression): boolean => each.kind === 'path' && /^[a-z]+$/i.test(String(each.steps.at(-1)))
const has = fc
  .constantFrom(...[...paths.number, ...paths.text, ...paths.flag].filter((each) => endsInField(each)))
  .map((each): Expression => ({ kind: 'has', path: each as Extract<Expression, { kind: 'path' }>, column }))
const nonZero = literal(fc.constantFrom(0.5, 2, 3, 10))

const leaves: Record<Kind, fc.Arbitrary<Expression>> = {
  number: literal(numbers),
  text: literal(texts),
  flag: fc.oneof(literal(fc.boolean()), has),
  list: list(fc.array(fc.oneof(literal(numbers), literal(texts)), { maxLength: 3 })),
}

const wrong = fc.oneof(literal(fc.constant(null)), ...Object.values(paths).map((each) => fc.constantFrom(...each)))

const composites: Record<Kind, (part: (kind: Kind) => fc.Arbitrary<Expression>) => fc.Arbitrary<Expression>[]> = {
  number: (part) => [
    binary(part('number'), part('number'), '+', '-', '*'),
    binary(part('number'), nonZero, '/'),
    binary(call('size', part('text')), call('size', part('list')), '%', '+', '-'),
    unary('-', part('number')),
    call('size', fc.oneof(part('text'), part('list'))),
    call('min', part('number'), part('number')),
    call('round', part('number')),
    choice(part('flag'), part('number')),
  ],
  text: (part) => [
    binary(part('text'), part('text'), '+'),
    call('upper', part('text')),
    choice(part('flag'), part('text')),
  ],
  flag: (part) => [
    unary('!', part('flag')),
    binary(part('flag'), part('flag'), '&&', '||'),
    binary(part('flag'), part('flag'), '&&', '||', '==', '!=', '<'),
    binary(part('number'), part('number'), '==', '!=', '<', '<=', '>', '>='),
    binary(part('text'), part('text'), '==', '!=', '<', '<=', '>', '>='),
    binary(part('list'), part('list'), '==', '!='),
    binary(fc.oneof(part('number'), part('text')), part('list'), 'in'),
    call('startsWith', part('text'), part('text')),
    choice(part('flag'), part('flag')),
  ],
  list: (part) => [
    binary(part('list'), part('list'), '+'),
    list(fc.array(part('number'), { maxLength: 3 })),
    list(fc.array(part('text'), { maxLength: 3 })),
  ],
}

function list(items: fc.Arbitrary<Expression[]>): fc.Arbitrary<Expression> {
  return fc.record({ kind: fc.constant('list' as const), items, column: at })
}

// Mostly well typed, so that real CEL often has a result. A few have wrong types, to test how errors are absorbed.
export const expressions: fc.Arbitrary<Expression> = fc.oneof(
  { weight: 6, arbitrary: expressionOf('flag', 3) },
  { weight: 2, arbitrary: expressionOf('number', 3) },
  { weight: 1, arbitrary: expressionOf('text', 3) },
  { weight: 1, arbitrary: expressionOf('list', 3) },
)

function expressionOf(kind: Kind, depth: number): fc.Arbitrary<Expression> {
  const leaf = fc.oneof(leaves[kind], fc.constantFrom(...paths[kind]))
  if (depth === 0) return leaf
  const part = (wanted: Kind) =>
    fc.oneof({ weight: 25, arbitrary: expressionOf(wanted, depth - 1) }, { weight: 1, arbitrary: wrong })
  return fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 5, arbitrary: fc.oneof(...composites[kind](part)) })
}
