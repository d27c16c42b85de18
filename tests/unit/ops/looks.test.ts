import { describe, expect, it } from 'vitest'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import type { ServerField } from '../../../src/ops/document/ServerField.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const FIELD = { type: 'field', kind: 'text', name: 'code', label: words('Code') }
const PHONE = { ...FIELD, kind: 'phone', mark: 'flag' }
const over = (override: object) => ({ type: 'serverFields', override: { asked: override } })
const row = (...children: readonly object[]) => ({ type: 'row', children })
const asked = (type: string, rest: Partial<ServerField> = {}): ServerField => {
  return { name: 'asked', value: '', isHidden: false, json: { type }, ...rest }
}

/** What is tested, the node, and the fields of the method. */
type Row = readonly [what: string, node: object, serverFields: readonly ServerField[]]

const found = (node: object, ...serverFields: readonly ServerField[]) =>
  checkLayout(formScreen(node), { ...(serverFields.length > 0 && { serverFields }) }).findings.map(
    ({ code, pointer, message }) => `${code} ${pointer.replace(/^\/body\/\d+/, '')} ${message}`,
  )

describe('E01 an override to a password', () => {
  it.each([
    ['mask', '####'],
    ['only', 'digits'],
    ['mark', 'visa'],
    ['items', [{ text: words('One'), value: '1' }]],
  ])('has no "%s"', (name, value) => {
    expect(found(over({ kind: 'password', [name]: value }))).toEqual([
      `E01 /override/asked/${name} a password has no "${name}", because every character is sent as typed: remove it, or use another kind`,
    ])
  })

  it('is never kept', () => {
    expect(found(over({ kind: 'password', keep: true }))).toEqual([
      'E01 /override/asked/keep a password is never kept: remove "keep"',
    ])
    expect(found(over({ kind: 'password', keep: false, inputMode: 'numeric' }))).toEqual([])
  })

  it('is also one if the method calls the field a password', () => {
    expect(found(over({ mask: '####' }), asked('password'))).toEqual([
      expect.stringContaining('E01 /override/asked/mask'),
    ])
    expect(found(over({ mask: '####' }), asked('text'))).toEqual([])
  })
})

describe('W09 a width', () => {
  const wide = { ...FIELD, width: 'half' }
  const part = (children: readonly object[]) => ({
    type: 'switch',
    on: 'user.lang',
    cases: { en: children },
    else: children.map((one) => ({ ...one, name: 'other' })),
  })

  it.each([
    ['in a case directly inside a row', row(part([wide]))],
    ['in a case of a case directly inside a row', row(part([part([wide])].slice(0, 1)))],
    ['in a row, under a condition', row({ ...wide, when: 'env.online' })],
  ])('has an effect %s', (_, node) => {
    expect(found(node).filter((line) => line.startsWith('W09'))).toEqual([])
  })

  it('has none in a case inside a stack', () => {
    expect(found(row({ type: 'stack', children: [part([wide])] })).map((line) => line.slice(0, 3))).toEqual([
      'W09',
      'W09',
    ])
  })

  it.each([
    { ...wide, kind: 'hidden', default: 'x' },
    { ...wide, kind: 'composed', parts: ['amount'] },
  ])('has none on a field that is not drawn: %j', (field) => {
    expect(found(row(field))).toEqual([
      'W09 /children/0/width "code" is not shown, so its "width" has no effect: remove it',
    ])
  })

  it('has none on a field that the method hides, like everything in its override', () => {
    expect(found(row(over({ width: 'half' })), asked('hidden', { isHidden: true }))).toEqual([
      'W09 /children/0/override/asked the method fills in "asked" itself and the player does not see it, so this override has no effect: remove it',
    ])
    expect(found(row(over({ width: 'half' })), asked('text'))).toEqual([])
  })
})

describe('W09 a format of an override', () => {
  it('has an effect only on a date', () => {
    expect(found(over({ kind: 'date', format: 'YYYY-MM-DD' }))).toEqual([])
    expect(found(over({ format: 'YYYY-MM-DD' }), asked('date'))).toEqual([])
    expect(found(over({ format: 'YYYY-MM-DD' }), asked('text'))).toEqual([
      'W09 /override/asked/format only a date has a "format", and this field is of the kind "text": remove it, or add "kind": "date"',
    ])
  })
})

describe('W09 a mark', () => {
  it.each(['amount', 'dropdown', 'segmented', 'radio', 'country', 'currency', 'network'])(
    'has no effect on the kind %s',
    (kind) => {
      expect(found(over({ kind, mark: 'visa' }))).toEqual([
        `W09 /override/asked/mark the kind "${kind}" has no "mark", so it has no effect: remove it. Options have an "icon" each`,
      ])
    },
  )

  it('has none on a field of the method with options', () => {
    expect(found(over({ mark: 'visa' }), asked('text', { values: ['a', 'b'] }))).toEqual([
      expect.stringContaining('W09 /override/asked/mark the kind "dropdown"'),
    ])
  })

  it.each<Row>([
    ['an own text', { ...FIELD, mark: 'flag' }, []],
    ['an own text in capitals', { ...FIELD, kind: 'textUppercase', mark: 'flag' }, []],
    ['an override to a date', over({ kind: 'date', mark: 'flag' }), []],
    ['a text of the method', over({ mark: 'flag' }), [asked('text')]],
  ])('"flag" is no flag of a phone: %s', (_, node, fields) => {
    expect(found(node, ...fields)).toEqual([
      expect.stringMatching(
        /^W09 .*mark "flag" is for the kind "phone": in the kind "\w+" it is the flag of the payment's/,
      ),
    ])
  })

  it.each<Row>([
    ['a phone', PHONE, []],
    ['an override to a phone', over({ kind: 'phone', mark: 'flag' }), []],
    ['a field whose kind is not known here', over({ mark: 'flag' }), []],
    ['a phone of the method', over({ mark: 'flag' }), [asked('phone_with_prefix')]],
    ['a text with a brand', { ...FIELD, mark: 'visa' }, []],
    ['an override to a date with a brand', over({ kind: 'date', mark: 'visa' }), []],
  ])('is right on %s', (_, node, fields) => {
    expect(found(node, ...fields)).toEqual([])
  })
})
