import { expect, it } from 'vitest'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const FIELD = {
  ...{ type: 'field', kind: 'text', name: 'code', label: words('Code') },
  ...{ placeholder: words('12345'), width: 'half' },
}
const SERVER = { type: 'serverFields' }

const found = (...nodes: readonly object[]) =>
  checkLayout(formScreen(...nodes), {}).findings.map(({ code, pointer }) => `${code} ${pointer}`)

it.each([
  ['a row', { type: 'row', children: [FIELD] }],
  ['a fieldset', { type: 'fieldset', label: words('Codes'), children: [FIELD] }],
  [
    'a row, for a field of the server',
    { type: 'row', children: [{ ...SERVER, override: { cpf: { width: 'half' } } }] },
  ],
  ['an address', { type: 'address', country: { $: 'user.paymentGeo' }, widths: { zip: 'third' } }],
])('W09 finds nothing wrong with a width in %s', (_, node) => {
  expect(found(node)).toEqual([])
})

it.each([
  ['a field', FIELD, '/width'],
  ['a field in a stack of a row', { type: 'row', children: [{ type: 'stack', children: [FIELD] }] }, '/width'],
  ['a field of the server', { ...SERVER, override: { cpf: { width: 'half' } } }, '/override/cpf/width'],
])('W09 names a width without effect: %s', (_, node, at) => {
  expect(found(node)).toEqual([expect.stringMatching(new RegExp(`^W09 .*${at}$`))])
})

it('E01 names a width that does not exist', () => {
  const wrong = { type: 'row', children: [{ ...FIELD, width: 'wide' }] }
  expect(checkLayout(formScreen(wrong), {}).findings[0]?.message).toContain('Allowed: quarter, third, half')
})
