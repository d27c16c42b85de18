import { expect, it } from 'vitest'
import { nearest } from '../../../src/language/nearest.ts'

it.each([
  ['curency', ['country', 'currency'], 'currency'],
  ['metod', ['methods', 'method', 'route'], 'method'],
  ['metohd', ['method'], 'method'],
  ['STARTSWITH', ['startsWith'], 'startsWith'],
  ['phon', ['phone_with_prefix', 'text'], 'phone_with_prefix'],
  ['phon', ['phone_with_prefix', 'phone'], 'phone'],
  ['usr', ['user'], 'user'],
  ['amount', [], undefined],
  ['bonus', ['route', 'limits'], undefined],
  ['', ['a-long-name'], undefined],
])('suggests for %j among %j: %j', (word, allowed, expected) => {
  expect(nearest(word, allowed)).toBe(expected)
})

it('does not tire on a long word', () => {
  expect(nearest('x'.repeat(300), ['form', 'user', 'method'])).toBeUndefined()
})
