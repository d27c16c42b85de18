import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FieldSpec } from '../../../src/forms/FieldSpec.ts'
import { FormStore } from '../../../src/forms/FormStore.ts'
import { asElement, FakeInput } from '../support/FakeInput.ts'
import { plainRules, plainSpec } from '../support/plainForm.ts'

beforeAll(() => void vi.stubGlobal('HTMLInputElement', FakeInput))
afterAll(() => void vi.unstubAllGlobals())

const rules = plainRules({ normalize: (_, text) => text.trim() })

/** A form of one field, and its input, rendered but not yet attached. */
function rendered(over: Partial<FieldSpec> = {}) {
  const form = new FormStore('MXN', [plainSpec(over)], rules)
  const model = form.field('cpf')!
  const binding = form.view('cpf')!.input
  const input = Object.assign(new FakeInput(), { value: binding.textToRender() })
  return { binding, form, input, model }
}

function mounted(over: Partial<FieldSpec> = {}) {
  const all = rendered(over)
  all.binding.attach(asElement(all.input))
  return all
}

describe('the text in the input', () => {
  it('is not written while the player types', () => {
    const { binding, input, model } = mounted()
    input.value = 'Ana '
    binding.type('Ana ')
    input.value = 'Ana M' // the next character is in the input before its event is handled
    expect([model.peek(), input.value]).toEqual(['Ana ', 'Ana M'])
  })

  it('is written when the value is set, with the text that the typing code compares with', () => {
    const { input, model } = mounted()
    model.set('7')
    expect(input).toMatchObject({ value: '7', defaultValue: '7', dir: 'auto' })
  })

  it('keeps the direction that was rendered', () => {
    const { input, model } = mounted()
    input.dir = 'ltr'
    model.set('7')
    expect(input.dir).toBe('ltr')
  })

  it('is never written into a checkbox: its `value` is constant', () => {
    const { input, model } = mounted({ kind: 'checkbox' })
    Object.assign(input, { type: 'checkbox', value: 'on' })
    model.set('true')
    expect(input.value).toBe('on')
  })

  it('is written on attach if the value changed between render and attach', () => {
    const { binding, input, model } = rendered()
    model.set('late')
    expect(input.value).toBe('')
    binding.attach(asElement(input))
    expect(input.value).toBe('late')
  })

  it('is written on attach if the input showed another field before', () => {
    const { input, model } = mounted()
    model.set('typed')
    const next = rendered()
    next.binding.attach(asElement(input))
    expect(input.value).toBe('')
  })

  it('is the normalized value after the player has left', () => {
    const { binding, input } = mounted()
    input.value = 'Ana '
    binding.type('Ana ')
    binding.blur()
    expect(input.value).toBe('Ana')
  })

  it('is kept by the model when the input is gone', () => {
    const { binding, input, model } = mounted()
    binding.attach(null)
    model.set('7')
    expect([input.value, model.value]).toEqual(['', '7'])
  })
})

describe('the focus', () => {
  it('hides the error, and its loss shows the error', () => {
    const { binding, model } = mounted()
    binding.blur()
    expect(model.shownError).toEqual({ key: 'field.required' })
    binding.focus()
    expect(model.shownError).toBeUndefined()
  })

  it('that has already returned to the field keeps the error hidden', () => {
    const { binding, input, model } = mounted()
    input.hasFocus = true
    binding.blur()
    expect(model).toMatchObject({ isTouched: false, shownError: undefined })
  })

  it.each<[string, boolean, boolean]>([
    ['elsewhere', false, true],
    ['in the field', true, false],
  ])('%s: isLeft is %s', (_, hasFocus, isLeft) => {
    const { binding, input } = mounted()
    input.hasFocus = hasFocus
    expect(binding.isLeft).toBe(isLeft)
    binding.attach(null)
    expect(binding.isLeft).toBe(false)
  })

  it('moves to the first invalid field on submit, and its error stays', () => {
    const { binding, form, input, model } = mounted()
    input.focus = () => {
      input.hasFocus = true
      binding.focus() // the browser fires its focus event here
    }
    expect(form.showErrors()).toBe(false)
    expect(input).toMatchObject({ hasFocus: true, isScrolledTo: true })
    expect(model.shownError).toEqual({ key: 'field.required' })
    binding.focus()
    expect(model.shownError).toBeUndefined()
  })

  it.each<[string, boolean, unknown]>([
    ['is in the first invalid field already: its error is announced', true, { urgency: 'assertive', id: 1 }],
    ['moves to the first invalid field: a screen reader reads its error', false, undefined],
  ])('%s', (_, hasFocus, announcement) => {
    const { form, input, model } = mounted()
    input.hasFocus = hasFocus
    form.showErrors()
    expect(model.announcement).toEqual(announcement)
  })

  it('moves to a field of another step once that is mounted', () => {
    const { binding, form, input } = rendered()
    form.goTo('cpf')
    expect(input.hasFocus).toBe(false)
    binding.attach(asElement(input))
    expect(input.hasFocus).toBe(true)
  })

  it('moves to a field that was never rendered before', () => {
    const form = new FormStore('MXN', [plainSpec(), plainSpec({ name: 'far', step: 1 })], rules, { stepCount: 2 })
    form.goTo('far')
    const input = new FakeInput()
    form.view('far')?.input.attach(asElement(input))
    expect([form.step, input.hasFocus]).toEqual([1, true])
  })
})
