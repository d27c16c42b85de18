import { describe, expect, it } from 'vitest'
import { coinCodeOf } from '../../../src/reference/coinCode.ts'
import { coinsOf, networksOf } from '../../../src/reference/coins.ts'
import { unlisted } from '../../../src/reference/networks.ts'
import { fixtureMethod } from '../features/builders.ts'

const method = (name: string, over: Record<string, unknown> = {}) => fixtureMethod('usdt_trc20', { name, ...over })
const shape = (methods: Parameters<typeof coinsOf>[0]) =>
  coinsOf(methods).map(({ id, methods: own }) => [id, own.map(({ name }) => name)])

describe('the coins of a list', () => {
  it('gathers the networks of a coin, by position', () => {
    const methods = [
      method('usdt_erc20', { position: 3 }),
      method('btc', { position: 2 }),
      method('usdt_trc20', { position: 1 }),
      method('USDT-BEP20', { position: 4 }),
    ]
    expect(shape(methods)).toEqual([
      ['USDT', ['usdt_trc20', 'usdt_erc20', 'USDT-BEP20']],
      ['BTC', ['btc']],
    ])
  })

  it('ignores methods that are not crypto', () => {
    expect(shape([fixtureMethod('airtm'), method('eth')])).toEqual([['ETH', ['eth']]])
  })

  it('groups an unknown coin by its code', () => {
    expect(shape([method('pepe_erc20'), method('btcx'), method('42')])).toEqual([
      ['PEPE', ['pepe_erc20']],
      ['BTCX', ['btcx']],
      ['42', ['42']],
    ])
  })

  it('leaves out NEO', () =>
    expect(shape([method('neo'), method('NEO_n3'), method('ltc')])).toEqual([['LTC', ['ltc']]]))
})

describe('L1 the coin of a method', () => {
  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['sol_spl', {}, 'SOL'],
    ['sol', {}, 'SOL'],
    ['tether_trc20', {}, 'USDT'],
    ['crypto_usdt', {}, 'USDT'],
    ['bitcoin_cash', {}, 'BCH'],
    ['usd_coin_sol', {}, 'USDC'],
    ['ton_usdt', {}, 'USDT'],
    ['eth_bep20', {}, 'ETH'],
    ['usdt2', {}, 'USDT'],
    ['payment_link', {}, undefined],
    ['crypto_gateway', {}, undefined],
    ['42', {}, undefined],
    ['gateway_7', { currency: 'sol' }, 'SOL'],
    ['btc', { currency: 'LTC' }, 'LTC'],
    ['gateway_7', { network: { name: 'Solana', currency: 'USDC' } }, 'USDC'],
    // `currency` may be the fiat currency of the limits, which is not a coin.
    ['btc', { currency: 'MXN' }, 'BTC'],
    ['btc', { currency: '<b>' }, 'BTC'],
    ['btc', { currency: 7 }, 'BTC'],
  ])('of %s with %j is %s', (name, over, code) => expect(coinCodeOf(method(name, over))).toBe(code))

  it.each<[string, Record<string, unknown>]>([
    ['crypto_neo', {}],
    ['cc_neo_n3', {}],
    ['neo3', {}],
    ['neo', { currency: 'USD' }],
    ['way_neo', { currency: 'MXN' }],
    ['way_1', { network: { name: 'N3', currency: 'NEO' } }],
  ])('CUR-05 leaves out NEO as %s with %j', (name, over) => {
    expect(coinCodeOf(method(name, over))).toBe('NEO')
    expect(unlisted(method(name, over))).toBe('neo')
    expect(shape([method(name, over), method('ltc')])).toEqual([['LTC', ['ltc']]])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['usdt_neo', {}, 'USDT'],
    ['btc2_neo', {}, 'BTC'],
    ['neo_usdt', { currency: 'USDT' }, 'USDT'],
    ['neo_gas', { currency: 'GAS' }, 'GAS'],
    ['neon_pay', { currency: 'BTC' }, 'BTC'],
    ['neon', {}, 'NEON'],
  ])('CUR-05 shows %s with %j as %s', (name, over, code) => {
    expect(unlisted(method(name, over))).toBeUndefined()
    expect(shape([method(name, over)])).toEqual([[code, [name]]])
  })

  it('CUR-05 leaves out NEO, whether the name or the currency of the method says so', () => {
    expect(
      shape([method('way_1', { currency: 'neo' }), method('Neo'), method('neon_pay', { currency: 'BTC' })]),
    ).toEqual([['BTC', ['neon_pay']]])
  })
})

