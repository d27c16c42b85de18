import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { FieldModel } from '../../../src/forms/FieldModel.ts'
import type { FieldRules } from '../../../src/forms/FieldRules.ts'
import type { FieldSpec } from '../../../src/forms/FieldSpec.ts'
import { FieldView } from '../../../src/forms/FieldView.ts'
import { FormStore } from '../../../src/forms/FormStore.ts'
import { plainRules, plainSpec } from '../support/plainForm.ts'

/** A field, its view, and the number of times that the view asked React to render. */
function drawn(over: Partial<FieldSpec> = {}, rules: Partial<FieldRules> = {}) {
  const allRules = plainRules(rules)
  const model = new FieldModel(plainSpec(over), allRules)
  const view = new FieldView(model, allRules)
  let count = 0
  const stop = view.subscribe(() => count++)
  return { model, view, stop, count: () => count }
}

it('re-renders a text field only when its shown error changes', () => {
  const { model, view, count } = drawn()
  for (const text of ['a', 'ab', 'abc']) model.type(text)
  model.leave()
  model.hideError()
  expect([count(), view.snapshot()]).toEqual([0, 0])
  model.type('')
  model.leave()
  expect([count(), view.snapshot()]).toEqual([1, 1])
  expect(view.shownError).toEqual({ key: 'field.required' })
})

it('re-renders a choice when its selection changes', () => {
  const { model, count } = drawn({ kind: 'dropdown' })
  model.type('a')
  expect(count()).toBe(1)
})

it('re-renders once for a new note, and not after its listener is gone', () => {
  const { model, view, stop, count } = drawn()
  model.setNote('BBVA')
  model.setNote('BBVA')
  expect([view.note, count()]).toEqual(['BBVA', 1])
  stop()
  model.setNote(undefined)
  expect([view.note, count()]).toEqual([undefined, 1])
})

it('re-renders when the required state differs from the rendered one', () => {
  let isRequired = false
  const { model, view, count } = drawn({}, { isRequired: () => isRequired })
  model.dependencyChanged('country')
  isRequired = true
  model.dependencyChanged('country')
  expect(count()).toBe(0) // nothing was rendered yet
  expect(view.requiredToDraw()).toBe(true)
  isRequired = false
  model.dependencyChanged('country')
  expect(count()).toBe(1)
})

it('re-renders when the field that its choices depend on changes, and for no other field it reads', () => {
  const reads = ['bank', 'account']
  const branch = plainSpec({ name: 'branch', kind: 'dropdown', cascade: { by: 'bank' }, reads, isCacheable: false })
  const specs = [plainSpec({ name: 'bank', kind: 'dropdown' }), plainSpec({ name: 'account' }), branch]
  const form = new FormStore('MXN', specs, plainRules())
  const seen: string[] = []
  form.view('branch')?.subscribe(() => seen.push(form.field('bank')?.value ?? ''))
  form.field('account')?.type('1')
  expect(seen).toEqual([])
  form.field('bank')?.type('bbva')
  expect(seen).toEqual(['bbva'])
})

it('is tracked by MobX where it reads the value', () => {
  const { model, view } = drawn({}, { words: (_, value) => `${value} MXN` })
  const seen: unknown[] = []
  const stop = autorun(() => seen.push([view.value, view.isEmpty, view.words]))
  model.type('5')
  stop()
  expect(seen).toEqual([
    ['', true, ' MXN'],
    ['5', false, '5 MXN'],
  ])
})

it('is the same object for a field at every render, and undefined for an unknown field', () => {
  const form = new FormStore('MXN', [plainSpec()], plainRules())
  expect(form.view('cpf')).toBe(form.view('cpf'))
  expect(form.view('other')).toBeUndefined()
})

it('has an id without blanks', () => {
  expect(drawn({ name: 'card number' }).view.id).toBe('pw-field-card-number')
})
