import { runInAction } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import redirect from '../../../schemas/layouts/deposit.redirect.json' with { type: 'json' }
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { FieldRule, MethodField } from '../../../src/model/methodField.ts'
import {
  checkedLayout,
  fixtureMethod,
  formOf,
  formWith,
  openForm,
  serverField,
  session,
  textsOf,
} from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

let texts: Texts
let spanish: Texts
beforeAll(async () => {
  texts = await textsOf()
  spanish = { ...texts, lang: 'es-ES', locale: 'es-ES' }
})

/** Types the value into a server field with these rules; returns its error and the rules reported as invalid. */
function resultOf(rules: readonly FieldRule[], value: string, more: Partial<MethodField> = {}) {
  const { form, bad } = formWith([], { texts, fields: [serverField({ rules, ...more })] })
  form.field('cpf')?.type(value)
  return { message: form.field('cpf')?.broken, bad }
}

describe('a rule of the server', () => {
  it('VALID-01 each rule gives its own message', () => {
    const rules = [
      { regex: '^\\d+$', message: 'paymentMethods.regex_error.digits' },
      { regex: '^.{11}$', message: 'paymentMethods.regex_error.cpf' },
    ]
    expect(resultOf(rules, 'a').message).toEqual({ key: 'paymentMethods.regex_error.digits' })
    expect(resultOf(rules, '123').message).toEqual({ key: 'paymentMethods.regex_error.cpf' })
    expect(resultOf(rules, '12345678901').message).toBeUndefined()
  })

  it('VALID-09 without a message gives paymentMethods.{method}', () => {
    expect(resultOf([{ regex: '^\\d+$', message: '' }], 'a').message).toEqual({ key: 'paymentMethods.airtm' })
  })

  it.each([
    ['not valid', '('],
    ['too long', `^${'a'.repeat(600)}$`],
    ['one that refers back', '^(a)\\1$'],
  ])('Q-085 that is %s is ignored and reported', (_, regex) => {
    const rules = [
      { regex, message: 'never' },
      { regex: '^\\d+$', message: 'digits' },
    ]
    const { bad, message } = resultOf(rules, 'x')
    expect(bad).toEqual([`cpf: ${regex}`])
    expect(message).toEqual({ key: 'digits' })
  })

  it('S6 B17 with nested quantifiers is evaluated without blocking the page', () => {
    const regex = '^([a-zA-Z]+\\s?){1,5}$'
    expect(resultOf([{ regex, message: 'wrong' }], `${'a'.repeat(150)}!`)).toMatchObject({
      bad: [],
      message: { key: 'wrong' },
    })
    expect(resultOf([{ regex, message: 'wrong' }], 'Ana Maria Lima').message).toBeUndefined()
  })

  it('S6 B17 I25 that takes too long is ignored and reported once', () => {
    const regex = '^(?:a{0,30}){30}$'
    const { bad, message } = resultOf([{ regex, message: 'wrong' }], `${'a'.repeat(255)}!`)
    expect(bad).toEqual([`cpf: ${regex}`])
    expect(message).toBeUndefined()
  })

  it.each([
    ['VALID-01 with the unicode flag', '^\\p{L}+$', 'Ñandú', true],
    ['VALID-01 with the unicode flag, which counts an emoji as one character', '^.$', '🙂', true],
    ['Q-085 without the flag, if it is valid only then', '^[\\w-]+\\@$', 'ana@', true],
    ['Q-085 without the flag, for a value that does not match', '^[\\w-]+\\@$', 'ana', false],
  ])('is evaluated: %s', (_, regex, value, fits) =>
    expect(resultOf([{ regex, message: 'wrong' }], value).message === undefined).toBe(fits),
  )

  it('is not evaluated on an excessively long value, which is invalid', () => {
    expect(resultOf([{ regex: '^a*$', message: 'wrong' }], 'a'.repeat(257)).message).toEqual({ key: 'wrong' })
  })
})

