import { expect, it } from 'vitest'
import { compileRegex } from '../../../src/platform/safeRegex.ts'

const compiled = (source: string, maxLength = 200) => compileRegex(source, { maxLength })

it.each([
  '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  '^(?:\\d{3}\\.){2}\\d{3}-\\d{2}$',
  '^([a-zA-Z]+ ?){1,4}$',
  '^[^@\\s]+@([a-z0-9-]+\\.)+[a-z]{2,}$',
  '^(?:[A-Z0-9]{4} ?){2,30}$',
  '^(?:0|1)+$',
  '^(?!0+$)\\d{1,12}$',
  '^\\s*\\d+\\s*$',
  '^[A-Z]{2}\\d{2}$|^\\d+$',
  '^.*@.*\\..*$',
  '^[\\]a-]+\\/$',
  '^\\p{L}+( \\p{L}+)*$',
])('compiles %s', (source) => {
  expect(compiled(source)?.source).toBe(source)
})

it.each([
  ['a loop in a loop', '^(a+)+$'],
  ['a loop in a loop that may be empty', '^(a*)*$'],
  ['words with a space that may be missing', '^(\\w+\\s?)*$'],
  ['two equal alternatives in a loop', '^(a|a)*$'],
  ['one alternative that begins the other', '^(?:a|ab)+$'],
  ['a turn that may be empty', '^(?:a?b?)*$'],
  ['a turn of several lengths', '^(?:\\d{1,3})+$'],
  ['a loop deep inside', '^x((?:y|(z+)+))$'],
  ['a counted loop that is long', '^(a+){25}$'],
  ['a separator in the middle, alike on both sides', '^(?:a*xa*)+$'],
  ['a separator that the class holds too', '^([a-z.]+\\.)+$'],
  ['a back-reference in a loop', '^(\\w+\\1,)+$'],
  ['a look-ahead in a loop', '^(?=a)*(?:(?=(a+))a)*$'],
  ['five loops in a row', '^\\w*\\d*\\w*\\d*\\w*!$'],
])('refuses %s', (_, source) => {
  expect(compiled(source)).toBeUndefined()
})

it('uses the u flag where it can, and does without where a server wrote what u forbids', () => {
  expect(compiled('^.$')?.test('😀')).toBe(true)
  expect(compiled('^[a-z\\_]+\\-$')?.flags).toBe('')
})

it('gives nothing for what is no regular expression or is too long', () => {
  expect(compiled('(')).toBeUndefined()
  expect(compiled('a'.repeat(201))).toBeUndefined()
  expect(compiled('a'.repeat(201), 512)).toBeDefined()
})

it('answers quickly on 128 hostile characters whatever it has let through', () => {
  const hostile = [`${'a'.repeat(127)}!`, `${'0'.repeat(127)}!`, `${'a@.'.repeat(42)}!!`, ' '.repeat(128)]
  const passed = ['^.*@.*\\..*$', '^([a-zA-Z]+ ?){1,4}$', '^[^@\\s]+@([a-z0-9-]+\\.)+[a-z]{2,}$'].map(
    (s) => compiled(s)!,
  )
  const started = performance.now()
  for (const regex of passed) for (const value of hostile) regex.test(value)
  expect(performance.now() - started).toBeLessThan(5000)
})
