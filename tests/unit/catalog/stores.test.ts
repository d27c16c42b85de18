import { describe, expect, it } from 'vitest'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { NoticesStore } from '../../../src/notices/NoticesStore.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { fixtureMethod, session } from '../features/builders.ts'
import { aBonus } from '../support/aBonus.ts'

describe('notices', () => {
  const notice = (content: string) => ({ title: 'Error', content, tone: 'bad' }) as const

  it('DATA-56 a notification has an id and a content', () => {
    const store = new NoticesStore()
    const id = store.show(notice('Oops'))
    expect(store.notices).toEqual([{ id, ...notice('Oops') }])
  })

  it('an equal notice is not added while it is shown, and can be added again after it was closed', () => {
    const store = new NoticesStore()
    const id = store.show(notice('Oops'))
    expect(store.show(notice('Oops'))).toBe(id)
    expect(store.notices).toHaveLength(1)
    store.close(id)
    expect(store.show(notice('Oops'))).not.toBe(id)
  })

  it('are three at most: a fourth removes the oldest', () => {
    const store = new NoticesStore()
    for (const content of ['1', '2', '3', '4']) store.show(notice(content))
    expect(store.notices.map(({ content }) => content)).toEqual(['2', '3', '4'])
  })
})

describe('the transaction', () => {
  it('starts as waiting', () => expect(new TransactionStore().status).toBe('waiting'))

  it('I9 processed stays for its deposit, and another deposit has its own status', () => {
    const store = new TransactionStore()
    store.set('processed', 'dep-1')
    for (const status of ['waiting', 'accepted', 'mistaked'] as const) store.set(status, 'dep-1')
    store.set('mistaked')
    expect(store).toMatchObject({ status: 'processed', depositId: 'dep-1' })
    store.set('waiting', 'dep-2')
    expect(store).toMatchObject({ status: 'waiting', depositId: 'dep-2' })
  })
})

describe('the deposit', () => {
  it.each(['idle', 'creating'] as const)(
    'I2 clearing it for a new payment leaves the state %s, and what is not known',
    (state) => {
      const store = new DepositStore()
      store.adopt({ id: 'dep-1', method: 'airtm', amount: '1.00', currency: 'MXN', startedAt: 0 })
      store.offerPage({ url: 'https://provider.example', method: 'GET', data: {} })
      store.setState(state)
      store.setUnresolved('airtm', { kind: 'unknown', depositId: undefined })
      store.clear()
      expect(store.unresolvedFor('airtm')).toMatchObject({ kind: 'unknown' })
      expect(store).toMatchObject({ current: undefined, pendingPage: undefined, state })
    },
  )
})

describe('the session', () => {
  it('has no token and no contact data', () => {
    expect(JSON.stringify(session())).not.toMatch(/token|email|phone/)
  })

  it('changes the country, not the player’s own', () => {
    const store = session()
    store.chooseGeo('BR')
    expect(store).toMatchObject({ paymentGeo: 'BR', user: { paymentGeo: 'MX' } })
  })
})

it('BONUS-11 the first bonus that is offered is the active one', () => {
  const bonus = (id: string) => aBonus({ id })
  const method = fixtureMethod('airtm')
  expect(new BonusStore([bonus('1'), bonus('2')]).activeFor(method)?.id).toBe('1')
  expect(new BonusStore([]).activeFor(method)).toBeUndefined()
  expect(new BonusStore([bonus('1')]).activeFor(undefined)).toBeUndefined()
})

it.each([
  ['isInvestForbidden', { isInvestForbidden: true }],
  ['yamoney_h2h', { name: 'yamoney_h2h' }],
  ['yamoney_rub', { name: 'yamoney_rub' }],
  ['webmoney_usd', { name: 'webmoney_usd' }],
  ['an on-ramp', { cardViewType: 'onramp' }],
  ['a coin (D-47)', { category: 'crypto' }],
])('X2 BONUS-05 BONUS-12 BONUS-13 no bonus comes with a method that is restricted: %s', (_, over) => {
  const store = new BonusStore([aBonus()])
  expect(store.activeFor(fixtureMethod('airtm', over))).toBeUndefined()
})
