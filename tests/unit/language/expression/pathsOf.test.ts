import { expect, it } from 'vitest'
import { parseExpression } from '../../../../src/language/expression/parseExpression.ts'
import { pathsOf } from '../../../../src/language/expression/pathsOf.ts'

const names = new Set(['form', 'user', 'method', 'tile'])

it.each([
  ['form.amount > 1 && user.currency == "EUR"', ['1 form.amount', '20 user.currency']],
  ['tile', ['1 tile']],
  ['[form.a, -form.b, !form.c]', ['2 form.a', '11 form.b', '20 form.c']],
  ['form.a ? form.b : form.a', ['1 form.a', '10 form.b', '19 form.a']],
  ['money(form.amount, user.currency)', ['7 form.amount', '20 user.currency']],
  ['has(method.key)', ['5 method.key?']],
  ['form.list[0]["odd key"]["plain"] == null', ['1 form.list[0]["odd key"].plain']],
  ['1 + 2 == 3', []],
])('%s reads %j', (source, expected) => {
  const found = pathsOf(parseExpression(source, names))
  expect(found.map(({ path, column, isTested }) => `${column} ${path}${isTested ? '?' : ''}`)).toEqual(expected)
})

it('gives the steps apart, the name first', () => {
  expect(pathsOf(parseExpression('form.list[0]["odd key"]', names))[0]?.steps).toEqual(['form', 'list', 0, 'odd key'])
})
