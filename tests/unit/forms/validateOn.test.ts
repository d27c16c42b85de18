import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { formWith, serverField, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const DIGITS = {
  ...{ type: 'field', kind: 'text', name: 'code', label: 'field.cpf' },
  rules: [{ regex: '^\\d+$', message: 'field.invalid' }],
}

/** The shown error after each step: focus, a wrong character, leaving, focus again, a press of the button, leaving. */
function shown(validateOn?: string): boolean[] {
  const { form } = formWith([{ ...DIGITS, ...(validateOn && { validateOn }) }], { texts })
  form.field('amount')?.type('100')
  const field = form.field('code')
  const steps = [
    () => field?.hideError(),
    () => field?.type('x'),
    () => field?.leave(),
    () => field?.hideError(),
    () => form.showErrors(),
    () => field?.hideError(),
    () => field?.leave(),
  ]
  return steps.map((step) => {
    step()
    return field?.shownError !== undefined
  })
}

describe('when an error is shown', () => {
  it.each([
    ['on leaving the field, by default', undefined, [false, false, true, false, true, false, true]],
    ['on leaving the field', 'blur', [false, false, true, false, true, false, true]],
    ['at every change', 'input', [false, true, true, true, true, true, true]],
    ['at the press, and then on leaving', 'submit', [false, false, false, false, true, false, true]],
  ])('%s', (_, validateOn, expected) => {
    expect(shown(validateOn)).toEqual(expected)
  })

  it('at every change: the error disappears as soon as the value is valid', () => {
    const { form } = formWith([{ ...DIGITS, validateOn: 'input' }], { texts })
    form.field('code')?.type('x')
    form.field('code')?.type('1')
    expect(form.field('code')?.shownError).toBeUndefined()
  })

  it('at the press: the button is disabled only between the shown error and its correction', () => {
    const { form, scopes } = formWith([{ ...DIGITS, validateOn: 'submit' }], { texts })
    form.field('amount')?.type('100')
    const seen = [
      () => form.field('code')?.type('x'),
      () => form.field('code')?.leave(),
      () => form.showErrors(),
      () => form.field('code')?.type('1'),
    ].map((step) => {
      step()
      return scopes.form.canSubmit
    })
    expect([seen, form.formValid]).toEqual([[true, true, false, true], true])
  })

  it('at the press: the button is disabled for another invalid field', () => {
    const other = { ...DIGITS, name: 'other' }
    const { form, scopes } = formWith([{ ...DIGITS, validateOn: 'submit' }, other], { texts })
    form.field('amount')?.type('100')
    form.field('other')?.type('x')
    expect(scopes.form.canSubmit).toBe(false)
  })

  it('at the press: a field of the server behaves the same', () => {
    const override = { cpf: { validateOn: 'submit' } }
    const { form } = formWith([{ type: 'serverFields', override }], { texts, fields: [serverField({ rules: [] })] })
    form.field('cpf')?.leave()
    expect(form.field('cpf')?.shownError).toBeUndefined()
    form.showErrors()
    expect(form.field('cpf')?.shownError).toBeDefined()
  })
})
