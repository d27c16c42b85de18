import { beforeAll, expect, it, vi } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { fixtureMethod, formWith, serverField, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'
import { asElement, FakeInput } from '../support/FakeInput.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const PASSWORD = { type: 'field', kind: 'password', name: 'key', label: { text: { en: 'Password' } } }

it.each([' two  spaces ', '１２３ً', 'ﬁ—é', '١٢٣'])('S7 sends a password exactly as typed: "%s"', (value) => {
  const { form } = formWith([{ ...PASSWORD, rules: [{ check: 'length', min: 1, max: 40 }] }], { texts })
  form.field('key')?.type(value)
  form.field('key')?.leave()
  expect([form.values(), form.formValid]).toEqual([{ key: value }, true])
})

it('S7 never stores a password, neither in storage nor in memory', () => {
  const { form } = formWith([PASSWORD], { texts })
  form.field('key')?.type('open sesame')
  expect([form.typed(), form.harmless()]).toEqual([{}, {}])
  form.fill({ key: 'restored' })
  expect(form.field('key')?.value).toBe('open sesame')
})

it('S7 sends a server field overridden as a password exactly as typed, without its mask', () => {
  const fields = [serverField({ name: 'pin', masks: ['##-##'] })]
  const override = { pin: { kind: 'password' } }
  const { form } = formWith([{ type: 'serverFields', override }], { texts, method: fixtureMethod('airtm', { fields }) })
  form.field('pin')?.type('12 34')
  expect(form.values()).toEqual({ pin: '12 34' })
})

it('S7 a server field of the type password is a password field', () => {
  const fields = [serverField({ name: 'pin', type: 'password' })]
  const { form } = formWith([{ type: 'serverFields' }], { texts, method: fixtureMethod('airtm', { fields }) })
  expect(form.field('pin')?.spec.kind).toBe('password')
})

it('S7 writes a password into the value of its input, and never into its HTML', () => {
  vi.stubGlobal('HTMLInputElement', FakeInput)
  const { form } = formWith([PASSWORD], { texts })
  form.field('key')?.type('open sesame')
  const { input } = form.view('key')!
  expect(input.textToRender()).toBe('')
  const element = new FakeInput()
  input.attach(asElement(element))
  expect(element).toMatchObject({ value: 'open sesame', defaultValue: '' })
  vi.unstubAllGlobals()
})

it('S7 E01 the check refuses a password field with `keep`', () => {
  const { findings } = checkLayout(formScreen({ ...PASSWORD, keep: true }), {})
  expect(findings.map(({ code, message }) => `${code} ${message}`).join()).toContain('E01 "keep" is not known here')
})

it('the mark of a phone is the flag of its country, and of another field an icon', () => {
  const phone = { ...PASSWORD, kind: 'phone', name: 'phone', mark: 'flag', country: { $: 'form.fields.land' } }
  const land = { ...PASSWORD, kind: 'country', name: 'land', default: 'CL' }
  const { form } = formWith([land, phone, { ...PASSWORD, kind: 'text', name: 'card', mark: 'visa' }], { texts })
  const marks = () => ['phone', 'card', 'land'].map((name) => form.view(name)?.mark)
  expect(marks()).toEqual([
    expect.stringMatching(/flags\/CL.svg$/),
    expect.stringMatching(/icons\/visa.svg$/),
    undefined,
  ])
  form.field('land')?.set('MX')
  expect(marks()[0]).toMatch(/flags\/MX.svg$/)
})

it('typed text never becomes part of the URL of a flag', () => {
  const phone = { ...PASSWORD, kind: 'phone', name: 'phone', mark: 'flag', country: { $: 'form.fields.land' } }
  const { form } = formWith([{ ...PASSWORD, kind: 'text', name: 'land' }, phone], { texts })
  form.field('land')?.set('../../x?secret=123#')
  expect(form.view('phone')?.mark).toBeUndefined()
})
