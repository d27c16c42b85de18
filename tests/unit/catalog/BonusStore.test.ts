import { describe, expect, it } from 'vitest'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { CryptoBonusStore } from '../../../src/catalog/CryptoBonusStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { fixtureMethod } from '../features/builders.ts'
import { aBonus } from '../support/aBonus.ts'

const airtm = fixtureMethod('airtm')
const [a, b, c] = ['a', 'b', 'c'].map((id, n) => aBonus({ id, endsAt: (n + 1) * 1_000 }))
const forever = aBonus({ id: 'd' })

describe('the bonus of the next deposit', () => {
  it('BONUS-11 is the first that is offered, unless the host or the player has chosen another', () => {
    expect(new BonusStore([a!, b!]).active?.id).toBe('a')
    expect(new BonusStore([a!, b!], 'b').active?.id).toBe('b')
    expect(new BonusStore([a!, b!], 'gone').active?.id).toBe('a')
    const store = new BonusStore([a!, b!])
    store.choose('b')
    expect(store.active?.id).toBe('b')
    store.offer([a!, c!])
    expect(store.active?.id).toBe('a')
  })

  it('U10 was added automatically unless the host or the player chose it', () => {
    expect(new BonusStore([]).isAutomatic).toBe(false)
    expect(new BonusStore([a!, b!]).isAutomatic).toBe(true)
    expect(new BonusStore([a!, b!], 'b').isAutomatic).toBe(false)
    const ended = new BonusStore([a!, b!], 'a')
    ended.look(1_000)
    expect([ended.active?.id, ended.isAutomatic]).toEqual(['b', true])
    const switched = new BonusStore([a!, b!])
    switched.toggle()
    switched.toggle()
    expect([switched.active?.id, switched.isAutomatic]).toEqual(['a', false])
  })

  // Each row: the chosen bonus, the time, and the active bonus at that time.
  it.each([
    ['b', 0, 'b'],
    ['b', 1_999, 'b'],
    ['b', 2_000, 'c'],
    ['a', 1_000, 'b'],
    ['a', 2_500, 'c'],
    ['c', 2_999, 'c'],
    ['a', 3_000, undefined],
  ])('BONUS-08 of %s at %i is the next that runs: %s', (chosen, now, active) => {
    const store = new BonusStore([a!, b!, c!], chosen)
    store.look(now)
    expect(store.active?.id).toBe(active)
  })

  it('BONUS-08 is the nearest earlier one if no later bonus is running', () => {
    const store = new BonusStore([forever, { ...c!, id: 'late' }, a!], 'a')
    store.look(1_000)
    expect(store.active?.id).toBe('late')
    store.look(3_000)
    expect(store.active?.id).toBe('d')
  })

  it('BONUS-07 a bonus that has ended is not among the running ones, but stays in the list of offered ones', () => {
    const store = new BonusStore([a!, b!, forever])
    store.look(1_000)
    expect(store.running.map(({ id }) => id)).toEqual(['b', 'd'])
    expect(store.offered).toHaveLength(3)
  })

  it('BONUS-09 toggle() switches between with_bonus and without_bonus, and choose() sets with_bonus', () => {
    const store = new BonusStore([a!, b!])
    expect(store.mode).toBe('with_bonus')
    store.toggle()
    expect(store.mode).toBe('without_bonus')
    expect([store.activeFor(airtm)?.id, store.selectedFor(airtm)]).toEqual(['a', undefined])
    store.toggle()
    expect(store.selectedFor(airtm)?.id).toBe('a')
    store.toggle()
    store.choose('b')
    expect([store.mode, store.selectedFor(airtm)?.id]).toEqual(['with_bonus', 'b'])
  })
})

describe('BONUS-14 BONUS-15 the bonus on coins', () => {
  const btc = fixtureMethod('btc')
  const listed = (...names: string[]) => {
    const methods = new MethodsStore()
    methods.setMethods(
      names.map((name) => fixtureMethod(name)),
      { fiat: 'MXN', crypto: 'USDT' },
    )
    return methods
  }

  it.each([
    ['offered with the group of crypto', ['airtm', 'btc'], true, true],
    ['not offered where it is not enabled', ['airtm', 'btc'], false, false],
    ['not offered without crypto', ['airtm'], true, false],
    ['not offered where crypto is all there is, and so no group', ['btc', 'eth'], true, false],
  ] as const)('is %s', (_, names, isEnabled, isOffered) => {
    const store = new CryptoBonusStore(listed(...names), isEnabled)
    expect([store.isOffered, store.isTakenFor(btc)]).toEqual([isOffered, isOffered])
  })

  it('is taken by itself, and can be switched off and on', () => {
    const store = new CryptoBonusStore(listed('airtm', 'btc'), true)
    const seen = [store.isTakenFor(btc)]
    store.toggle()
    seen.push(store.isTakenFor(btc))
    store.toggle()
    expect([...seen, store.isTakenFor(btc)]).toEqual([true, false, true])
  })

  it.each([
    ['a method that forbids it', fixtureMethod('btc', { isInvestForbidden: true })],
    ['an on-ramp', fixtureMethod('btc', { cardViewType: 'onramp' })],
    ['a method without coins', airtm],
  ])('BONUS-05 BONUS-13 Q-090 is not taken with %s', (_, method) => {
    const store = new CryptoBonusStore(listed('airtm', 'btc'), true)
    expect(store.isTakenFor(method)).toBe(false)
  })
})
