import { observable, runInAction } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { type CarriedForm, createDrafts } from '../../../src/forms/drafts.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fixtureMethod, formWith, memoryStorage, session, textsOf } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'

const METHOD = fixtureMethod('airtm', { fields: [] })
const words = { text: { en: 'x' } }
const items = [{ text: words, value: 'bbva' }]
const text = (name: string, more: object = {}) => ({ type: 'field', kind: 'text', name, label: words, ...more })

/** The fields of a form; only the first five and the amount may be stored. */
const NODES = [
  { type: 'field', kind: 'amount', name: 'rent', label: words, keep: true },
  { type: 'field', kind: 'dropdown', name: 'bank', label: words, items },
  { type: 'field', kind: 'checkbox', name: 'terms', label: words },
  { type: 'field', kind: 'country', name: 'land', label: words },
  text('nickname', { keep: true }),
  ...[text('holder'), text('iban'), text('cpf'), text('tarjeta'), text('cvc2'), text('cardNumber', { keep: true })],
  { type: 'field', kind: 'phone', name: 'phone', label: words },
  { type: 'field', kind: 'date', name: 'birthday', label: words },
  { type: 'field', kind: 'dropdown', name: 'pin_code', label: words, items },
]

let texts: Texts
beforeEach(async () => {
  texts = await textsOf()
})

const freshForm = (currency = 'MXN') =>
  formWith(NODES, { texts, method: METHOD, player: session({ currency }) }).form as FormStore

function open({
  storage = memoryStorage(),
  place = '',
  identity = 'anna',
  carried = undefined as CarriedForm | undefined,
} = {}) {
  const clock = fakeClock()
  const form = observable.box<FormStore | undefined>(undefined, { deep: false })
  const need = {
    storage,
    place,
    clock,
    identity,
    carried,
    transaction: () => 'deposit',
    method: () => METHOD,
    onHide: () => () => {},
  }
  const drafts = createDrafts({ ...need, form: () => form.get() })
  const show = (made: FormStore | undefined) => runInAction(() => form.set(made))
  return { clock, drafts, show, storage }
}

const TYPED: Readonly<Record<string, string>> = {
  ...{ amount: '900', rent: '7.5', bank: 'bbva', terms: 'true', land: 'BR', nickname: 'canary-nick' },
  ...{ holder: 'canary-holder', iban: 'canary-iban', cpf: 'canary-cpf', tarjeta: 'canary-4111', cvc2: 'canary-123' },
  ...{ cardNumber: 'canary-5500', phone: '525512345678', birthday: '01/02/1990', pin_code: 'bbva' },
}
const HARMLESS = ['amount', 'rent', 'bank', 'terms', 'land', 'nickname']

function fill(form: FormStore): void {
  for (const [name, value] of Object.entries(TYPED)) form.field(name)?.type(value)
}

const touched = (form: FormStore) => [...form.fields.values()].filter((one) => one.isTouched).map(({ name }) => name)

it('S7 B24 only amounts, choices and fields that the document marks with `keep` are stored', async () => {
  const { clock, show, storage } = open()
  const form = freshForm()
  show(form)
  fill(form)
  await clock.advance(300)
  const kept = JSON.parse(storage.get('paywidget.draft') ?? '{}')
  expect(Object.keys(kept.values).toSorted()).toEqual(HARMLESS.toSorted())
  expect(JSON.stringify([...storage.kept])).not.toMatch(/canary-(?!nick)|5512345678|1990/)
})

it('S7 stored values are restored after a reload, and only for the same player', async () => {
  const { clock, show, storage } = open()
  const form = freshForm()
  show(form)
  fill(form)
  await clock.advance(300)
  const again = freshForm()
  open({ storage }).drafts.restore(again, METHOD)
  expect(touched(again).toSorted()).toEqual(HARMLESS.toSorted())
  const other = freshForm()
  open({ storage, identity: 'bert' }).drafts.restore(other, METHOD)
  expect(touched(other)).toEqual([])
})

