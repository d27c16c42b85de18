import { describe, expect, it } from 'vitest'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { BoxesStore } from '../../../src/features/sweepstake/BoxesStore.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { coinWaysScope } from '../../../src/scopes/coinWaysScope.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { fixtureMethod, session, textsOf } from '../features/builders.ts'

const NAMES = ['btc', 'eth', 'ltc', 'doge', 'xrp', 'ton']

async function tiles(count: number, popular: readonly string[]) {
  const methods = new MethodsStore()
  const listed = NAMES.slice(0, count).map((name, position) =>
    fixtureMethod(name, { position, isPopular: popular.includes(name) }),
  )
  methods.setMethods(listed, { fiat: 'USD', crypto: 'USDT' })
  const scope = coinWaysScope({
    ...{ session: session(), methods, deposit: new DepositStore(), transaction: new TransactionStore() },
    ...{ route: new RouteStore(), texts: await textsOf(), form: () => undefined },
    site: { staticPath: '', iconBase: '', instructions: {} },
    crypto: new CryptoStore({ methods, now: () => 0, preselects: true, boxes: new BoxesStore() }),
  })
  return scope.tiles.map(({ id }) => id)
}

describe('L2 every coin is on a screen', () => {
  it.each<[number, readonly string[], readonly string[]]>([
    [1, [], ['BTC']],
    [2, ['eth'], ['ETH', 'BTC']],
    [3, ['ltc'], ['LTC', 'BTC', 'ETH']],
    [4, ['ltc'], ['LTC', 'BTC', 'ETH', 'DOGE']],
    [4, ['btc', 'doge'], ['BTC', 'DOGE', 'ETH', 'LTC']],
    [4, [], ['BTC', 'ETH', 'LTC', 'DOGE']],
    [5, ['ltc'], ['LTC', 'crypto']],
    [5, [], ['BTC', 'ETH', 'LTC', 'DOGE', 'crypto']],
    [6, NAMES, ['BTC', 'ETH', 'LTC', 'DOGE', 'crypto']],
  ])('of %i, of which %j are popular: %j', async (count, popular, shown) =>
    expect(await tiles(count, popular)).toEqual(shown),
  )
})

it('L3 a coin whose address requires a form can’t pay for a box, and is not offered', async () => {
  const methods = new MethodsStore()
  methods.setMethods([fixtureMethod('travel_rule_1'), fixtureMethod('btc')], { fiat: 'USD', crypto: 'USDT' })
  const crypto = new CryptoStore({ methods, now: () => 0, preselects: true, boxes: new BoxesStore() })
  expect([crypto.coins.map(({ id }) => id), crypto.unpayable]).toEqual([['BTC'], ['travel_rule_1']])
  methods.begin('withdrawal')
  methods.setMethods([fixtureMethod('travel_rule_1')], { fiat: 'USD', crypto: 'USDT' })
  expect(
    crypto.coins.map(({ id }) => id),
    'a withdrawal has a form',
  ).toEqual(['ADA'])
})
