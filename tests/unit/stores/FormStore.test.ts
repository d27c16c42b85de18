import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { type FieldSpec, FormField } from '../../../src/stores/FormField.ts'
import { FormStore } from '../../../src/stores/FormStore.ts'

const spec = (over: Partial<FieldSpec> = {}): FieldSpec => ({
  name: 'cpf',
  kind: 'text',
  value: '',
  isOptional: false,
  isDisabled: false,
  isHidden: false,
  isWallet: false,
  isShown: () => true,
  check: (value) => (value === '' ? { key: 'field.required' } : undefined),
  ...over,
})

const amount = (over: Partial<FieldSpec> = {}) =>
  spec({
    name: 'amount',
    kind: 'amount',
    check: (value) => (Number(value) >= 21 ? undefined : { key: 'min' }),
    ...over,
  })

const form = (...specs: FieldSpec[]) => new FormStore('MXN', specs)

describe('a field', () => {
  it('FIELD-03 shows its error when it is left, and clears it on focus', () => {
    const field = new FormField(spec({ check: (value) => (value === 'good' ? undefined : { key: 'bad' }) }))
    field.type('wrong')
    expect(field.shownError).toBeUndefined()
    field.blur()
    expect(field.shownError).toEqual({ key: 'bad' })
    field.focus()
    expect(field.shownError).toBeUndefined()
    field.type('good')
    field.blur()
    expect(field.shownError).toBeUndefined()
  })

  it('shows no error while it is being typed in', () => {
    const field = new FormField(spec({ check: () => ({ key: 'bad' }) }))
    for (const text of ['a', 'ab', 'abc']) field.type(text)
    expect(field.shownError).toBeUndefined()
    expect(field.broken).toEqual({ key: 'bad' })
  })

  it('that was only passed through says nothing', () => {
    const field = new FormField(spec())
    field.focus()
    field.blur()
    expect(field.shownError).toBeUndefined()
  })

  it('shows the new message when the same rule is broken in another way', () => {
    let min = '21'
    const field = new FormField(spec({ check: () => ({ key: 'min', args: { min } }) }))
    field.type('1')
    field.blur()
    min = '50'
    field.showError()
    expect(field.shownError).toEqual({ key: 'min', args: { min: '50' } })
  })

  it.each([
    ['hidden', { isHidden: true }],
    ['hidden by a condition', { isShown: () => false }],
  ])('is never wrong while it is %s', (_, over) => {
    const field = new FormField(spec(over))
    field.showError()
    expect(field).toMatchObject({ isValid: true, shownError: undefined })
  })

  it('tells React only when something to draw has changed', () => {
    let drawn = 0
    const field = new FormField(spec())
    field.subscribe(() => drawn++)
    for (const text of ['a', 'ab', 'abc']) field.type(text)
    field.blur()
    field.focus()
    expect(drawn).toBe(0)
    field.type('')
    field.blur()
    expect(drawn).toBe(1)
    const choice = new FormField(spec({ kind: 'dropdown' }))
    choice.subscribe(() => drawn++)
    choice.type('a')
    expect(drawn).toBe(2)
  })

  it('is followed by MobX', () => {
    const field = new FormField(spec())
    const seen: [string, boolean][] = []
    const stop = autorun(() => seen.push([field.value, field.isValid]))
    field.type('x')
    stop()
    field.type('y')
    expect(seen).toEqual([
      ['', false],
      ['x', true],
    ])
  })
})

