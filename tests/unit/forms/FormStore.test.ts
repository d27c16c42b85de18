import { describe, expect, it } from 'vitest'
import type { FieldRules } from '../../../src/forms/FieldRules.ts'
import type { FieldSpec } from '../../../src/forms/FieldSpec.ts'
import { FormStore } from '../../../src/forms/FormStore.ts'
import { plainRules, plainSpec as spec } from '../support/plainForm.ts'

const amount = (over: Partial<FieldSpec> = {}) => spec({ name: 'amount', kind: 'amount', ...over })

const form = (specs: readonly FieldSpec[], rules: Partial<FieldRules> = {}, before?: FormStore) =>
  new FormStore('MXN', specs, plainRules(rules), { before })

/** Rules that give the fields these initial values, by name. */
const startingWith = (values: Readonly<Record<string, string>>): Partial<FieldRules> => ({
  initial: ({ name }) => values[name] ?? '',
})

const hiding = (...names: readonly string[]): Partial<FieldRules> => ({ isShown: ({ name }) => !names.includes(name) })

describe('S2 I4 I24 B19 a value that a layout action sets in a form', () => {
  it('is never the amount', () => {
    const one = form([amount()], startingWith({ amount: '500' }))
    expect(() => one.setFromAction('amount', '20000')).toThrow("An action can't set the amount")
    expect(one.field('amount')?.value).toBe('500')
  })

  it('is never one that the server fills in, whichever action it is', () => {
    const one = form([spec({ name: 'merchant', isHidden: true, isFixed: true })], startingWith({ merchant: 'm-1' }))
    expect(() => one.setFromAction('merchant', 'm-2')).toThrow('is filled in by the server')
    expect(() => one.choose('merchant', 'm-2')).toThrow('is filled in by the server')
    expect(one.values()).toEqual({ merchant: 'm-1' })
  })

  it('may be any other value', () => {
    const one = form([spec()])
    one.setFromAction('cpf', '7')
    expect(one.values()).toEqual({ cpf: '7' })
  })
})

