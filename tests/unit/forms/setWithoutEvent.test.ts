import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { formWith, textsOf } from '../features/builders.ts'
import { asElement, FakeInput } from '../support/FakeInput.ts'

let texts: Texts
beforeAll(async () => {
  vi.stubGlobal('HTMLInputElement', FakeInput)
  texts = await textsOf()
})
afterAll(() => void vi.unstubAllGlobals())

function drawn(name: string, over: Partial<FakeInput> = {}) {
  const { form } = formWith([{ type: 'field', kind: 'text', name: 'note', label: { text: { en: 'Note' } } }], { texts })
  const field = form.field(name)!
  const view = form.view(name)!
  const input = Object.assign(new FakeInput(), { value: view.valueToDraw() }, over)
  view.input.attach(asElement(input))
  return { form, field, input, view }
}

describe('T8 a value that was set without an event', () => {
  it.each(['Ana', 'x', '  Ana  ', 'José', '0'])(
    '%j is the value that a text field keeps and sends once it loses focus',
    (value) => {
      const { form, field, input, view } = drawn('note')
      input.value = value
      view.input.blur()
      expect([field.value, form.values().note]).toEqual([value.trim(), value.trim()])
    },
  )

  it('is read before a press, even if the field still has focus', () => {
    const { form, input } = drawn('note')
    input.value = 'Ana'
    form.showErrors()
    expect(form.values().note).toBe('Ana')
  })

  it.each(['777', '777.00', '1’500.–'])(
    'I4 the amount %s, found by a press, is sent only by the next press',
    (value) => {
      const { form, input, view } = drawn('amount')
      form.field('note')?.type('Ana')
      const before = form.amount
      input.value = value
      expect(form.showErrors()).toBe(false)
      expect(form.amount).not.toBe(before)
      view.valueToDraw()
      expect([form.showErrors(), form.amount]).toEqual([true, value.includes('777') ? '777.00' : '1500.00'])
    },
  )

  it.each<[string, Partial<FakeInput>]>([
    ['a read-only input', { readOnly: true }],
    ['a disabled input', { disabled: true }],
    ['a checkbox', { type: 'checkbox' }],
  ])('is not read from %s', (_, over) => {
    const { form, input } = drawn('note', over)
    input.value = 'Ana'
    form.showErrors()
    expect(form.values().note).toBeUndefined()
  })

  it('that equals the previous one leaves the field untouched', () => {
    const { form, field, input } = drawn('amount')
    const { amount } = form
    input.value = field.peek()
    form.showErrors()
    expect(form.amount).toBe(amount)
  })
})
