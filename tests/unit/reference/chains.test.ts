import { describe, expect, it } from 'vitest'
import { chainOf } from '../../../src/reference/chains.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

describe('what is known of a blockchain', () => {
  it.each([
    ['Bitcoin', 15],
    ['Monero', 10],
    ['Bitcoin Cash', 10],
    ['ERC-20', 10],
    ['TRC-20', 5],
    ['BEP-20', 5],
    ['Litecoin', 5],
    ['Dash', 5],
    ['Doge', 5],
    ['Zcash', 5],
    ['Ripple', 3],
    ['Stellar', 3],
  ])('CONST-09 a transfer on %s takes about %i minutes', (name, minutes) => expect(chainOf(name).minutes).toBe(minutes))

  it.each(['Some other chain', '', '__proto__'])(
    'CONST-10 a transfer on the unknown network "%s" takes about 10 minutes',
    (name) => expect(chainOf(name).minutes).toBe(10),
  )

  it.each([
    ['BSC', 16, 2 * SECOND, 'https://bscscan.com/tx/'],
    ['Bitcoin', 5, 10 * MINUTE, 'https://mempool.space/tx/'],
    ['Ethereum', 16, 12 * SECOND, 'https://etherscan.io/tx/'],
    ['Litecoin', 5, 2.5 * MINUTE, 'https://litecoinspace.org/tx/'],
    ['TON', 8, 2 * SECOND, 'https://tonviewer.com/transaction/'],
    ['TRON', 20, 3 * SECOND, 'https://tronscan.org/#/transaction/'],
  ])('CRYPTO-15 %s: %i confirmations, one each %i ms, and the transaction page %s', (name, blocks, intervalMs, txUrl) =>
    expect(chainOf(name)).toMatchObject({ clock: { blocks, intervalMs }, txUrl }),
  )

  it.each(['trc20', 'TRC-20', 'Trc 20', 'TRON', 'tron', 'TRX'])('finds TRON by %s', (name) =>
    expect(chainOf(name)).toBe(chainOf('TRC-20')),
  )

  it.each([
    ['Tron (TRC-20)', { name: 'TRC-20', txUrl: 'https://own.example/' }, { minutes: 5, txUrl: 'https://own.example/' }],
    [
      'Bitcoin',
      { name: 'btc', minutes: 60, blocks: 1, blockSeconds: 600 },
      { clock: { blocks: 1, intervalMs: 600_000 } },
    ],
    ['Bitcoin', { name: 'btc', blocks: 1 }, { clock: { blocks: 5, intervalMs: 10 * MINUTE } }],
    ['Bitcoin', { name: 'btc', txUrl: '' }, { txUrl: '' }],
    ['Solana', { name: 'Solana', minutes: 1, txUrl: 'https://solscan.io/tx/' }, { minutes: 1, clock: undefined }],
    ['Avalanche C-Chain', { name: 'avalanche c chain', minutes: 2 }, { minutes: 2, txUrl: undefined }],
    ['Avalanche C-Chain', { name: 'Solana', minutes: 1 }, { minutes: 10 }],
    ['Unknown', { name: 'Other', minutes: 1 }, { minutes: 10 }],
    ['比特币', { name: ' 比特币', minutes: 30 }, { minutes: 30 }],
    ['以太坊', { name: '比特币', minutes: 30 }, { minutes: 10 }],
    ['', { name: '比特币', minutes: 30 }, { minutes: 10 }],
    ['', { name: '', minutes: 30 }, { minutes: 10 }],
  ])('Q-040 Q-041 of %s, with the deployment’s settings %j: %j', (name, settings, expected) =>
    expect(chainOf(name, [settings])).toMatchObject(expected),
  )

  it.each(['Ripple', 'Stellar', 'Monero', 'Dash', 'Solana'])('has no clock and no page for %s (Q-041)', (name) => {
    const { clock, txUrl } = chainOf(name)
    expect([clock, txUrl]).toEqual([undefined, undefined])
  })
})
