import { describe, expect, it } from 'vitest'
import { fieldProblems, lookProblems, type RuleJson, ruleProblems } from '../../../src/language/checkRules.ts'

describe('a rule', () => {
  it.each<readonly [string, RuleJson, readonly string[]]>([
    ['with a regex', { regex: '^a$', message: 'wrong' }, []],
    ['with patterns', { anyOf: ['^a$'], message: { text: { en: 'Wrong' } } }, []],
    ['with a check, which has a message of its own', { check: 'luhn' }, []],
    ['with an age', { check: 'minAge', years: 18 }, []],
    ['with one bound', { check: 'range', max: '10.5' }, []],
    ['with equal bounds', { check: 'length', min: 6, max: 6 }, []],
    ['of no kind', {}, ['A rule must have exactly one of "regex", "anyOf" and "check".']],
    ['without its message', { regex: '^a$' }, ['A rule with "regex" needs a "message" for the player.']],
    ['without its years', { check: 'maxAge' }, ['"maxAge" needs "years".']],
    ['without its bounds', { check: 'length' }, ['"length" needs "min" or "max".']],
    ['without its field', { check: 'equals' }, ['"equals" needs "field".']],
    ['with years that nobody reads', { check: 'luhn', years: 3 }, ['"years" has no effect on "luhn". Remove it.']],
    [
      'with a bound beside a regex',
      { regex: '^a$', min: 3, message: 'wrong' },
      ['"min" has no effect on "regex". Remove it.'],
    ],
    ['of half a length', { check: 'length', min: '1.5' }, ['"min" and "max" of "length" must be whole numbers.']],
    ['of a length below nothing', { check: 'length', min: -1 }, ['"min" and "max" of "length" must be whole numbers.']],
    ['the wrong way round', { check: 'range', min: '10', max: '9.5' }, ['"min" 10 is more than "max" 9.5.']],
  ])('%s', (_, rule, problems) => {
    expect(ruleProblems(rule)).toEqual(problems)
  })
})

describe('a field', () => {
  const items = (...values: readonly string[]) => values.map((value) => ({ text: 'text', value }))

  it.each<readonly [string, string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['with items', 'dropdown', { items: items('a', 'b'), default: 'b' }, []],
    ['with a cascade', 'radio', { cascade: { by: 'x', items: { 1: items('a'), 2: items('b') } }, default: 'b' }, []],
    [
      'with both',
      'dropdown',
      { items: items('a'), cascade: { by: 'x', items: {} } },
      ['A choice must have exactly one of "items" and "cascade".'],
    ],
    [
      'with a value twice in one list of a cascade',
      'dropdown',
      { cascade: { by: 'x', items: { 1: items('a', 'a', 'a'), 2: items('a') } } },
      ['The value "a" is used twice in the items.'],
    ],
    ['of one segment', 'segmented', { items: items('a') }, ['"segmented" can have 2 to 4 items, not 1: use "radio".']],
    [
      'of a network that is not offered',
      'network',
      { items: items('a'), default: 'b' },
      ['The default "b" is not one of the values: a.'],
    ],
    ['with a date', 'date', { format: 'MM/DD/YYYY', default: '12/31/2001' }, []],
    [
      'with another separator',
      'date',
      { default: '31.12.2001' },
      ['The default "31.12.2001" is not a date in the format DD/MM/YYYY.'],
    ],
    [
      'with a mask that ends early',
      'text',
      { mask: '##\\' },
      ['The mask ends with a backslash: write the character that it escapes after it.'],
    ],
    [
      'with a mask that has more than it may hold',
      'text',
      { mask: [{ mask: '##.##[.##]' }, '####'], maxLength: 4 },
      ['The mask "##.##[.##]" needs at least 5 characters; "maxLength" is 4.'],
    ],
    ['with a mask that can just be filled', 'text', { mask: '##.##[.##]', maxLength: 5 }, []],
    ['ticked', 'checkbox', { label: 'key', default: 'true', links: { terms: {} } }, []],
    ['of parts without a template', 'composed', { parts: ['a', 'b'] }, []],
    ['of parts in a template, one of them twice', 'composed', { parts: ['a', 'b'], template: '{a}{b}{a}' }, []],
    [
      'with a first value of its own',
      'composed',
      { parts: ['a'], default: 'x' },
      ['A composed field has no initial value: set it on the parts.'],
    ],
    [
      'with an open brace',
      'composed',
      { parts: ['a'], template: '{a}-{' },
      ['A brace in "{a}-{" is unmatched: write the name of a part in {braces}.'],
    ],
  ])('%s (%s %#)', (_, kind, props, problems) => {
    expect(fieldProblems(kind, props)).toEqual(problems)
  })

  it('of the server, dressed, need not have choices of its own', () => {
    expect(lookProblems({ kind: 'dropdown' })).toEqual([])
    expect(lookProblems({ kind: 'dropdown', items: items('a', 'a') })).toHaveLength(1)
  })
})
