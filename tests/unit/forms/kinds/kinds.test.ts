import { beforeAll, describe, expect, it } from 'vitest'
import { fields } from '../../../../schemas/layout/catalog.ts'
import { KINDS } from '../../../../src/forms/kinds/index.ts'
import { loadStates } from '../../../../src/forms/states.ts'
import type { Texts } from '../../../../src/i18n/createTexts.ts'
import {
  checkedLayout,
  fixtureMethod,
  formWith,
  openForm,
  serverField,
  session,
  textsOf,
} from '../../features/builders.ts'
import { formScreen } from '../../language/documents.ts'

type FieldKind = keyof typeof fields
const METHOD = fixtureMethod('airtm', { fields: [] })
const ALL = Object.keys(fields) as FieldKind[]

let texts: Texts
let spanish: Texts
beforeAll(async () => {
  await loadStates()
  texts = await textsOf()
  spanish = { ...texts, lang: 'es-ES', locale: 'es-ES' }
})

const items = ['a', 'B', 'true'].map((value) => ({ text: { text: { en: value } }, value }))
const PROPS: Readonly<Partial<Record<FieldKind, object>>> = {
  dropdown: { items },
  radio: { items },
  segmented: { items },
  network: { items },
  composed: { parts: ['part'] },
  state: { country: { $: 'user.paymentGeo' } },
}

type Facts = Partial<Omit<Parameters<typeof openForm>[0], 'layout'>>

/** A form with an amount and a field of the kind, set to `value`. A composed field gets the value through its part. */
function holding(kind: FieldKind, value: string, more: object = {}, facts: Facts = {}) {
  const label = KINDS[kind].isHidden ? {} : { label: 'field.cpf' }
  const one = { type: 'field', kind, name: 'one', ...label, ...PROPS[kind], ...more }
  const part = { type: 'field', kind: 'text', name: 'part', label: 'field.cpf', optional: true }
  const { form } = formWith(kind === 'composed' ? [part, one] : [one], { texts, ...facts })
  for (const name of ['one', 'part']) form.field(name)?.set(value)
  return { form, field: form.field('one')!, view: form.view('one')! }
}

/** The field's value, its state ('empty', 'good' or the error key), and the value sent: as is, and in plain form. */
function answers(kind: FieldKind, value: string) {
  const { form, field } = holding(kind, value)
  const plain = kind === 'composed' ? form : holding(kind, value, { wire: 'plain' }).form
  return [field.value, field.isEmpty ? 'empty' : (field.broken?.key ?? 'good'), form.values().one, plain.values().one]
}

const NOTHING = ['', 'empty', undefined, undefined]
const as = (stands: string, plain = stands, says = 'good') => [stands, says, stands, plain]

const choice = { '': NOTHING, a: as('a'), mx: NOTHING, usd: NOTHING, true: as('true'), '0012.50': NOTHING }
const numbers = { '525512345678': NOTHING, '31/12/2001': NOTHING, '31/02/2001': NOTHING, ' ': NOTHING }
const words = {
  '0012.50': as('0012.50', '001250'),
  '525512345678': as('525512345678'),
  ' ': NOTHING,
}
const days = { '31/12/2001': as('31/12/2001', '31122001'), '31/02/2001': as('31/02/2001', '31022001') }
const unticked = (value: string) => [value, 'empty', undefined, undefined]

