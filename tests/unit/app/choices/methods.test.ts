import { expect, it } from 'vitest'
import type { MethodList } from '../../../../src/api/readMethodList.ts'
import { MethodsStore } from '../../../../src/catalog/MethodsStore.ts'
import { methodLimits } from '../../../../src/catalog/methodLimits.ts'
import { fixtureMethod, session } from '../../features/builders.ts'
import { choicesOf } from './choicesOf.ts'

/** Methods in the order of their positions; the last two are the group "card_method". */
const METHODS = ['a', 'b', 'c', 'd'].map((name, at) =>
  fixtureMethod('airtm', {
    name,
    position: at,
    category: at > 1 ? 'card_method' : 'wallet',
    amount_rules: { MXN: { min: 20, max: 1000 } },
  }),
)
const LIST = { methods: METHODS, problems: [], refused: 0, isDirectGeo: false } as unknown as MethodList

const HERE = { transaction: 'deposit', country: 'MX' }

function shownBy(methods: unknown, { list = LIST, place = HERE } = {}) {
  const made = choicesOf({ methods })
  return { ...made, shown: made.choices.allowed(list, place).methods }
}
const namesBy = (methods: unknown) => shownBy(methods).shown.map(({ name }) => name)

it.each<[string, object, string[]]>([
  ['nothing', {}, ['a', 'b', 'c', 'd']],
  ['a method', { hide: ['b'] }, ['a', 'c', 'd']],
  ['a group', { hide: ['card_method'] }, ['a', 'b']],
  ['all but a method and a group', { only: ['a', 'card_method'] }, ['a', 'c', 'd']],
  ['what is both wanted and hidden', { only: ['a', 'card_method'], hide: ['c'] }, ['a', 'd']],
  ['everything', { only: [] }, []],
])('the host hides %s', (_, methods, names) => {
  expect(namesBy(methods)).toEqual(names)
})

it('never shows a method that the server does not offer, and warns of the name once', () => {
  const { shown, told, choices } = shownBy({ only: ['a', 'unheard'], first: ['unheard'] })
  choices.allowed(LIST, HERE)
  expect(shown.map(({ name }) => name)).toEqual(['a'])
  expect(told).toEqual([expect.objectContaining({ code: 'methods.unknown', text: expect.stringContaining('unheard') })])
})

it('sorts methods and groups to the front, and keeps the order of the server within a group', () => {
  const store = new MethodsStore()
  store.setMethods(shownBy({ first: ['card_method', 'b'] }).shown, { fiat: 'USD', crypto: 'USDT' })
  const order = store.entries.map((entry) => (entry.kind === 'group' ? entry.group.code : entry.method.name))
  expect(order).toEqual(['card_method', 'b', 'a'])
  expect(store.entries[0]?.kind === 'group' && store.entries[0].group.methods.map(({ name }) => name)).toEqual([
    'c',
    'd',
  ])
})

it('puts the method used last, which has the position -Infinity, before those of the host', () => {
  const positions = shownBy({ first: ['d'] }).shown.map(({ position }) => position)
  expect(Math.min(...positions)).toBeGreaterThan(-Infinity)
})

it.each<[string, object, string, string]>([
  ['narrower on both sides', { min: '50', max: 500 }, '50.00', '500.00'],
  ['wider on both sides', { min: 1, max: '5000' }, '20.00', '1000.00'],
  ['only a maximum', { max: '99.5' }, '20.00', '99.50'],
  ['nothing', {}, '20.00', '1000.00'],
])('limits: %s', (_, bounds, min, max) => {
  const [method] = shownBy({ limits: { a: bounds } }).shown
  expect(methodLimits(method, session())).toEqual({ min, max })
})

it('limits of a method and of its group both count', () => {
  const { shown } = shownBy({ limits: { card_method: { max: '500' }, c: { max: '300', min: '30' } } })
  expect(shown.slice(2).map((method) => methodLimits(method, session()))).toEqual([
    { min: '30.00', max: '300.00' },
    { min: '20.00', max: '500.00' },
  ])
})

it('leaves out a method that no amount is left for, and tells the host', () => {
  const { shown, codes } = shownBy({ limits: { a: { min: '2000' } } })
  expect(shown.map(({ name }) => name)).toEqual(['b', 'c', 'd'])
  expect(codes()).toEqual(['methods.limits'])
})

it('limits deposits only: withdrawals keep those of the server', () => {
  const methods = { hide: ['b'], limits: { a: { min: '2000' }, c: { max: '300' } } }
  const { shown, told } = shownBy(methods, { place: { ...HERE, transaction: 'withdrawal' } })
  expect(shown.map(({ name }) => name)).toEqual(['a', 'c', 'd'])
  expect(methodLimits(shown[1], session())).toEqual({ min: '20.00', max: '1000.00' })
  expect(told).toEqual([])
})

it('keeps the minimum of the country that the player has chosen', () => {
  const rules = { MXN: { min: 20, max: 1000, minNonRus: 100 } }
  const list = { ...LIST, methods: [fixtureMethod('airtm', { name: 'a', amount_rules: rules })] }
  const minIn = (country: string) => {
    const { shown } = shownBy({ limits: { a: { max: '500' } } }, { list, place: { ...HERE, country } })
    return methodLimits(shown[0], session({ paymentGeo: country })).min
  }
  expect([minIn('RU'), minIn('BR')]).toEqual(['20.00', '100.00'])
})

it.each<[string, object, object]>([
  ['narrower', { min: 10, max: 5000 }, { min: '20', max: '500' }],
  ['narrower already', { min: '30', max: '200' }, { min: '30', max: '200' }],
  ['without a bound, so that the list decides', { min: 0, max: 0 }, { min: 0, max: 0 }],
  ['unreadable, so that nothing is paid', { min: 'x', max: 10 }, { min: 'x', max: 10 }],
])('limits of a response: %s', (_, answer, expected) => {
  const { choices } = shownBy({ limits: { a: { min: '20', max: '500' } } })
  expect(choices.narrowed('a', 'MXN', answer)).toEqual(expected)
  expect(choices.narrowed('b', 'MXN', answer)).toEqual(answer)
  expect(choices.narrowed('a', 'EUR', answer)).toEqual(answer)
})

it('leaves out what does not fit, and uses the rest', () => {
  const methods = { hide: ['a'], only: 'b', frist: [], limits: { b: { max: '-5' }, c: { max: '300' } } }
  const { shown, told } = shownBy(methods)
  expect(shown.map(({ name }) => name)).toEqual(['b', 'c', 'd'])
  expect(methodLimits(shown[0], session()).max).toBe('1000.00')
  expect(methodLimits(shown[1], session()).max).toBe('300.00')
  expect(told.map(({ code, text }) => [code, text])).toEqual([
    ['methods.invalid', 'frist is not known'],
    ['methods.invalid', '/only does not fit'],
    ['methods.invalid', '/limits/b/max does not fit'],
  ])
})