/** Types an amount into a cashier, and waits until the draft is stored. */
async function typeInto(at: ReturnType<typeof open>, amount: string): Promise<void> {
  const form = freshForm()
  at.show(form)
  form.field('amount')?.type(amount)
  await at.clock.advance(300)
}

function restored(at: ReturnType<typeof open>): string | undefined {
  const form = freshForm()
  at.drafts.restore(form, METHOD)
  return form.field('amount')?.isTouched ? form.field('amount')?.value : undefined
}

it.each<[string, [place: string, amount: string][], Record<string, string | undefined>]>([
  [
    '777 in one and 50.00 in the other',
    [
      ['0', '777'],
      ['1', '50.00'],
    ],
    { 0: '777', 1: '50.00' },
  ],
  [
    'the other way round',
    [
      ['1', '50.00'],
      ['0', '777'],
    ],
    { 0: '777', 1: '50.00' },
  ],
  [
    'one of them twice',
    [
      ['0', '777'],
      ['1', '50.00'],
      ['0', '778'],
    ],
    { 0: '778', 1: '50.00' },
  ],
  ['one alone', [['1', '50.00']], { 0: undefined, 1: '50.00' }],
  [
    'three, one within another',
    [
      ['0', '10'],
      ['0.0', '20'],
      ['', '30'],
    ],
    { '': '30', 0: '10', '0.0': '20' },
  ],
  [
    'two of package mode',
    [
      ['', '10'],
      ['1', '20'],
    ],
    { '': '10', 1: '20' },
  ],
])('W10 widgets of one page and player keep their own amounts over a reload: %s', async (_, typed, left) => {
  const storage = memoryStorage()
  for (const [place, amount] of typed) await typeInto(open({ storage, place }), amount)
  for (const [place, amount] of Object.entries(left)) expect(restored(open({ storage, place }))).toBe(amount)
})

it('W10 a widget drops only its own draft', async () => {
  const storage = memoryStorage()
  const [one, two] = [open({ storage, place: '0' }), open({ storage, place: '1' })]
  await typeInto(one, '777')
  await typeInto(two, '50.00')
  two.drafts.drop()
  expect([restored(open({ storage, place: '0' })), restored(open({ storage, place: '1' }))]).toEqual(['777', undefined])
})

it('F2 M1 an amount is restored only in the currency in which it was typed', async () => {
  const { clock, drafts, show, storage } = open()
  const form = freshForm()
  show(form)
  fill(form)
  await clock.advance(300)
  for (const of of [open({ storage }).drafts, open({ carried: drafts.carry() }).drafts]) {
    const same = freshForm('MXN')
    const other = freshForm('USD')
    of.restore(same, METHOD)
    of.restore(other, METHOD)
    expect([same.field('amount')?.value, same.field('bank')?.value]).toEqual(['900', 'bbva'])
    expect(same.field('rent')?.value).toBe('7.5')
    expect(['amount', 'rent'].filter((name) => other.field(name)?.isTouched)).toEqual([])
    expect(other.field('bank')?.value).toBe('bbva')
  }
})

it('S7 all values but cards and codes stay in memory, also when the form is closed and opened again', () => {
  const { drafts, show } = open()
  const form = freshForm()
  show(form)
  fill(form)
  const carried = drafts.carry()
  expect(carried?.isOpen).toBe(true)
  expect(Object.keys(carried?.values ?? {})).toEqual(
    Object.keys(TYPED).filter((name) => !['tarjeta', 'cvc2', 'cardNumber', 'pin_code'].includes(name)),
  )
  show(undefined)
  expect(drafts.carry()).toEqual({ ...carried, isOpen: false })
  const again = freshForm()
  drafts.restore(again, METHOD)
  expect(again.field('holder')?.value).toBe('canary-holder')
})

it('H3 the values of a dropped draft are not carried over, even if its form is still open', () => {
  const { drafts, show, storage } = open()
  const form = freshForm()
  show(form)
  fill(form)
  drafts.drop()
  expect(drafts.carry()).toBeUndefined()
  expect(storage.get('paywidget.draft')).toBeNull()
  drafts.dispose()
  expect(storage.get('paywidget.draft')).toBeNull()
})
