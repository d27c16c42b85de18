import { describe, expect, it } from 'vitest'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { countBlocks } from '../../../src/catalog/countBlocks.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import type { ChainTransaction } from '../../../src/model/chainTransaction.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import type { ChainSettings } from '../../../src/reference/chains.ts'
import { chainScope } from '../../../src/scopes/chainScope.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { session, textsOf } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'

const HASH = '7d5a3f00c1b24e9faa0b6f5d2d4c8e1173bfc0b5b7d0ee21f6a2c9d4b8e3f105'
const SEEN: ChainTransaction = {
  ...{ txid: HASH, blockchain: 'TRON', amount: '25.5', cryptoCurrency: 'USDT', finalAmount: '463.64', currency: 'MXN' },
}
const SECOND = 1_000
const MINUTE = 60 * SECOND

async function open(over: Partial<ChainTransaction> = {}, chains: readonly ChainSettings[] = []) {
  const clock = fakeClock()
  const methods = new MethodsStore()
  const [deposit, transaction] = [new DepositStore(), new TransactionStore()]
  const crypto = new CryptoStore({ methods, now: clock.monotonic, preselects: true, chains })
  deposit.adopt({ id: 'dep-1', method: 'usdt_trc20', amount: '', currency: 'MXN', startedAt: 0 })
  const onCounted = () => transaction.set('accepted')
  const stop = countBlocks({ clock, crypto, deposit, transaction, onCounted })
  const texts = await textsOf()
  const player = session()
  const scope = chainScope({
    ...{ crypto, deposit, methods, texts, session: player, route: new RouteStore() },
    ...{ site: { staticPath: '', iconBase: '', instructions: {} }, form: () => undefined },
  })
  return {
    clock,
    crypto,
    deposit,
    player,
    transaction,
    stop,
    scope,
    see: () => crypto.see('dep-1', { ...SEEN, ...over }),
  }
}

describe('the blocks of coins on their way', () => {
  it.each([
    ['CONST-11 BSC', 'BSC', 16, 2 * SECOND],
    ['CONST-12 Bitcoin', 'Bitcoin', 5, 10 * MINUTE],
    ['CONST-13 Ethereum', 'Ethereum', 16, 12 * SECOND],
    ['CONST-14 Litecoin', 'Litecoin', 5, 150 * SECOND],
    ['CONST-15 TON', 'TON', 8, 2 * SECOND],
    ['CONST-16 TRON', 'TRON', 20, 3 * SECOND],
  ])(
    '%s: CRYPTO-09 CRYPTO-10 one is counted at each interval, and at the last one the payment is being processed',
    async (_, blockchain, blocks, intervalMs) => {
      const { clock, transaction, scope, see } = await open({ blockchain })
      see()
      expect([scope.blocks, scope.ofBlocks]).toEqual([0, blocks])
      await clock.advance(intervalMs - 1)
      expect(scope.blocks).toBe(0)
      await clock.advance(1)
      expect(scope.blocks).toBe(1)
      await clock.advance((blocks - 1) * intervalMs - 1)
      expect([scope.blocks, transaction.status]).toEqual([blocks - 1, 'waiting'])
      await clock.advance(1)
      expect([scope.blocks, transaction.status]).toEqual([blocks, 'accepted'])
      expect(clock.pending()).toBe(0)
    },
  )

  it('Q-041 CRYPTO-09 a deployment sets the confirmations, the interval and the transaction page of a chain', async () => {
    const chains = [{ name: 'Solana', blocks: 2, blockSeconds: 0.5, txUrl: 'https://solscan.io/tx/' }]
    const { clock, transaction, scope, see } = await open({ blockchain: 'solana' }, chains)
    see()
    expect([scope.counted, scope.ofBlocks, scope.url]).toEqual([true, 2, `https://solscan.io/tx/${HASH}`])
    await clock.advance(SECOND)
    expect([scope.blocks, transaction.status]).toEqual([2, 'accepted'])
  })

  it('CRYPTO-11 stops counting when the deposit is no longer waiting', async () => {
    const { clock, transaction, scope, see } = await open()
    see()
    await clock.advance(7 * SECOND)
    transaction.set('processed', 'dep-1')
    expect(clock.pending()).toBe(0)
    await clock.advance(10 * MINUTE)
    expect([scope.blocks, transaction.status]).toEqual([2, 'processed'])
  })

  it('stops its timer with the page, and the count is up to date when the page is reopened', async () => {
    const { clock, scope, see, stop, crypto } = await open()
    see()
    await clock.advance(6 * SECOND)
    stop()
    expect(clock.pending()).toBe(0)
    await clock.advance(3 * SECOND)
    expect(crypto.seenOf('dep-1')?.blocks).toBe(2)
    expect(scope.blocks).toBe(2)
  })

  it('a repeated report of the transaction does not restart the count', async () => {
    const { clock, scope, see } = await open()
    see()
    await clock.advance(6 * SECOND)
    see()
    await clock.advance(3 * SECOND)
    expect(scope.blocks).toBe(3)
  })

  it.each(['Monero', 'Ripple', 'a chain of tomorrow', ''])(
    'CRYPTO-18 does not count for %s: the status comes from the cashier only',
    async (blockchain) => {
      const { clock, transaction, scope, see } = await open({ blockchain })
      see()
      expect([scope.seen, scope.counted, scope.url]).toEqual([true, false, ''])
      await clock.advance(24 * 60 * MINUTE)
      expect(transaction.status).toBe('waiting')
      expect(clock.pending()).toBe(0)
    },
  )

  it('CRYPTO-15 CRYPTO-16 the hash is shown by its ends, and leads to the page of its transaction', async () => {
    const { scope, see, crypto } = await open()
    see()
    expect([scope.hash, scope.url]).toEqual(['7d5a3…3f105', `https://tronscan.org/#/transaction/${HASH}`])
    expect([scope.amountText, scope.finalText]).toEqual(['25.5 USDT', '463.64 MXN'])
    crypto.see('dep-1', { ...SEEN, amount: '25.500000000000004', finalAmount: '99.30000000000001' })
    expect([scope.amountText, scope.finalText], 'without float noise').toEqual(['25.5 USDT', '99.30 MXN'])
    crypto.see('dep-1', { ...SEEN, txid: '0123456789' })
    expect(scope.hash, 'ten signs are short').toBe('0123456789')
    crypto.see('dep-1', { ...SEEN, txid: '0123456789a' })
    expect(scope.hash).toBe('01234…6789a')
    crypto.see('dep-1', { ...SEEN, txid: '../../evil?x=<y>' })
    expect(scope.url).toBe('https://tronscan.org/#/transaction/..%2F..%2Fevil%3Fx%3D%3Cy%3E')
  })

  it('H4 an amount without a currency is credited in that of its deposit, and not in that of the list', async () => {
    const { deposit, player, scope, see } = await open({ currency: '' })
    see()
    player.chooseCurrency('BTC', 'crypto')
    expect(scope.finalText).toBe('463.64 MXN')
    deposit.adopt({ id: 'dep-1', method: 'usdt_trc20', amount: '', currency: '', startedAt: 0 })
    expect(scope.finalText, 'the currency is unknown').toBe('')
  })
})