describe('an empty value', () => {
  it.each<[string, Partial<MethodField>, string]>([
    ['a text field', {}, 'field.required'],
    ['a choice', { items: [{ text: 'A', value: 'a' }] }, 'field.choose'],
    ['a country', { type: 'dropdown_country' }, 'field.choose'],
    ['a currency', { type: 'dropdown_currency' }, 'field.choose'],
    ['a box to tick', { type: 'checkbox' }, 'field.consent'],
  ])('VALID-04 is invalid for %s', (_, more, key) => {
    expect(resultOf([], '', more).message).toEqual({ key })
    expect(resultOf([], '  ', more).message).toEqual({ key })
    expect(resultOf([], 'type' in more && more.type === 'checkbox' ? 'true' : 'a', more).message).toBeUndefined()
  })

  it('Q-084 is valid for an optional field, whose values are validated all the same', () => {
    const override = { cpf: { optional: true } }
    const fields = [serverField({ rules: [{ regex: '^\\d+$', message: 'digits' }] })]
    const { form } = formWith([{ type: 'serverFields', override }], { texts, fields })
    expect(form.field('cpf')).toMatchObject({ isRequired: false, broken: undefined })
    form.field('cpf')?.type('x')
    expect(form.field('cpf')?.broken).toEqual({ key: 'digits' })
  })

  it('Q-083 is valid for an advanced field', () => {
    const { form } = formWith([], { texts, fields: [serverField({ isAdvanced: true })] })
    expect(form).toMatchObject({ formValid: true })
    expect(form.values()).toEqual({})
  })

  it('VALID-02 is valid for a hidden field, whatever its rules', () => {
    const fields = [serverField({ isHidden: true, rules: [{ regex: '^x$', message: 'x' }] })]
    const { form } = formWith([], { texts, fields })
    expect(form.formValid).toBe(true)
    expect(form.showErrors()).toBe(true)
  })
})

describe('the card of a method that checks Luhn', () => {
  const wrong = '4111111111111112'
  const right = '4111111111111111'

  const CASES: readonly [string, boolean, Partial<MethodField>, string, string | undefined][] = [
    ['the field "card"', true, { name: 'card' }, wrong, 'paymentMethods.airtm'],
    ['the field "cardNumber"', true, { name: 'cardNumber' }, wrong, 'paymentMethods.airtm'],
    ['the wallet, whatever its name', true, { name: 'account', isWallet: true }, wrong, 'paymentMethods.airtm'],
    ['a right number', true, { name: 'card' }, right, undefined],
    ['a right number with blanks', true, { name: 'card' }, '4111 1111 1111 1111', undefined],
    ['another field', true, { name: 'cpf' }, wrong, undefined],
    ['a method that checks none', false, { name: 'card' }, wrong, undefined],
  ]
  it.each(CASES)('VALID-16 (Q-086) validates %s', (_, checkLuhn, more, value, key) => {
    const field = serverField(more)
    const method = fixtureMethod('airtm', { fields: [], checkLuhn })
    const { form } = formWith([], { texts, method, fields: [field] })
    form.field(field.name)?.type(value)
    expect(form.field(field.name)?.broken?.key).toBe(key)
  })
})

