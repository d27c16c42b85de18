import { describe, expect, it } from 'vitest'
import { CRYPTO_CODES, CRYPTO_PLACEHOLDER, decimalsOf, isCrypto } from '../../../src/reference/currencies.ts'

const CRYPTO = 'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ')

describe('currencies', () => {
  it('CUR-03 knows exactly the sixteen crypto currencies', () => {
    expect(CRYPTO_CODES.toSorted()).toEqual(CRYPTO.toSorted())
    expect(CRYPTO.filter((code) => !isCrypto(code))).toEqual([])
  })

  it('CUR-07 XTS is the placeholder of crypto formatting: it has the decimals of crypto, but is not a crypto currency', () => {
    expect(CRYPTO_PLACEHOLDER).toBe('XTS')
    expect(decimalsOf('XTS')).toBe(8)
    expect(isCrypto('XTS')).toBe(false)
  })

  it.each([
    ['an unknown code has 2 decimals', decimalsOf('ABC'), 2],
    ['a name of Object.prototype is not a currency', decimalsOf('constructor'), 2],
    ['letter case does not matter', decimalsOf('btc'), 8],
    ['a deployment may set JPY to 0', decimalsOf('JPY', { JPY: 0 }), 0],
    ['a deployment may set KWD to 3', decimalsOf('kwd', { KWD: 3 }), 3],
    ['an override of another code changes nothing', decimalsOf('USD', { JPY: 0 }), 2],
    ['sweep coins count as money does', decimalsOf('QSC'), 2],
    ['gold coins count as money does', decimalsOf('QGC'), 2],
  ])('%s', (_rule, actual, expected) => expect(actual).toBe(expected))
})
