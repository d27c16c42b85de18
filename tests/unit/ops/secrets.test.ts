import { expect, it } from 'vitest'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import type { ServerField } from '../../../src/ops/document/ServerField.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const field = (name: string, rest: object = {}) => ({ type: 'field', kind: 'text', name, label: words(name), ...rest })
const KEY = field('key', { kind: 'password' })
const shown = (source: string) => ({ type: 'text', text: { ...words('It is {p}'), args: { p: source } } })
const PIN: ServerField = { name: 'pin', value: '', isHidden: false, json: { type: 'password' } }

const found = (nodes: readonly object[], around = {}) =>
  checkLayout(formScreen(...nodes), around).findings.map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  )

const REPAIR =
  'it is never shown, and never copied into another value. Read it only in rules and conditions, and remove it here'

it.each([
  ['a text', shown('form.fields.key'), '/text/args/p'],
  ['a text without words of its own', { type: 'text', text: { $: 'form.fields.key' } }, '/text/$'],
  ['the last characters', shown('last(form.fields.key, 4)'), '/text/args/p'],
  ['the text in capitals', shown('upper(form.fields.key)'), '/text/args/p'],
  ['a longer text', shown('form.fields.key + "."'), '/text/args/p'],
  ['one of two results', shown('env.online ? form.fields.key : ""'), '/text/args/p'],
  ['the text of a choice', shown('form.labels.key'), '/text/args/p'],
  ['the key of a text', { type: 'text', text: { keyFrom: 'form.fields.key' } }, '/text/keyFrom'],
  ['the first value of another field', field('b', { initial: { $: 'form.fields.key' } }), '/initial/$'],
  [
    'a press',
    {
      type: 'button',
      label: words('Copy'),
      onPress: [{ do: 'setField', field: 'c', value: { $: 'form.fields.key' } }],
    },
    '/onPress/0/value/$',
  ],
])('E01 a password is not read by %s', (_, node, at) => {
  expect(found([KEY, field('c'), node])).toEqual([expect.stringContaining(`${at} "key" is a password: ${REPAIR}`)])
  // The same of a field that is no secret is right.
  expect(found([{ ...KEY, kind: 'text' }, field('c'), node])).toEqual([])
})

it.each([
  ['a condition', { type: 'text', when: 'form.fields.key != ""', text: words('Good') }],
  ['a switch', { type: 'switch', on: 'form.fields.key', cases: { a: [shown('user.lang')] } }],
  ['a rule', field('again', { rules: [{ check: 'equals', field: 'key' }], wire: 'none' })],
  ['the condition of a rule', field('b', { rules: [{ check: 'email', when: 'size(form.fields.key) > 3' }] })],
  ['the number of its characters', shown('size(form.fields.key)')],
  ['a comparison in a text', shown('form.fields.key == "" ? "empty" : "filled in"')],
])('a password may be read by %s', (_, node) => {
  expect(found([KEY, node])).toEqual([])
})

it('E01 includes overrides, passwords of the method, and values composed of a password', () => {
  const override = { pin: { kind: 'password' } }
  expect(found([{ type: 'serverFields', override }, shown('form.fields.pin')])).toEqual([
    expect.stringContaining('E01 /body/3/text/args/p "pin" is a password'),
  ])
  expect(found([{ type: 'serverFields' }, shown('form.fields.pin')], { serverFields: [PIN] })).toEqual([
    expect.stringContaining('E01 /body/3/text/args/p "pin" is a password'),
  ])
  const composed = (name: string, ...parts: readonly string[]) => ({ type: 'field', kind: 'composed', name, parts })
  const nodes = [composed('outer', 'inner'), composed('inner', 'key'), KEY, shown('form.fields.outer')]
  expect(found(nodes)).toEqual([expect.stringContaining('"outer" contains the password "inner"')])
})