/** For each kind, the answers by the field's value. Only kinds that share a row in `KINDS` have equal answers. */
const ANSWERS: Readonly<Record<FieldKind, Readonly<Record<string, readonly unknown[]>>>> = {
  amount: {
    ...{ ...choice, ...numbers, a: NOTHING, true: NOTHING },
    '0012.50': ['12.50', 'good', '12.50', '12.50'],
    '525512345678': ['525512345678', 'good', '525512345678.00', '525512345678.00'],
  },
  checkbox: {
    ...Object.fromEntries(Object.keys({ ...choice, ...numbers }).map((value) => [value, unticked(value)])),
    true: as('true'),
  },
  composed: {
    ...{ '': NOTHING, a: as('a'), mx: as('mx'), usd: as('usd'), true: as('true') },
    ...{ '0012.50': as('0012.50'), '525512345678': as('525512345678'), ' ': [' ', ...NOTHING.slice(1)] },
    ...{ '31/12/2001': as('31/12/2001'), '31/02/2001': as('31/02/2001') },
  },
  country: { ...choice, ...numbers, a: NOTHING, true: NOTHING, mx: as('MX') },
  currency: { ...choice, ...numbers, a: NOTHING, true: NOTHING, usd: as('USD') },
  date: {
    ...Object.fromEntries(['a', 'mx', 'usd', 'true'].map((word) => [word, as(word, word, 'field.unfit')])),
    ...{ '': NOTHING, ' ': NOTHING },
    '0012.50': as('01/02/50', '01/02/50', 'field.incomplete'),
    '525512345678': as('525512345678', '5512-02-05', 'field.unfit'),
    '31/12/2001': as('31/12/2001', '2001-12-31'),
    '31/02/2001': as('31/02/2001', '31/02/2001', 'field.check.date'),
  },
  dropdown: { ...choice, ...numbers },
  // The value of a hidden field is the server's: the form sends it as given, even when empty.
  hidden: {
    ...{ '': ['', 'empty', '', ''], a: as('a'), mx: as('mx'), usd: as('usd'), true: as('true') },
    ...{ ...words, ...days, ' ': [' ', 'empty', ' ', ''] },
  },
  network: { ...choice, ...numbers },
  phone: {
    ...Object.fromEntries(['', ' ', 'a', 'mx', 'usd', 'true'].map((value) => [value, unticked('52')])),
    '0012.50': ['0012.50', 'field.phone.foreign', '52001250', '001250'],
    '525512345678': as('525512345678', '5512345678'),
    '31/12/2001': as('5231122001', '31122001', 'field.phone.length'),
    '31/02/2001': as('5231022001', '31022001', 'field.phone.length'),
  },
  // Every character counts, a space too.
  password: Object.fromEntries(
    Object.keys({ ...choice, ...numbers }).map((value) => [value, value === '' ? NOTHING : as(value)]),
  ),
  radio: { ...choice, ...numbers },
  segmented: { ...choice, ...numbers },
  // In Mexico, none of these is a state.
  state: { ...choice, ...numbers, a: NOTHING, true: NOTHING },
  text: { '': NOTHING, a: as('a'), mx: as('mx'), usd: as('usd'), true: as('true'), ...words, ...days },
  textUppercase: { '': NOTHING, a: as('A'), mx: as('MX'), usd: as('USD'), true: as('TRUE'), ...words, ...days },
}

const PROBES = Object.keys(ANSWERS.text)

describe('the table of the kinds', () => {
  it('has a row for every kind of the catalogue, and for nothing else', () => {
    expect(Object.keys(KINDS).toSorted()).toEqual(ALL.toSorted())
  })

  it.each(ALL)('%s: the shown value, whether it is empty, complete and valid, and how it is sent', (kind) => {
    expect(Object.fromEntries(PROBES.map((value) => [value, answers(kind, value)]))).toEqual(ANSWERS[kind])
  })

  it('is tested with values that distinguish any two kinds without a common row', () => {
    const alike = ALL.flatMap((one) =>
      ALL.filter((other) => one < other && JSON.stringify(ANSWERS[one]) === JSON.stringify(ANSWERS[other])).map(
        (other) => [one, other],
      ),
    )
    expect(alike.filter(([one, other]) => KINDS[one!] !== KINDS[other!])).toEqual([])
  })
})

/** A valid value, the error of an empty field, the typing mode, and the effects of a change. */
const MANNERS: Readonly<Record<FieldKind, readonly [value: string, empty: string, typed: string, does: string]>> = {
  amount: ['12.5', 'form.amountInput.empty', 'amount', ''],
  checkbox: ['true', 'field.consent', '', 'draws, is kept, is no row of a review'],
  composed: ['a', '', '', ''],
  country: ['MX', 'field.choose', '', 'draws, is kept'],
  currency: ['USD', 'field.choose', '', 'draws, is kept'],
  date: ['31/12/2001', 'field.required', 'date', ''],
  dropdown: ['a', 'field.choose', '', 'draws, is kept'],
  hidden: ['a', '', '', ''],
  network: ['a', 'field.choose', '', 'draws, is kept'],
  password: ['a', 'field.required', '', 'is no row of a review'],
  phone: ['525512345678', 'field.required', 'phone', ''],
  radio: ['a', 'field.choose', '', 'draws, is kept'],
  segmented: ['a', 'field.choose', '', 'draws, is kept'],
  state: ['JAL', 'field.required', '', 'draws, is kept'],
  text: ['a', 'field.required', '', ''],
  textUppercase: ['A', 'field.required', 'upper', ''],
}

it.each(ALL)('%s: the message for an empty value, how it is typed, and whether it re-renders and is kept', (kind) => {
  const [value, empty, typed, does] = MANNERS[kind]
  const { form, field, view } = holding(kind, '')
  expect(field.broken?.key ?? '').toBe(empty)
  expect(view.typing === undefined ? ((view.textTyping as { kind: string } | undefined)?.kind ?? '') : 'amount').toBe(
    typed,
  )
  let drawn = 0
  view.subscribe(() => drawn++)
  field.type(value)
  const deeds = [
    ...(drawn > 0 ? ['draws'] : []),
    ...(Object.hasOwn(form.harmless(), 'one') ? ['is kept'] : []),
    ...(KINDS[kind].isConsent || KINDS[kind].isSecret ? ['is no row of a review'] : []),
  ]
  expect(deeds.join(', ')).toBe(does)
})