describe('the amount', () => {
  const amountOf = (value: string, more = {}) => {
    const { form } = formWith([], { texts, ...more })
    form.field('amount')?.type(value)
    return form.field('amount')?.broken
  }

  it.each([
    ['', { key: 'form.amountInput.empty' }],
    ['abc', { key: 'form.amountInput.unreadable', args: { currency: 'MXN' } }],
    ['20.99', { key: 'form.amountInput.limit.min', args: { min: '21.00 MXN' } }],
    ['20155.01', { key: 'form.amountInput.limit.max', args: { max: '20,155.00 MXN' } }],
    ['21', undefined],
    ['20155', undefined],
  ])('VALID-05 VALID-06 "%s" says %j', (typed, message) => expect(amountOf(typed)).toEqual(message))

  it('VALID-06 has the full limits in its messages', () => {
    expect(texts.t('form.amountInput.limit.min', { min: '21.00 MXN' })).toBe('The minimum amount is 21.00 MXN')
    expect(texts.t('form.amountInput.limit.max', { max: '20,155.00 MXN' })).toBe('The maximum amount is 20,155.00 MXN')
  })

  it('I6 C56 is validated against the newest limits', () => {
    const { form, limits } = formWith([], { texts })
    form.field('amount')?.type('50')
    expect(form.amountValid).toBe(true)
    limits.set('airtm', 'MXN', { min: '60', max: '100' })
    expect(form.showErrors()).toBe(false)
    expect(form.field('amount')?.shownError).toEqual({ key: 'form.amountInput.limit.min', args: { min: '60.00 MXN' } })
  })

  it.each([
    ['99.99', '100.00'],
    ['100', '100.00'],
    ['300', '300.00'],
    ['300.01', '100.00'],
  ])('AMT-01 VALID-05 is set to the minimum when the prefilled amount is outside the limits: %s', (preset, value) => {
    const amount_rules = { MXN: { min: '100', max: '300' } }
    const method = fixtureMethod('airtm', { prefilledAmount: preset, amount_rules })
    expect(formOf(method, session(), texts).field('amount')?.value).toBe(value)
  })

  it('AMT-01 is set to the minimum when nothing is prefilled', () => {
    expect(formWith([], { texts }).form.field('amount')?.value).toBe('21.00')
    const method = fixtureMethod('airtm', { prefilledAmount: null })
    expect(formOf(method, session(), texts).amount).toBe('21.00')
  })

  it.each([
    ['en', '500', 'MXN', '500.00', '.'],
    ['es-ES', '500', 'MXN', '500,00', ','],
    ['en', '0.5', 'BTC', '0.50000000', '.'],
    ['en', '0.123456789', 'BTC', '0.12345679', '.'],
    ['en', null, 'MXN', '', '.'],
    ['en', 'nonsense', 'MXN', '', '.'],
    ['en', '0', 'MXN', '', '.'],
  ])(
    'AMT-13 a prefilled amount is formatted: for %s, %j of %s is "%s"',
    (lang, prefilledAmount, currency, value, decimalSeparator) => {
      const amount_rules = { [currency]: { max: '20155.00' } }
      const method = fixtureMethod('airtm', { prefilledAmount, amount_rules })
      const form = formOf(method, session({ currency }), lang === 'es-ES' ? spanish : texts)
      expect(form.field('amount')?.value).toBe(value)
      expect(form.view('amount')?.typing).toMatchObject({ currency, decimalSeparator })
      expect(form.view('amount')?.typing?.maxIntegerDigits()).toBe(6)
    },
  )

  describe('at random', () => {
    const screen = {
      ...formScreen(),
      body: [
        {
          ...{ type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label', random: true },
          initial: { $: 'method.prefilledAmount' },
        },
        ...formScreen().body.slice(1),
      ],
    }
    const open = (prefilledAmount: string | null, random: (bound: bigint) => bigint) =>
      openForm({
        layout: checkedLayout(screen),
        method: fixtureMethod('airtm', { prefilledAmount, amount_rules: { MXN: { min: '100', max: '20155' } } }),
        player: session(),
        texts,
        random,
      })

    it.each([
      [null, 0n, '100.00'],
      [null, 7n, '107.00'],
      [null, 10n, '110.00'],
      ['100', 7n, '107.00'],
      ['101', 7n, '101.00'],
    ])('AMT-02 is chosen only if the amount equals the minimum: %j with %s is %s', (prefilled, chosen, value) => {
      const bounds: bigint[] = []
      const { form } = open(prefilled, (bound) => {
        bounds.push(bound)
        return chosen
      })
      expect(form.field('amount')?.value).toBe(value)
      expect(bounds).toEqual(prefilled === '101' ? [] : [11n])
    })

    it('Q-079 M3 is chosen once, and stays once it was shown, whatever the minimum becomes', () => {
      let next = 0n
      const { form, limits } = open(null, () => ++next)
      expect(form.field('amount')?.value).toBe('101.00')
      limits.set('airtm', 'MXN', { min: '500', max: '900' })
      form.revalidateAmount()
      expect(form.field('amount')?.value).toBe('101.00')
    })
  })

  describe('in a P2P market', () => {
    const asked = {
      name: 'amount',
      type: 'amount',
      regex: '^\\d+00$',
      regex_error_key: 'paymentMethods.regex_error.round',
    }
    const inMarket = (market: object, value: string, field: object = asked) => {
      const form = formOf(fixtureMethod('airtm', { fields: [field], ...market }), session(), texts, { amount: value })
      return form.field('amount')?.broken
    }

    it.each([
      [{ cardViewType: 'p2p', category: null }, '150', 'paymentMethods.regex_error.round'],
      [{ cardViewType: 5, category: null }, '150', 'paymentMethods.regex_error.round'],
      [{ category: 'p2p_methods_ukraine' }, '150', 'paymentMethods.regex_error.round'],
      [{ category: 'p2p_methods_kyrgyzstan' }, '150', 'paymentMethods.regex_error.round'],
      [{ cardViewType: 'p2p' }, '100', undefined],
      [{ cardViewType: 'p2p' }, '1', 'form.amountInput.limit.min'],
      [{ cardViewType: 0, category: null }, '150', undefined],
      [{ cardViewType: 6, category: 'card_method' }, '150', undefined],
    ])('VALID-07 the amount field’s own rule applies only there: in %j, %s gives %s', (market, value, key) => {
      expect(inMarket(market, value)?.key).toBe(key)
    })

    it('VALID-09 a rule without a key gives the method’s', () => {
      const { regex_error_key: _, ...silent } = asked
      expect(inMarket({}, '150', silent)).toEqual({ key: 'paymentMethods.airtm' })
    })

    it.each([
      ['20.99', 'form.amountInput.limit.min'],
      ['21', undefined],
      ['20155', undefined],
      ['20155.01', 'form.amountInput.limit.max'],
    ])('VALID-08 airtm from 21 to 20155 with a regex that matches anything: %s gives %s', (value, key) => {
      const form = formOf(fixtureMethod('airtm'), session(), texts, { amount: value })
      expect(form.field('amount')?.broken?.key).toBe(key)
    })

    it('F3 VALID-08 its key is that of a refused amount, and the method is not changed otherwise', () => {
      const [amount] = fixtureMethod('airtm').fields
      expect(inMarket({}, '100', { ...amount, regex: '^no$' })).toEqual({
        key: 'paymentMethods.regex_error.airtm_amount',
      })
    })
  })

  it('keeps the document’s own rules for every method', () => {
    const amount = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
    const rules = [{ regex: '00$', message: { text: { en: 'Whole hundreds only' } } }]
    const screen = { ...formScreen(), body: [{ ...amount, rules }, ...formScreen().body.slice(1)] }
    const { form } = openForm({
      layout: checkedLayout(screen),
      method: fixtureMethod('airtm', { fields: [] }),
      player: session(),
      texts,
    })
    form.field('amount')?.type('150')
    expect(form.field('amount')?.broken?.words).toEqual({ en: 'Whole hundreds only' })
    for (const hundreds of ['200', '200.00']) {
      form.field('amount')?.type(hundreds)
      expect(form.amountValid).toBe(true)
    }
  })

  it.each([
    ['MXN', 2],
    ['JPY', 2],
    ['BTC', 8],
    ['USDT', 8],
  ])('AMT-08 an amount in %s is typed with %i decimals at most', (currency, decimals) => {
    const { form } = formWith([], { texts, player: session({ currency }) })
    expect(form.view('amount')?.typing).toMatchObject({ currency, decimals })
  })

  it('AMT-05 shows the limits as a hint in the built-in form, and updates them', () => {
    const { limits, plan, scopes } = openForm({
      layout: checkedLayout(redirect),
      method: fixtureMethod('airtm'),
      player: session(),
      texts,
    })
    expect(plan.fields[0]?.hint).toMatchObject({ kind: 'data', path: { root: 'limits', steps: ['hint'] } })
    expect(scopes.limits.hint).toBe('21–20,155 MXN')
    runInAction(() => limits.set('airtm', 'MXN', { min: '50', max: '900' }))
    expect(scopes.limits.hint).toBe('50–900 MXN')
  })
})

describe('new limits', () => {
  it('M3 I4 keep an amount that was shown, and show at once that they forbid it', () => {
    const { form, limits, scopes } = formWith([], { texts })
    expect(scopes.form.amountText).toBe('21.00 MXN')
    limits.set('airtm', 'MXN', { min: '50', max: '900' })
    form.revalidateAmount()
    expect(scopes.form.amountText).toBe('21.00 MXN')
    expect(form.field('amount')).toMatchObject({
      value: '21.00',
      isTouched: false,
      isValid: false,
      shownError: { key: 'form.amountInput.limit.min', args: { min: '50.00 MXN' } },
    })
  })

  it('AMT-01 give a form without an amount its initial one', () => {
    const method = fixtureMethod('airtm', { fields: [], amount_rules: null, prefilledAmount: null })
    const { form, limits } = formWith([], { texts, method })
    expect(form.field('amount')?.value).toBe('')
    limits.set('airtm', 'MXN', { min: '50', max: '900' })
    form.revalidateAmount()
    expect(form.field('amount')).toMatchObject({ value: '50.00', isTouched: false, shownError: undefined })
  })

  it('F5 AMT-09 change at once how many digits may be typed', () => {
    const { form, limits } = formWith([], { texts })
    const typing = form.view('amount')!.typing!
    expect(typing.maxIntegerDigits()).toBe(6)
    limits.set('airtm', 'MXN', { min: '50', max: '900' })
    expect(typing.maxIntegerDigits()).toBe(4)
  })

  it('keep a touched amount, and update its shown error', () => {
    const { form, limits } = formWith([], { texts })
    const amount = form.field('amount')!
    amount.type('40')
    amount.leave()
    expect(amount.shownError).toBeUndefined()
    limits.set('airtm', 'MXN', { min: '50', max: '900' })
    form.revalidateAmount()
    expect(amount.value).toBe('40')
    expect(amount.shownError).toEqual({ key: 'form.amountInput.limit.min', args: { min: '50.00 MXN' } })
    limits.set('airtm', 'MXN', { min: '30', max: '900' })
    form.revalidateAmount()
    expect(amount.shownError).toBeUndefined()
  })

  it('show no error for an amount that is being typed', () => {
    const { form, limits } = formWith([], { texts })
    form.field('amount')?.type('4')
    limits.set('airtm', 'MXN', { min: '50', max: '900' })
    form.revalidateAmount()
    expect(form.field('amount')?.shownError).toBeUndefined()
  })
})
