import { describe, expect, it } from 'vitest'
import type { ExpressionProblem } from '../../../../src/language/expression/ExpressionProblem.ts'
import { evaluate } from '../../../../src/language/expression/evaluate.ts'
import { parseExpression } from '../../../../src/language/expression/parseExpression.ts'

// Cases from the conformance suite of the CEL specification (github.com/google/cel-spec, tests/simple) that are in our
// subset. In CEL, startsWith is a method; ours is a function.
const formats = { money: String, number: String, date: String }
const scopes: Record<string, unknown> = { x: { name: 1024 }, a: { b: { c: 'yeah' } }, l: [0] }
const error = Symbol('error')

function answer(source: string): unknown {
  const problems: ExpressionProblem[] = []
  const expression = parseExpression(source, new Set(Object.keys(scopes)))
  const value = evaluate(
    expression,
    (name) => scopes[name],
    formats,
    (problem) => problems.push(problem),
  )
  return problems.length > 0 ? error : value
}

const section = (name: string, cases: readonly (readonly [string, unknown])[]) =>
  describe(name, () => {
    it.each(cases)('%s', (source, expected) => expect(answer(source)).toEqual(expected))
  })

section('basic: self-evaluating forms', [
  ['0', 0],
  ['0.0', 0],
  ['0e+0', 0],
  ["''", ''],
  ['""', ''],
  ['false', false],
  ['null', null],
  ['[]', []],
  ['17', 17],
  ['-2.3e+1', -23],
  ['"!"', '!'],
  [String.raw`'\''`, "'"],
  ['[-1]', [-1]],
  ['true', true],
])

section('comparisons: equality', [
  ['1 == 1', true],
  ['-1 == 1', false],
  ['1.0 == 1.0e+0', true],
  ['-1.0 == 1.0', false],
  [`'' == ""`, true],
  ["'a' == 'b'", false],
  ["'abc' == 'ABC'", false],
  ['null == null', true],
  ['false == true', false],
  ['[] == []', true],
  ['[1, 2, 3] == [1, 2, 3]', true],
  ['[1, 2, 3] == [1, 3, 2]', false],
  ["['case'] == ['cAse']", false],
])

section('comparisons: inequality', [
  ['24 != 42', true],
  ['1 != 1', false],
  ['9.0e+3 != 9001.0', true],
  ['1.0 != 1e+0', false],
  ["'abc' != ''", true],
  ["'abc' != 'abc'", false],
  ['false != true', true],
  ['true != true', false],
  ['null != null', false],
  ['[] != [1]', true],
  ['[true, false, true] != [true, true, false]', true],
  ['[[]] != [[]]', false],
])

section('comparisons: order', [
  ['-1 < 0', true],
  ['0 < 0', false],
  ['1.0 < 1.0000001', true],
  ['-0.0 < 0.0', false],
  ["'a' < 'b'", true],
  ["'Abc' < 'aBC'", true],
  ["'abc' < 'abcd'", true],
  ["'a' < 'á'", true],
  ["'' < ''", false],
  ["'abc' < 'abc'", false],
  ["'a' < 'AB'", false],
  ['false < true', true],
  ['true < true', false],
  ['true < false', false],
  ['[0] < [1]', error],
  ['42 > -42', true],
  ['1e+1 > 1e+0', true],
  ["'abc' > 'aBc'", true],
  ["'A' > ''", true],
  ['true > false', true],
  ['[1] > [0]', error],
])

// The suite divides by zero to get an error. Our division by zero gives null, so we use a wrong type instead.
section('logic', [
  ['true ? 1 : 2', 1],
  ["false ? 'foo' : 'bar'", 'bar'],
  ["2 > '' ? 'baz' : 'quux'", error],
  ["true ? 'cows' : 17", 'cows'],
  ["'cows' ? false : 17", error],
  ['true && true', true],
  ['true && false', false],
  ['false && 32', false],
  ["'horses' && false", false],
  ["false && (2 > '' ? false : true)", false],
  ["(2 > '' ? false : true) && false", false],
  ["true && 1 > ''", error],
  ["1 > '' && true", error],
  ["'less filling' && 'tastes great'", error],
  ['false || true', true],
  ['false || false', false],
  ['true || 32', true],
  ["'horses' || true", true],
  ["true || (2 > '' ? false : true)", true],
  ["(2 > '' ? false : true) || true", true],
  ["false || 1 > ''", error],
  ["1 > '' || false", error],
  ["'less filling' || 'tastes great'", error],
  ['!true', false],
  ['!false', true],
])

section('string', [
  ["size('')", 0],
  ["size('A')", 1],
  ["size('ÿ')", 1],
  ["size('πέντε')", 5],
  ["startsWith('foobar', 'foo')", true],
  ["startsWith('foobar', 'bar')", false],
  ["startsWith('', 'foo')", false],
  ["startsWith('foobar', '')", true],
  ["startsWith('', '')", true],
  ["startsWith('завтра', 'за')", true],
  ["'he' + 'llo'", 'hello'],
  ["'hello' + ' ' == 'hello'", false],
  ["'' + 'abc'", 'abc'],
  ["'¢' + 'ÿ' + 'Ȁ'", '¢ÿȀ'],
  ["'' + 'Ω' + ''", 'Ω'],
])

section('lists and fields', [
  ['[0, 1, 2]+[3, 4, 5]==[0, 1, 2, 3, 4, 5]', true],
  ['[0, 1, 2]+[3, 4, 5]==[3, 4, 5, 0, 1, 2]', false],
  ['[2]+[2]==[2, 2]', true],
  ['x.name', 1024],
  ["x['name']", 1024],
  ['a.b.c', 'yeah'],
  ['l[0]', 0],
])

const repeated = (item: string, operator: string, times: number): string => Array(times).fill(item).join(operator)

section('parse: nesting and repetition', [
  ['size([[[[[[[[[[[[0]]]]]]]]]]]])', 1],
  [`${repeated('false', ' || ', 31)} || true`, true],
  [`${repeated('true', ' && ', 31)} && false`, false],
  [`${repeated('3 - 3', ' + ', 12)} + 3`, 3],
  [`${repeated('4 * 4', ' / ', 12)} / 4`, 4],
  [`${'!'.repeat(32)}true`, true],
  [`${'-'.repeat(32)}19`, 19],
  [String.raw`' \\ \? \" \' \` '`, ' \\ ? " \' ` '],
  [String.raw`" \a \b \f \t \v \n \r "`, ' \x07 \b \f \t \v \n \r '],
  [String.raw`' \x01 \x7F \000 \012 \177 '`, ' \x01 \x7F \x00 \x0A \x7F '],
])