describe('a form', () => {
  it('FORM-03 holds amount, amountValid, formValid, fields, the errors of its fields and the from-chip flag', () => {
    const store = form([amount(), spec()])
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
    const specs = [spec(), spec({ name: 'email' }), spec({ name: 'ref', isHidden: true }), spec({ name: 'tax' })]
    const store = form(specs, hiding('tax'))
    expect(store.formValid).toBe(false)
    store.field('cpf')?.type('1')
    expect(store.formValid).toBe(false)
    store.field('email')?.type('a')
    expect(store.formValid).toBe(true)
  })

  it('I4 shows and announces at once that an amount filled in from elsewhere is not allowed', () => {
    const store = form([amount({ validateOn: 'submit' })], {
      check: (_, value) => (value === '5' ? { key: 'amount.min' } : undefined),
    })
    store.prefillAmount('5')
    expect(store.field('amount')).toMatchObject({
      shownError: { key: 'amount.min' },
      announcement: { urgency: 'polite', id: 1 },
      awaitsPress: false,
    })
  })

  it('shows all errors on submit, and hides them once they are corrected', () => {
    const store = form([amount(), spec(), spec({ name: 'email' })])
    expect(store.showErrors()).toBe(false)
    expect(store.errorCount).toBe(3)
    for (const [name, value] of Object.entries({ amount: '21', cpf: '1', email: 'a' })) store.field(name)?.type(value)
    expect(store.showErrors()).toBe(true)
    expect(store.errorCount).toBe(0)
    for (const one of store.fields.values()) expect(one.shownError).toBeUndefined()
  })

  it('sends every field but the amount, hidden ones too, but none hidden by a condition', () => {
    const specs = [amount(), spec(), spec({ name: 'ref', isHidden: true }), spec({ name: 'tax' })]
    const store = form([...specs, spec({ name: 'constructor' })], {
      ...startingWith({ amount: '100', cpf: '1', ref: 'r', tax: 't', constructor: 'c' }),
      ...hiding('tax'),
    })
    expect(store.values()).toEqual({ cpf: '1', ref: 'r', constructor: 'c' })
  })

  it('does not send an empty field, unless it is hidden', () => {
    const store = form([spec(), spec({ name: 'ref', isHidden: true })])
    expect(store.values()).toEqual({ ref: '' })
  })

  it('sends a field named like a member of Object.prototype', () => {
    const store = form([spec({ name: '__proto__' })])
    store.field('__proto__')?.type('p')
    expect(JSON.stringify(store.values())).toBe('{"__proto__":"p"}')
  })

  it('has the value of the wallet field, as it is sent', () => {
    expect(form([spec()], startingWith({ cpf: '1' })).wallet).toBeUndefined()
    const specs = [spec(), spec({ name: 'account', isWallet: true })]
    const toWire: FieldRules['toWire'] = (_, value) => value.toUpperCase()
    expect(form(specs, { ...startingWith({ account: 'acc' }), toWire }).wallet).toBe('ACC')
    expect(form(specs, { ...startingWith({ account: 'acc' }), ...hiding('account') }).wallet).toBeUndefined()
  })

  it('uses the value of the wallet field that is sent if there are several', () => {
    const specs = [spec({ name: 'tron', isWallet: true }), spec({ name: 'ether', isWallet: true })]
    const values = startingWith({ tron: 'T', ether: '0x' })
    expect(form(specs, { ...values, ...hiding('tron') }).wallet).toBe('0x')
    expect(form(specs, startingWith({ ether: '0x' })).wallet).toBe('0x')
    expect(form(specs, values).wallet).toBe('T')
  })

  it('keeps an amount the player has seen when it is rebuilt with more fields, touched or not', () => {
    const before = form([amount()], startingWith({ amount: '103.00' }))
    expect(before.amount).toBe('103.00')
    const after = form([amount(), spec()], startingWith({ amount: '106.00' }), before)
    expect(after.amount).toBe('103.00')
    expect(after.isTouched).toBe(false)
    expect(form([amount()], startingWith({ amount: '106.00' }), form([amount()])).amount).toBe('106.00')
  })

  it('gives each field an id without blanks', () => {
    expect(form([spec({ name: 'card number' })]).view('card number')?.id).toBe('pw-field-card-number')
  })

  it.each([
    ['500', '500.00'],
    ['500.5', '500.50'],
    ['1 234,5', '1234.50'],
    ['0500', '500.00'],
    ['500.123', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('the amount "%s" is sent as %s', (typed, sent) => {
    const store = form([amount()])
    store.field('amount')?.type(typed)
    expect(store.amount).toBe(sent)
  })

  it('knows that the amount is from a chip until the player changes it', () => {
    const store = form([amount(), spec()])
    store.choose('amount', '100.00')
    store.field('cpf')?.type('1')
    expect(store.isFromChip).toBe(true)
    store.field('amount')?.type('101')
    expect(store.isFromChip).toBe(false)
  })

  it('does not treat a choice in another field as a chip', () => {
    const store = form([amount(), spec()])
    store.choose('cpf', '1')
    expect(store.isFromChip).toBe(false)
    expect(store.field('cpf')?.value).toBe('1')
  })

  it('hides the error of the amount after a chip', () => {
    const store = form([amount()])
    store.field('amount')?.type('')
    store.field('amount')?.leave()
    expect(store.field('amount')?.shownError).toBeDefined()
    store.choose('amount', '100.00')
    expect(store.field('amount')?.shownError).toBeUndefined()
  })

  it('keeps typed values when it is rebuilt, and takes the server’s for the others', () => {
    const before = form([amount(), spec(), spec({ name: 'email' })], startingWith({ cpf: 'first', email: 'old' }))
    before.choose('amount', '100.00')
    before.field('email')?.type('typed')
    const grown = [amount(), spec(), spec({ name: 'email' }), spec({ name: 'phone' })]
    const after = form(grown, startingWith({ cpf: 'second' }), before)
    expect(after.values()).toEqual({ cpf: 'second', email: 'typed' })
    expect(after).toMatchObject({ amount: '100.00', isFromChip: true })
  })

  it('keeps, when it is rebuilt, a typed value of a field that another one sets', () => {
    const sets = [{ target: 'city', value: 'set' }]
    const specs = [spec({ name: 'city' }), spec({ name: 'bank', sets })]
    const before = form(specs)
    before.field('bank')?.type('bbva')
    expect(before.field('city')?.value).toBe('set')
    before.field('city')?.type('typed over')
    const after = form(specs, {}, before)
    expect(after.values()).toEqual({ city: 'typed over', bank: 'bbva' })
    after.field('bank')?.type('other')
    expect(after.field('city')?.value).toBe('set')
  })

  it('does not recurse when two fields set each other', () => {
    const store = form([
      spec({ name: 'a', sets: [{ target: 'b', value: 'from a' }] }),
      spec({ name: 'b', sets: [{ target: 'a', value: 'from b' }] }),
    ])
    store.field('a')?.type('typed')
    expect(store.values()).toEqual({ a: 'from b', b: 'from a' })
    store.field('b')?.type('typed')
    expect(store.values()).toEqual({ a: 'from b', b: 'typed' })
  })
})

describe('the steps of a form', () => {
  const steps = () =>
    new FormStore(
      'MXN',
      [spec({ name: 'a' }), spec({ name: 'b', step: 1 }), spec({ name: 'c', step: 2 })],
      plainRules(),
      {
        stepCount: 3,
      },
    )

  it('advance only when the fields of the current step are valid', () => {
    const store = steps()
    store.next()
    expect(store).toMatchObject({ step: 0, errorCount: 1 })
    expect(['a', 'b'].map((name) => store.field(name)?.shownError?.key)).toEqual(['field.required', undefined])
    store.field('a')?.type('1')
    store.next()
    expect(store).toMatchObject({ step: 1, errorCount: 0, isLastStep: false })
    store.back()
    store.back()
    expect(store.step).toBe(0)
  })

  it('stop at the last one', () => {
    const store = steps()
    for (const name of ['a', 'b', 'c']) {
      store.field(name)?.type(name)
      store.next()
    }
    expect(store).toMatchObject({ step: 2, isLastStep: true })
  })

  it('return to the step of the first invalid field on submit', () => {
    const store = steps()
    store.field('a')?.type('1')
    store.field('b')?.type('2')
    store.next()
    store.next()
    store.field('b')?.type('')
    expect(store.showErrors()).toBe(false)
    expect(store).toMatchObject({ step: 1, errorCount: 2 })
  })

  it('stay where they are for an invalid field outside the steps, which is validated in each', () => {
    const specs = [amount({ step: -1 }), spec({ name: 'a' }), spec({ name: 'b', step: 1 })]
    const store = new FormStore('MXN', specs, plainRules(), { stepCount: 2 })
    store.field('a')?.type('1')
    store.next()
    expect(store).toMatchObject({ step: 0, errorCount: 1 })
    store.field('amount')?.type('500')
    store.next()
    store.field('b')?.type('2')
    store.field('amount')?.type('')
    expect(store.showErrors()).toBe(false)
    expect(store.step).toBe(1)
  })

  it('change to the step of a field that the review edits', () => {
    const store = steps()
    store.goTo('c')
    expect(store.step).toBe(2)
    store.goTo('a')
    expect(store.step).toBe(0)
    store.goTo('no such field')
    expect(store.step).toBe(0)
  })

  it('send the values of all steps', () => {
    const store = steps()
    for (const name of ['a', 'b', 'c']) store.field(name)?.type(name)
    expect(store.values()).toEqual({ a: 'a', b: 'b', c: 'c' })
  })

  it.each([
    [3, 1],
    [1, 0],
  ])('keep their position when the form is rebuilt with %d steps: %d', (stepCount, step) => {
    const before = steps()
    before.field('a')?.type('1')
    before.next()
    expect(new FormStore('MXN', [spec({ name: 'a' })], plainRules(), { before, stepCount }).step).toBe(step)
  })
})

describe('P9 Q-119 a value that the server refused', () => {
  it('is marked until the value changes, and blocks no press', () => {
    const specs = ['bank', 'cpf', 'email'].map((name) => spec({ name }))
    const one = form(specs, startingWith({ bank: '1', cpf: '7', email: 'a@b.c' }))
    one.refuse(['bank', 'email', 'nobody'])
    const email = one.field('email')
    expect(email?.shownError).toEqual({ key: 'form.field.refused' })
    expect(one.field('cpf')?.shownError).toBeUndefined()
    expect(one.showErrors()).toBe(true)
    email?.hideError()
    expect(email?.shownError).toBeUndefined()
    email?.leave()
    expect(email?.shownError).toEqual({ key: 'form.field.refused' })
    email?.type('d@e.f')
    expect(email?.shownError).toBeUndefined()
    email?.type('a@b.c')
    email?.leave()
    expect(email?.shownError).toBeUndefined()
  })

  it('is not marked on invisible fields, and a validation error takes precedence', () => {
    const rules = { check: () => ({ key: 'wrong' }), ...hiding('far') }
    const one = form([spec(), spec({ name: 'far' }), spec({ name: 'id', isHidden: true })], rules)
    one.refuse(['cpf', 'far', 'id'])
    expect([...one.fields.values()].map(({ shownError }) => shownError)).toEqual([
      { key: 'wrong' },
      undefined,
      undefined,
    ])
  })
})
