import { describe, expect, it } from 'vitest'
import { coinsOf } from '../../../src/reference/coins.ts'
import { fixtureMethod } from '../flows/builders.ts'

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

  it('leaves what is no crypto where it is', () => {
    expect(shape([fixtureMethod('airtm'), method('eth')])).toEqual([['ETH', ['eth']]])
  })

  it('takes a coin that nobody knows for one of its own', () => {
    expect(shape([method('pepe_erc20'), method('btcx'), method('42')])).toEqual([
      ['pepe_erc20', ['pepe_erc20']],
      ['btcx', ['btcx']],
      ['42', ['42']],
    ])
  })

  it('offers NEO to nobody', () =>
    expect(shape([method('neo'), method('NEO_n3'), method('ltc')])).toEqual([['LTC', ['ltc']]]))
})
