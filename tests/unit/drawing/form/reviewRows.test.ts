import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../renderers/index.ts'
import { rootFrame } from '../../../../src/drawing/bind.ts'
import { reviewRows } from '../../../../src/drawing/form/reviewRows.ts'
import type { LayoutEnv } from '../../../../src/drawing/LayoutEnv.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import type { CheckedNode } from '../../../../src/language/CheckedLayout.ts'
import { checkedLayout, fixtureMethod, openForm, serverField, session, textsOf } from '../../features/builders.ts'
import { formScreen } from '../../language/documents.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const words = (en: string) => ({ text: { en } })
const field = (kind: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ...{ type: 'field', kind, name, label: words(name.toUpperCase()) },
  ...more,
})

/** The rows of a review of these fields, and the executed actions. */
function review(
  nodes: readonly unknown[],
  filled: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, unknown>> = {},
) {
  const layout = checkedLayout(formScreen(...nodes, { type: 'review', ...more }))
  const fields = [
    serverField({ name: 'token', isHidden: true, value: 'tkn' }),
    serverField({ name: 'bank', items: [{ text: 'BBVA México', value: 'bbva' }] }),
  ]
  const method = fixtureMethod('airtm', { fields: [] })
  const { form, formats, plan, scopes } = openForm({ layout, method, player: session(), texts, fields })
  for (const [name, value] of Object.entries(filled)) form.field(name)?.type(value)
  const done: Parameters<LayoutEnv['run']>[0][] = []
  const frame = rootFrame({
    ...{
      registry,
      scopes: scopes as unknown as Readonly<Record<string, unknown>>,
      formats,
    },
    ...{ lang: 'en', locale: 'en', t: texts.t, hasText: texts.has, field: (name) => form.view(name) },
    run: (action) => void done.push(action),
    report: ({ message }) => expect.unreachable(message),
    giveUp: () => expect.unreachable('given up'),
  })
  const node = layout.body.find(({ type }) => type === 'review') as CheckedNode
  const rows = reviewRows(node, plan.fields, frame)
  const said = () => rows().map(({ label, value }) => `${label}: ${value}`)
  return { done, form, rows, said }
}

const AMOUNT = 'Amount: 21.00 MXN'

it('shows an amount with its currency, and texts as they were typed', () => {
  const { form, said } = review([field('text', 'name')], { name: 'Ana María' })
  expect(said()).toEqual([AMOUNT, 'NAME: Ana María'])
  form.field('amount')?.type('1234.5')
  expect(said()[0]).toBe('Amount: 1,234.50 MXN')
})

describe('a choice is shown by its text', () => {
  const items = [{ text: words('Current account'), value: 'ca' }]

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ['dropdown', { items }, 'ca', 'Current account'],
    ['radio', { items }, 'ca', 'Current account'],
    ['segmented', { items: [...items, { text: words('Other'), value: 'o' }] }, 'o', 'Other'],
    ['country', {}, 'BR', 'Brazil'],
    ['currency', {}, 'MXN', 'MXN · Mexican Peso'],
  ])('of kind %s', (kind, more, value, shown) => {
    expect(review([field(kind, 'one', more)], { one: value }).said()).toEqual([AMOUNT, `ONE: ${shown}`])
  })

  it('if it depends on another field', () => {
    const cascade = { by: 'name', items: { x: items, y: [{ text: words('Savings'), value: 'sv' }] } }
    const { said } = review([field('text', 'name'), field('dropdown', 'one', { cascade })], { name: 'y', one: 'sv' })
    expect(said()).toEqual([AMOUNT, 'NAME: y', 'ONE: Savings'])
  })

  it('if the same value has another text for another choice', () => {
    const one = (en: string) => [{ text: words(en), value: '1' }]
    const cascade = { by: 'name', items: { x: one('Centro'), y: one('Norte') } }
    const { said } = review([field('text', 'name'), field('dropdown', 'one', { cascade })], { name: 'y', one: '1' })
    expect(said()).toContain('ONE: Norte')
  })

  it('if it depends on a piece of another field', () => {
    const one = (en: string) => [{ text: words(en), value: '1' }]
    const cascade = { by: 'land', items: { DE: one('Berlin'), AT: one('Wien') } }
    const iban = field('textUppercase', 'iban', { sendAs: { land: 'country' } })
    const { said } = review([iban, field('dropdown', 'one', { cascade })], { iban: 'AT61', one: '1' })
    expect(said()).toContain('ONE: Wien')
  })

  it('of the server’s', () => expect(review([], { bank: 'bbva' }).said()).toEqual([AMOUNT, 'CPF: BBVA México']))
})

it('never shows a secret value, nor its length', () => {
  const secret = field('text', 'pin', { keep: false })
  const [short, long] = ['1', '123456789'].map((pin) => review([secret], { pin }).said()[1])
  expect(short).toBe('PIN: ••••••')
  expect(long).toBe(short)
})

it('has no row for a password', () => {
  expect(review([field('password', 'key')], { key: 'open sesame ' }).said()).toEqual([AMOUNT])
})

it('leaves out consents, hidden and empty fields, and those in `except`', () => {
  const nodes = [
    field('checkbox', 'terms'),
    field('hidden', 'ref', { default: 'r-1', label: undefined }),
    field('text', 'empty'),
    field('text', 'gone', { show: 'form.fields.name == "nobody"' }),
    field('text', 'name'),
    field('text', 'left'),
    { type: 'field', kind: 'composed', name: 'both', parts: ['name', 'left'], template: '{name}{left}' },
  ]
  const filled = { terms: 'true', gone: 'x', name: 'Ana', left: 'y' }
  expect(review(JSON.parse(JSON.stringify(nodes)), filled, { except: ['left'] }).said()).toEqual([AMOUNT, 'NAME: Ana'])
})

it('labels a part of an address as in its country', () => {
  const nodes = [field('country', 'land', { default: 'US' }), { type: 'address', country: { $: 'form.fields.land' } }]
  const { form, said } = review(nodes, { zip: '10001' })
  expect(said()).toContain('ZIP code: 10001')
  form.field('land')?.type('CA')
  expect(said()).toContain('Postal code: 10001')
})

it('a row opens its field', () => {
  const { done, rows } = review([field('text', 'name')], { name: 'Ana' })
  rows()[1]?.onEdit()
  expect(done).toEqual([{ do: 'form.goTo', field: 'name' }])
})
