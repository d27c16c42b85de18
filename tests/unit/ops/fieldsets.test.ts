import { describe, expect, it } from 'vitest'
import { fieldset } from '../../../schemas/layout/blocks/fieldset.ts'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const field = (rest: object = {}) => ({ type: 'field', kind: 'text', name: 'code', label: words('Code'), ...rest })
const group = (children: readonly object[], rest: object = {}) => {
  return { type: 'fieldset', label: words('Codes'), children, ...rest }
}
const GOOD = field({ name: 'good', placeholder: words('12345') })
const ADDRESS = { type: 'address', country: { $: 'user.paymentGeo' } }
const items = [
  { text: words('One'), value: '1' },
  { text: words('Two'), value: '2' },
]

const found = (node: object) =>
  checkLayout(formScreen(node)).findings.map(
    ({ code, pointer, message }) => `${code} ${pointer.replace(/^\/body\/\d+/, '')} ${message}`,
  )

describe('W09 a fieldset with hidden labels', () => {
  it.each([field(), field({ kind: 'textUppercase' }), field({ kind: 'password' })])(
    'has an empty box that says nothing: %j',
    (one) => {
      expect(found(group([one, GOOD]))).toEqual([
        'W09 /children/0 the label of "code" is hidden in the fieldset, so the player sees an empty box: give it a "placeholder" or a "hint", or show the labels with "labels": "shown" in the fieldset',
      ])
      expect(found(group([one], { labels: 'shown' }))).toEqual([])
    },
  )

  it('has one in a case of a switch', () => {
    const cases = { type: 'switch', on: 'user.lang', cases: { en: [field()] } }
    expect(found(group([cases]))).toEqual([expect.stringContaining('W09 /children/0/cases/en/0 the label of "code"')])
  })

  it.each([
    GOOD,
    field({ hint: words('On your card') }),
    field({ mask: '##-##' }),
    field({ kind: 'dropdown', items }),
    field({ kind: 'country' }),
    field({ kind: 'phone' }),
    field({ kind: 'date', format: 'MM/YY' }),
    field({ kind: 'radio', items }),
    field({ kind: 'checkbox' }),
    { type: 'serverFields', only: ['pin'], override: { pin: { placeholder: words('1234') } } },
  ])('has a field that says what belongs there: %j', (one) => {
    expect(found(group([one, field({ kind: 'hidden', name: 'unseen', default: 'x' })]))).toEqual([])
  })

  it.each([
    [ADDRESS, /^W09 \/children\/0 the parts of an "address" have no labels/],
    [{ type: 'serverFields' }, /^W09 \/children\/0 the server's fields have no visible labels/],
    [
      { type: 'serverFields', only: ['pin', 'puk'], override: { pin: { placeholder: words('1234') } } },
      /^W09 \/children\/0 the server's fields have no visible labels/,
    ],
    [{ type: 'text', text: words('Or') }, /^W09 \/children\/0 a "fieldset" is a line of fields: move "text" out of it/],
    [{ type: 'stack', children: [field()] }, /^W09 \/children\/0 .* move "stack" out of it/],
  ])('has no place for %j', (one, message) => {
    expect(found(group([one, GOOD]))).toEqual([expect.stringMatching(message)])
  })
})

it.each([ADDRESS, { type: 'serverFields' }, { type: 'row', children: [field()] }])(
  'a fieldset with visible labels may contain %j',
  (one) => expect(found(group([one], { labels: 'shown' }))).toEqual([]),
)

it('W09 a fieldset with visible labels has no place for a text', () => {
  expect(found(group([{ type: 'text', text: words('Or') }, field()], { labels: 'shown' }))).toEqual([
    expect.stringContaining('move "text" out of it'),
  ])
})

it.each([
  ['without children', group([])],
  ['without fields', group([{ type: 'text', text: words('Or') }])],
  ['of hidden fields', group([field({ kind: 'hidden', default: 'x' })])],
])('W09 a fieldset %s is not shown', (_, node) => {
  expect(found(node)).toEqual([
    'W09  a "fieldset" without a field that is shown is not shown either: put fields into it, or remove it',
  ])
})

it('finds nothing wrong with the example of the reference', () => {
  expect(fieldset.examples.flatMap(found)).toEqual([])
})