describe('F2 FIELD-01 M1 an amount other than the one paid', () => {
  it.each([
    ['a whole number', '12', '12.00'],
    ['decimals', '12.5', '12.50'],
    ['nothing, where nothing is right', '0', '0.00'],
  ])('is sent as an exact decimal: %s', (_, typed, sent) => {
    const { form, field } = holding('amount', '')
    field.type(typed)
    expect(field.broken).toBeUndefined()
    expect(form.values()).toEqual({ one: sent })
  })

  it('is sent as an exact decimal: more digits than a float holds', () => {
    const { form, field } = holding('amount', '', {}, { player: session({ currency: 'BTC' }) })
    field.type('900719925474.09930001')
    expect(form.values()).toEqual({ one: '900719925474.09930001' })
  })

  it('is typed and sent in the locale and the currency of the player', () => {
    const player = session({ currency: 'BTC' })
    const { form, field, view } = holding('amount', '', { default: '0.5' }, { texts: spanish, player })
    expect(view.typing).toMatchObject({ currency: 'BTC', decimals: 8, decimalSeparator: ',' })
    expect(view.typing?.maxIntegerDigits()).toBe(12)
    field.type('1,25')
    expect(form.values()).toEqual({ one: '1.25000000' })
  })

  it.each([
    ['en', '1250.5', '1250.50'],
    ['es-ES', '1250.5', '1250,50'],
    ['en', 'soon', ''],
    ['en', '-5', ''],
    ['en', '1,250.50', '1250.50'],
  ])('starts with the value of the server or the document: for %s, "%s" is "%s"', (lang, given, stands) => {
    const server = { name: 'one', type: 'amount', value: given }
    const { form } = formWith([], { texts: lang === 'en' ? texts : spanish, fields: [serverField(server)] })
    expect(form.field('one')?.value).toBe(stands)
  })

  it('depends on neither the limits nor the minimum of the payment', () => {
    const { form, field } = holding('amount', '999999999')
    expect(field.broken).toBeUndefined()
    expect(form.amount).toBe('21.00')
    expect(holding('amount', '', { optional: true }).field.value).toBe('')
  })

  it.each([
    ['100', undefined],
    ['100.00', undefined],
    ['100.50', 'field.invalid'],
    ['12.345', 'form.amountInput.unreadable'],
    ['abc', 'form.amountInput.unreadable'],
  ])('is validated as a number by its own rules: "%s" gives %s', (typed, key) => {
    const rules = [{ regex: '^\\d+$', message: 'field.invalid' }]
    const { field } = holding('amount', '', { rules })
    field.type(typed)
    expect(field.broken?.key).toBe(key)
  })

  it('of the server follows its own rule in every market', () => {
    const fields = [serverField({ name: 'one', type: 'amount', rules: [{ regex: '^\\d+00$', message: 'round' }] })]
    const { form } = formWith([], { texts, fields })
    form.field('one')?.type('150')
    expect(form.field('one')?.broken).toEqual({ key: 'round' })
    form.field('one')?.type('200')
    expect(form.formValid).toBe(true)
  })

  it('may result from an override of a field of the server', () => {
    const nodes = [{ type: 'serverFields', override: { one: { kind: 'amount' } } }]
    const { form } = formWith(nodes, { texts, fields: [serverField({ name: 'one', value: '7' })] })
    expect(form.field('one')?.value).toBe('7.00')
  })

  it('that is optional and empty is not sent', () => {
    expect(holding('amount', '', { optional: true }).form.values()).toEqual({})
  })

  it('is shown in a review as it is sent', () => {
    expect(holding('amount', '1234.5').view.words).toBe('1,234.50 MXN')
  })
})

it.each([{ optional: true }, { requiredWhen: 'env.online == false' }])(
  'F2 VALID-05 the amount paid is always required: %j',
  (more) => {
    const screen = formScreen()
    const [amount, ...rest] = screen.body
    const body = [{ ...(amount as object), ...more }, ...rest]
    const { form } = openForm({ layout: checkedLayout({ ...screen, body }), method: METHOD, player: session(), texts })
    form.field('amount')?.type('')
    expect(form.field('amount')).toMatchObject({ isRequired: true, broken: { key: 'form.amountInput.empty' } })
    expect(form.showErrors()).toBe(false)
  },
)
