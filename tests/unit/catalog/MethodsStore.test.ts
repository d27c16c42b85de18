import { describe, expect, it } from 'vitest'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { methodLimits } from '../../../src/catalog/methodLimits.ts'
import type { Method } from '../../../src/model/method.ts'
import { fixtureMethod, session } from '../features/builders.ts'

const method = (name: string, position: number, category?: string): Method => ({
  ...fixtureMethod('airtm'),
  name,
  position,
  category,
})

function open(...methods: Method[]) {
  const store = new MethodsStore()
  store.setMethods(methods, { fiat: 'MXN', crypto: 'USDT' })
  return store
}

const said = (store: MethodsStore) =>
  store.entries.map((entry) => (entry.kind === 'group' ? `group ${entry.group.code}` : entry.method.name))

describe('the list', () => {
  it('LIST-10 shows groups and methods together, sorted by position', () => {
    const store = open(
      method('late', 90),
      method('visa', 50, 'card_method'),
      method('amex', 10, 'card_method'),
      method('middle', 20),
      method('unknown', 15, 'card-p2p'),
      method('oxxo', 30, 'cash_methods'),
      method('nowhere', Number.MAX_SAFE_INTEGER),
    )
    expect(said(store)).toEqual(['group card_method', 'unknown', 'middle', 'group cash_methods', 'late', 'nowhere'])
  })

  it('LIST-13 DATA-15 a list of crypto alone is flat; with one other method it is not', () => {
    const crypto = [method('btc', 2, 'crypto'), method('eth', 1, 'crypto')]
    expect(said(open(...crypto))).toEqual(['eth', 'btc'])
    expect(said(open(...crypto, method('visa', 3)))).toEqual(['group crypto', 'visa'])
  })

  it('DATA-29 a group has its name, its label, the lowest position and its methods', () => {
    const store = open(method('visa', 50, 'card_method'), method('amex', 10, 'card_method'))
    store.selectGroup('card_method')
    expect(store.group).toMatchObject({ code: 'card_method', labelKey: 'groups.card_method', position: 10 })
    expect(store.group?.methods.map(({ name }) => name)).toEqual(['amex', 'visa'])
  })
})

describe('what is selected', () => {
  const store = () => open(method('visa', 1, 'card_method'), method('oxxo', 2))

  it('a method outside the group leaves the group, one inside keeps it', () => {
    const one = store()
    one.selectGroup('card_method')
    one.selectMethod(one.find('visa')!)
    expect(one).toMatchObject({ groupCode: 'card_method', isNothingSelected: false })
    one.selectMethod(one.find('oxxo')!)
    expect(one.groupCode).toBeUndefined()
  })

  it('ROUTE-06 is nothing after a reset, and the search is empty', () => {
    const one = store()
    one.search('vi')
    one.selectMethod(one.find('oxxo')!)
    one.search('vi')
    one.reset()
    expect(one).toMatchObject({ isNothingSelected: true, query: '' })
  })

  it('is found by its name alone', () => {
    expect(store().find('oxxo')?.name).toBe('oxxo')
    expect(store().find('constructor')).toBeUndefined()
  })
})

describe('the limits of a method', () => {
  it('DATA-30 are min and max, at the decimals of the player’s currency', () => {
    const one = fixtureMethod('airtm', { amount_rules: {}, limits: { min: 5, max: '70.5' } })
    expect(methodLimits(one, session())).toEqual({ min: '5.00', max: '70.50' })
  })

  it.each([
    ['MX', '50.00'],
    ['RU', '21.00'],
  ])('DATA-17 amount_rules hold, per currency, min, max and minNonRus (%s)', (paymentGeo, min) => {
    const rules = { MXN: { min: '21', max: '20155', minNonRus: 50 }, USD: { min: 1, max: 2 } }
    const one = fixtureMethod('airtm', { amount_rules: rules })
    expect(methodLimits(one, session({ paymentGeo }))).toEqual({ min, max: '20155.00' })
    expect(methodLimits(one, session({ paymentGeo, currency: 'USD' }))).toEqual({ min: '1.00', max: '2.00' })
  })

  it('are unknown without a method', () => expect(methodLimits(undefined, session())).toEqual({ min: '0', max: '0' }))
})

it('L7 a method of an earlier list is still known by its name, and can not be opened', () => {
  const store = new MethodsStore()
  const coin = fixtureMethod('usdt_trc20')
  store.setMethods([coin], { fiat: 'USD', crypto: 'USDT' })
  store.setMethods([fixtureMethod('airtm')], { fiat: 'USD', crypto: 'USDT' })
  expect([store.named('usdt_trc20'), store.find('usdt_trc20'), store.named('gone')]).toEqual([
    coin,
    undefined,
    undefined,
  ])
})