describe('N20 the networks of a method', () => {
  const choice = (items?: unknown, more: object = {}) => ({
    name: 'chain',
    type: 'networks',
    props: { items, ...more },
  })
  const ways = (network: unknown, fields: readonly object[] = []) =>
    networksOf(method('usdt_x', { network, fields })).map(({ name, fields: sent }) => [name, sent])
  const ITEMS = [
    { text: 'TRC-20', value: 'trc' },
    { text: 'ERC-20', value: 'erc' },
  ]

  it.each<[string, unknown, readonly object[], unknown]>([
    ['a text', 'TRC-20', [], [['TRC-20', {}]]],
    ['an object', { name: 'TRC-20', value: 'trc' }, [], [['TRC-20', {}]]],
    ['a list of one', ['TRC-20'], [], [['TRC-20', {}]]],
    ['a list of one object', [{ code: 'trc', title: 'TRC-20' }], [], [['TRC-20', {}]]],
    [
      'the items of its field',
      'TRC-20',
      [choice(ITEMS)],
      [
        ['TRC-20', { chain: 'trc' }],
        ['ERC-20', { chain: 'erc' }],
      ],
    ],
    [
      'a list, and a field without items',
      ['TRC-20', 'ERC-20'],
      [choice()],
      [
        ['TRC-20', { chain: 'TRC-20' }],
        ['ERC-20', { chain: 'ERC-20' }],
      ],
    ],
    [
      'a text with two, and a field without items',
      'TRC-20, ERC-20',
      [choice([])],
      [
        ['TRC-20', { chain: 'TRC-20' }],
        ['ERC-20', { chain: 'ERC-20' }],
      ],
    ],
    [
      'an object of several, and a field without items',
      { trc: 'TRC-20', erc: { name: 'ERC-20' } },
      [choice()],
      [
        ['TRC-20', { chain: 'trc' }],
        ['ERC-20', { chain: 'erc' }],
      ],
    ],
    [
      'a field that is fixed',
      'TRC-20',
      [choice(ITEMS, { isDisabled: true, value: 'erc' })],
      [['ERC-20', { chain: 'erc' }]],
    ],
    ['a hidden field', 'ERC-20', [choice(ITEMS, { isHidden: true, value: 'erc' })], [['ERC-20', { chain: 'erc' }]]],
    ['a constant beside it', 'TRC-20', [{ name: 'kind', type: 'hidden', value: 'x' }], [['TRC-20', { kind: 'x' }]]],
    ['the name only', undefined, [], [['USDT_X', {}]]],
  ])('are read of %s', (_, network, fields, expected) => expect(ways(network, fields)).toEqual(expected))

  it.each<[string, unknown, readonly object[]]>([
    ['a list', ['TRC-20', 'ERC-20'], []],
    ['a text with commas', 'TRC-20,ERC-20', []],
    ['a text with bars', 'TRC-20 | ERC-20', []],
    ['objects', [{ name: 'TRC-20' }, { name: 'ERC-20' }], []],
    ['an object of several', { trc: 'TRC-20', erc: 'ERC-20' }, []],
    ['a hidden field without a value', ['TRC-20', 'ERC-20'], [choice(undefined, { isHidden: true })]],
  ])('leaves out a method with several networks and no field to choose one: %s', (_, network, fields) =>
    expect(coinsOf([method('usdt_x', { network, fields }), method('btc')]).map(({ id }) => id)).toEqual(['BTC']),
  )

  it.each<[string, unknown, string | undefined]>([
    ['usdt_trc20', undefined, 'tron'],
    ['usdt_ton', undefined, 'ton'],
    ['btc', undefined, 'bitcoin'],
    ['usdt', undefined, undefined],
    ['usdt', 'Tron (TRC20)', 'tron'],
    ['usdt', 'BNB Smart Chain / BEP20', 'bsc'],
    ['usdt', 'Ethereum (Polygon)', undefined],
    ['btc', 'Lightning (BTC)', undefined],
    ['btc_lightning', undefined, undefined],
    ['BTC-LN', undefined, undefined],
    ['lightning_btc', undefined, undefined],
    ['eth_op', undefined, undefined],
    ['eth_bep20', undefined, 'bsc'],
    ['ltc_mweb', undefined, undefined],
    ['eth_bep2', undefined, undefined],
    ['btc_2', undefined, 'bitcoin'],
    ['btc_mainnet', undefined, 'bitcoin'],
    ['btc_gateway', undefined, 'bitcoin'],
    ['usdt', 'USDT-TRC20', 'tron'],
    ['bnb', undefined, undefined],
  ])('%s on %j is of the chain %s', (name, network, chain) =>
    expect(networksOf(method(name, { network })).map((one) => one.chain)).toEqual([chain]),
  )

  it('L3 asksFirst is true for a visible field, but not for an amount, a choice of networks or a constant', () => {
    const asks = (...fields: readonly object[]) => networksOf(method('usdt_trc20', { fields }))[0]?.asksFirst
    expect(asks({ name: 'tag', type: 'text' })).toBe(true)
    expect(asks({ name: 'amount', type: 'amount' }, choice(ITEMS), { name: 'k', type: 'hidden', value: '1' })).toBe(
      false,
    )
    expect(asks({ name: 'k', type: 'text', props: { isHidden: true } })).toBe(false)
  })

  it('Q-090 VALID-12 asksFirst is true for a method that requires a preparation, also without fields', () => {
    const asks = (isPreparationRequired: boolean) =>
      networksOf(method('btc', { fields: [], isPreparationRequired }))[0]?.asksFirst
    expect([asks(true), asks(false)]).toEqual([true, false])
  })
})
