import { expect, it } from 'vitest'
import { CryptoStore, type MadeAddress } from '../../../src/catalog/CryptoStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { openCoin } from '../../../src/catalog/openCoin.ts'
import { coinsScope } from '../../../src/scopes/coinsScope.ts'
import { cryptoScope } from '../../../src/scopes/cryptoScope.ts'
import { fixtureMethod, session, textsOf } from '../features/builders.ts'

const texts = await textsOf()

const method = (name: string, title: string, over: object = {}) =>
  fixtureMethod('usdt_trc20', { name, text: { en: title }, network: 'TRC-20', fields: [], ...over })

function world(methodsGiven: readonly ReturnType<typeof method>[], preselects = true) {
  const methods = new MethodsStore()
  methods.setMethods(methodsGiven, { fiat: 'USD', crypto: 'USDT' })
  const crypto = new CryptoStore({ methods, now: () => 0, preselects })
  const need = { methods, crypto, texts, session: session(), site: { staticPath: '', iconBase: '', instructions: {} } }
  const labels = () => cryptoScope(need).networks.map(({ name }) => name)
  return { methods, crypto, need, labels, open: () => openCoin({ crypto, methods }, 'USDT') }
}

const ONE = method('usdt_trc20', 'Tether')
const FAST = method('usdt_trc20_2', 'Tether Fast')
const SAME = method('usdt_trc20_3', 'Tether')
const OTHER = method('usdt_bep20', 'Tether', { network: 'BEP-20' })

it.each([
  ['of different names', [ONE, OTHER], ['TRC-20', 'BEP-20']],
  [
    'of one name, by the names of their methods',
    [ONE, FAST, OTHER],
    ['TRC-20 · Tether', 'TRC-20 · Tether Fast', 'BEP-20'],
  ],
  ['of one name and methods of one name, by number', [ONE, SAME], ['TRC-20 · 1', 'TRC-20 · 2']],
])('N20 CRYPTO-01 networks %s can be told apart', (_, given, expected) => {
  const { labels, open } = world(given)
  open()
  expect(labels()).toEqual(expected)
})

it('N20 CRYPTO-01 the list names each network once', () => {
  const { need } = world([ONE, FAST])
  expect(cryptoScope(need).filters.map(({ name }) => name)).toEqual(['All networks', 'TRC-20'])
  expect(coinsScope(need as never).tiles.map(({ from }) => from)).toEqual(['TRC-20'])
})

it('LIST-11 a coin is found by the name on its tile, which may be the name of its currency', () => {
  const { methods, need } = world([method('usdt_trc20', 'USDT (TRC-20)'), method('usdt_bep20', 'USDT (BEP-20)')])
  const found = (query: string) => {
    methods.search(query)
    return coinsScope(need as never).tiles.map(({ name }) => name)
  }
  expect(found('')).toEqual(['Tether'])
  expect(found('tether')).toEqual(['Tether'])
  expect(found('usdt')).toEqual(['Tether'])
  expect(found('bitcoin')).toEqual([])
})

it('CRYPTO-01 a filter by a network that no coin of a new list has lists every coin', () => {
  const { methods, crypto, need } = world([ONE, OTHER])
  crypto.list('BEP-20')
  methods.setMethods([ONE], { fiat: 'USD', crypto: 'USDT' })
  expect(coinsScope(need as never).tiles.map(({ from }) => from)).toEqual(['TRC-20'])
  expect(cryptoScope(need).filters.find(({ selected }) => selected)?.name).toBe('All networks')
})

it('N20 CRYPTO-13 a filter that leaves one network opens the coin on it', () => {
  const { crypto, open } = world([ONE, FAST, OTHER], false)
  crypto.list('BEP-20')
  expect(open()?.method.name).toBe('usdt_bep20')
})

it('N20 CRYPTO-13 a filter that leaves two networks of one name lets the player choose, if none is preselected', () => {
  const { crypto, labels, open } = world([ONE, FAST, OTHER], false)
  crypto.list('TRC-20')
  expect(open()).toBeUndefined()
  expect(labels()).toHaveLength(3)
})

it('N20 a filter that leaves two networks of one name preselects one of these', () => {
  const { crypto, open } = world([OTHER, ONE, FAST])
  crypto.list('TRC-20')
  expect(open()?.method.name).toBe('usdt_trc20')
})

it.each([
  ['90.901', '≈ 90.91 MXN'],
  ['90.9', '≈ 90.90 MXN'],
  ['0.0001', '≈ 0.01 MXN'],
])('the value of a coin’s minimum is rounded up, because less is not credited: %s', (worth, shown) => {
  const { crypto, need, open } = world([ONE])
  open()
  const deposit = { id: 'dep-1', method: ONE.name, amount: '', currency: 'USDT', startedAt: 0 }
  const made = { address: 'TQn9', memo: '', minDeposit: '5', coinName: '', deposit } as MadeAddress
  crypto.put(crypto.network!.id, { kind: 'there', made })
  crypto.setUnit('account')
  crypto.setWorth(made, worth)
  expect(cryptoScope(need).minText).toBe(shown)
})
