import { describe, expect, it } from 'vitest'
import {
  CRYPTO_PLACEHOLDER,
  CURRENCIES,
  currencyOf,
  decimalsOf,
  isCrypto,
  listedCryptoCodes,
  symbolOf,
} from '../../../src/reference/currencies.ts'

const NAMED_FIAT = 'RUB UAH EUR USD KZT AZN TRY INR PLN BRL MXN JPY AED'.split(' ')
const CRYPTO = 'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ')
const codesOf = (kind: string) => CURRENCIES.filter((row) => row.kind === kind).map(({ code }) => code)

describe('currencies', () => {
  it('CUR-02 knows the thirteen named fiat currencies and more', () => {
    expect(codesOf('fiat')).toEqual(expect.arrayContaining(NAMED_FIAT))
    expect(codesOf('fiat').length).toBeGreaterThan(40)
  })

  it('CUR-03 knows exactly the sixteen crypto currencies', () => {
    expect(codesOf('crypto').toSorted()).toEqual(CRYPTO.toSorted())
  })

  it('CUR-04 gives 2 decimals to every fiat and 8 to every crypto currency', () => {
    expect(codesOf('fiat').filter((code) => decimalsOf(code) !== 2)).toEqual([])
    expect(codesOf('crypto').filter((code) => decimalsOf(code) !== 8)).toEqual([])
  })

  it('keeps NEO out of the list shown to the player, and only NEO', () => {
    expect(listedCryptoCodes()).toEqual(CRYPTO.filter((code) => code !== 'NEO'))
    expect(isCrypto('NEO')).toBe(true)
  })

  it('gives every code once, in capitals, with a symbol', () => {
    const codes = CURRENCIES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(CURRENCIES.filter(({ code, symbol }) => code !== code.toUpperCase() || symbol.trim() === '')).toEqual([])
  })

  it.each([
    ['an unknown code has 2 decimals', decimalsOf('ABC'), 2],
    ['a name of Object.prototype is no currency', decimalsOf('constructor'), 2],
    ['letter case does not matter', decimalsOf('btc'), 8],
    ['a deployment may set JPY to 0', decimalsOf('JPY', { JPY: 0 }), 0],
    ['a deployment may set KWD to 3', decimalsOf('kwd', { KWD: 3 }), 3],
    ['an override of another code changes nothing', decimalsOf('USD', { JPY: 0 }), 2],
    ['the placeholder formats as crypto', decimalsOf(CRYPTO_PLACEHOLDER), 8],
    ['the placeholder is no crypto currency itself', isCrypto('XTS'), false],
    ['sweep coins are neither', currencyOf('QSC')?.kind, 'coins'],
    ['gold coins are neither', currencyOf('QGC')?.kind, 'coins'],
    ['an unknown code is its own symbol', symbolOf('ABC'), 'ABC'],
    ['a known code has its sign', symbolOf('eur'), '€'],
  ])('%s', (_rule, actual, expected) => expect(actual).toBe(expected))
})