describe('a form', () => {
  it('FORM-03 holds amount, amountValid, formValid, fields, the errors of its fields and the from-chip flag', () => {
    const store = form(amount(), spec())
    expect(store).toMatchObject({
      amountValid: false,
      formValid: false,
      isTouched: false,
      isFromChip: false,
      errorCount: 0,
    })
    expect([...store.fields.keys()]).toEqual(['amount', 'cpf'])
    store.choose('amount', '100.00')
    store.field('cpf')?.type('1')
    expect(store).toMatchObject({
      amount: '100.00',
      amountValid: true,
      formValid: true,
      isFromChip: true,
      isTouched: true,
    })
    store.field('cpf')?.type('')
    expect(store.showErrors()).toBe(false)
    expect(store.field('cpf')?.shownError).toEqual({ key: 'field.required' })
    expect(store.errorCount).toBe(1)
  })

  it('VALID-04 is complete when every visible field has a value', () => {
    const store = form(
      spec(),
      spec({ name: 'email' }),
      spec({ name: 'ref', isHidden: true }),
      spec({ name: 'tax', isShown: () => false }),
    )
    expect(store.formValid).toBe(false)
    store.field('cpf')?.type('1')
    expect(store.formValid).toBe(false)
    store.field('email')?.type('a')
    expect(store.formValid).toBe(true)
  })

  it('shows all errors on submit, and forgets them once they are mended', () => {
    const store = form(amount(), spec(), spec({ name: 'email' }))
    expect(store.showErrors()).toBe(false)
    expect(store.errorCount).toBe(3)
    for (const [name, value] of Object.entries({ amount: '21', cpf: '1', email: 'a' })) store.field(name)?.type(value)
    expect(store.showErrors()).toBe(true)
    expect(store.errorCount).toBe(0)
    for (const field of store.fields.values()) expect(field.shownError).toBeUndefined()
  })

  it('sends every field but the amount; hidden ones too, and none that a condition hides', () => {
    const store = form(
      amount({ value: '100' }),
      spec({ value: '1' }),
      spec({ name: 'ref', value: 'r', isHidden: true }),
      spec({ name: 'tax', value: 't', isShown: () => false }),
      spec({ name: 'constructor', value: 'c' }),
    )
    expect(store.values()).toEqual({ cpf: '1', ref: 'r', constructor: 'c' })
  })

  it('sends a name that Object.prototype has as any other', () => {
    expect(JSON.stringify(form(spec({ name: '__proto__', value: 'p' })).values())).toBe('{"__proto__":"p"}')
  })

  it('knows the value of the wallet field', () => {
    expect(form(spec({ value: '1' })).wallet).toBeUndefined()
    expect(form(spec(), spec({ name: 'account', value: 'acc', isWallet: true })).wallet).toBe('acc')
  })

  it.each([
    ['500', '500.00'],
    ['500.5', '500.50'],
    ['1 234,5', '1234.50'],
    ['0500', '500.00'],
    ['500.123', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('"%s" goes out as %s', (typed, sent) => {
    const store = form(amount())
    store.field('amount')?.type(typed)
    expect(store.amount).toBe(sent)
  })

  it('a chip’s amount is from a chip until it is typed over', () => {
    const store = form(amount(), spec())
    store.choose('amount', '100.00')
    store.field('cpf')?.type('1')
    expect(store.isFromChip).toBe(true)
    store.field('amount')?.type('101')
    expect(store.isFromChip).toBe(false)
  })

  it('a choice for another field is no chip’s amount', () => {
    const store = form(amount(), spec())
    store.choose('cpf', '1')
    expect(store.isFromChip).toBe(false)
    expect(store.field('cpf')?.value).toBe('1')
  })

  it('a chip takes the error of the amount away', () => {
    const store = form(amount())
    store.field('amount')?.type('1')
    store.field('amount')?.blur()
    store.choose('amount', '100.00')
    expect(store.field('amount')?.shownError).toBeUndefined()
  })

  it('keeps what was typed when it grows, and takes the server’s word where nothing was', () => {
    const before = form(amount(), spec({ value: 'first' }), spec({ name: 'email', value: 'old' }))
    before.choose('amount', '100.00')
    before.field('email')?.type('typed')
    const after = new FormStore(
      'MXN',
      [amount(), spec({ value: 'second' }), spec({ name: 'email' }), spec({ name: 'phone' })],
      before,
    )
    expect(after.values()).toEqual({ cpf: 'second', email: 'typed', phone: '' })
    expect(after).toMatchObject({ amount: '100.00', isFromChip: true })
  })
})
