import { expect, it } from 'vitest'
import type { MethodField } from '../../../schemas/methodField.ts'
import { checkDocument } from '../../../src/layout/checkDocument.ts'
import { planForm } from '../../../src/layout/planForm.ts'
import { formScreen } from './documents.ts'

const serverField = (over: Partial<MethodField> = {}): MethodField => ({
  name: 'cpf',
  type: 'text',
  label: 'field.cpf',
  placeholder: '',
  value: '',
  rules: [],
  items: [],
  isHidden: false,
  isDisabled: false,
  isAdvanced: false,
  isTriggered: false,
  isWallet: false,
  ...over,
})

function plan(nodes: readonly unknown[], fields: readonly MethodField[]) {
  const { layout, problems } = checkDocument(formScreen(...nodes))
  if (layout === undefined) throw new Error(JSON.stringify(problems))
  return planForm(layout, fields)
}

it("takes the document's fields and the server's, in the order in which they are drawn", () => {
  const { fields } = plan(
    [
      { type: 'serverFields' },
      { type: 'stack', children: [{ type: 'field', kind: 'text', name: 'email', label: 'field.email' }] },
    ],
    [serverField(), serverField({ name: 'phone' })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'cpf', 'phone', 'email'])
})

it('leaves out the names in `except`', () => {
  const { fields } = plan(
    [{ type: 'serverFields', except: ['phone'] }],
    [serverField(), serverField({ name: 'phone' })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'cpf'])
})

it('dresses a server field by `override`, and sends it under the name that the server gave', () => {
  const rules = [{ regex: '^\\d+$', message: 'field.invalid' }]
  const over = {
    label: 'field.other',
    placeholder: { text: { en: '000' } },
    hint: { $: 'limits.min' },
    inputMode: 'numeric',
    rules,
    optional: true,
  }
  const [, cpf] = plan([{ type: 'serverFields', override: { cpf: over } }], [serverField()]).fields
  expect(cpf).toMatchObject({
    name: 'cpf',
    kind: 'text',
    label: { kind: 'key', key: 'field.other' },
    placeholder: { kind: 'inline', text: { en: '000' } },
    hint: { kind: 'data', path: { kind: 'path', root: 'limits' } },
    plain: { inputMode: 'numeric' },
    rules,
    isOptional: true,
  })
})

it('keeps what the server says where nothing overrides it', () => {
  const rules = [{ regex: '^a$', message: '' }]
  const [, cpf] = plan(
    [{ type: 'serverFields', override: { toString: { optional: true } } }],
    [serverField({ label: '', value: '1', rules, isWallet: true, isDisabled: true, placeholder: 'Your CPF' })],
  ).fields
  expect(cpf).toMatchObject({ label: { kind: 'server', words: 'field.cpf' }, placeholder: { words: 'Your CPF' } })
  expect(cpf).toMatchObject({
    initial: '1',
    rules,
    isWallet: true,
    isDisabled: true,
    isOptional: false,
    hint: undefined,
  })
})

it("prefers the document's own field to the server's of the same name", () => {
  const own = { type: 'field', kind: 'text', name: 'cpf', label: 'field.own' }
  const { fields } = plan([{ type: 'serverFields' }, own], [serverField(), serverField({ name: 'amount' })])
  expect(fields.map(({ name, label }) => [name, label.kind])).toEqual([
    ['amount', 'key'],
    ['cpf', 'key'],
  ])
})

it('draws a server field once, where it stands first', () => {
  const { fields } = plan(
    [{ type: 'serverFields', except: ['a'] }, { type: 'serverFields' }],
    [serverField({ name: 'a' }), serverField({ name: 'b' })],
  )
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'b', 'a'])
})

it('draws a field of an unknown type as text, and reports the type', () => {
  const { fields, unknownTypes } = plan([{ type: 'serverFields' }], [serverField({ type: 'iris_scan' })])
  expect(fields[1]?.kind).toBe('text')
  expect(unknownTypes).toEqual(['iris_scan'])
})

it('hides hidden fields, and makes a choice of a field that has items', () => {
  const items = [{ text: 'BBVA', value: 'bbva' }]
  const { fields } = plan(
    [{ type: 'serverFields' }],
    [serverField({ isHidden: true }), serverField({ name: 'bank', items })],
  )
  expect(fields.slice(1)).toMatchObject([
    { kind: 'hidden', isHidden: true },
    { kind: 'dropdown', items: [{ text: { kind: 'server', words: 'BBVA' }, value: 'bbva' }] },
  ])
})

it('knows a field of the document that may stay empty', () => {
  const email = {
    type: 'field',
    kind: 'text',
    name: 'email',
    label: 'field.email',
    optional: true,
    show: 'method.hasFields',
  }
  expect(plan([email], []).fields[1]).toMatchObject({ isOptional: true, show: { source: 'method.hasFields' } })
})

it('finds the fields in every branch of a switch', () => {
  const field = (name: string) => ({ type: 'field', kind: 'hidden', name })
  const { fields } = plan([{ type: 'switch', on: 'user.lang', cases: { en: [field('a')] }, else: [field('b')] }], [])
  expect(fields.map(({ name }) => name)).toEqual(['amount', 'a', 'b'])
})
