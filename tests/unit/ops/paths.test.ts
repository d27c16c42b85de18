import { describe, expect, it } from 'vitest'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { stepsOf } from '../../../src/ops/document/stepsOf.ts'
import { migrateText } from '../../../src/ops/publish/migrateText.ts'
import { checkedLayout } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

const words = (en: string) => ({ text: { en } })
const NAMES = ['payer.first_name', 'billing[line1]', '42', 'bank-code']
const fieldNamed = (name: string) => ({ type: 'field', kind: 'text', name, label: words('Name') })
const shows = ($: string) => ({ type: 'text', text: { $ } })
/** The findings of a form for a method without fields. */
const found = (...nodes: readonly object[]) =>
  checkLayout(formScreen(...nodes), { serverFields: [] }).findings.map(({ code, message }) => `${code} ${message}`)

describe('the path of a field whose name is no word', () => {
  it.each(NAMES)('stands in brackets and quotes: %s', (name) => {
    const path = `form.fields["${name}"]`
    const screen = formScreen(fieldNamed(name), shows(path))
    expect(checkLayout(screen, {}).findings).toEqual([])
    const texts = checkedLayout(screen).body.map(({ slots }) => slots.get('text'))
    expect(texts).toContainEqual(
      expect.objectContaining({
        text: expect.objectContaining({ path: expect.objectContaining({ root: 'form', steps: ['fields', name] }) }),
      }),
    )
  })

  it('may also be that of a switch, of a country and of an argument', () => {
    const country = { ...fieldNamed('payer.country'), kind: 'country' }
    const path = 'form.fields["payer.country"]'
    const nodes = [
      country,
      { type: 'switch', on: path, cases: { MX: [{ type: 'text', text: words('Mexico') }] } },
      { type: 'address', country: { $: path } },
      { type: 'text', text: { text: { en: 'To {country}' }, args: { country: path } } },
    ]
    expect(checkLayout(formScreen(...nodes), {}).findings).toEqual([])
  })

  it('is checked like any other', () => {
    expect(found(fieldNamed('payer.name'), shows('form.fields["payer.nmae"]')).join()).toMatch(
      /E05 "payer\.nmae" is not a field of this document: did you mean "payer\.name"\?/,
    )
    expect(found(shows('form.fields["a'))).toContainEqual(expect.stringContaining('or in brackets and double quotes'))
    expect(found(shows("form.fields['a']"))).toContainEqual(expect.stringContaining('or in brackets and double quotes'))
  })

  it('is left as it is by the migration', () => {
    const text = JSON.stringify(formScreen(fieldNamed('payer.name'), shows('form.fields["payer.name"]')))
    expect(migrateText(text)).toEqual({ text, changes: [], left: [] })
  })
})

it.each<[string, string[]]>([
  ['form.amount', ['form', 'amount']],
  ['form.fields["a.b[c]"]', ['form', 'fields', 'a.b[c]']],
  ['invoice.lines["x-y"].z', ['invoice', 'lines', 'x-y', 'z']],
])('the steps of %s', (path, steps) => {
  expect(stepsOf(path)).toEqual(steps)
})
