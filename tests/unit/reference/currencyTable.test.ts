import { describe, expect, it } from 'vitest'
import { CRYPTO_CODES, decimalsOf } from '../../../src/reference/currencies.ts'
import {
  CURRENCIES,
  cryptoCurrencies,
  currencyName,
  currencyOf,
  fiatCurrencies,
  isPayable,
  symbolOf,
} from '../../../src/reference/currencyTable.ts'

const NAMED_FIAT = 'RUB UAH EUR USD KZT AZN TRY INR PLN BRL MXN JPY AED'.split(' ')
const codesOf = (kind: string) => CURRENCIES.filter((row) => row.kind === kind).map(({ code }) => code)

describe('the table of currencies', () => {
  it('CUR-01 knows about 95 currency codes, each with a symbol', () => {
    const money = CURRENCIES.filter(({ kind }) => kind === 'fiat' || kind === 'crypto')
    expect(money.length).toBeGreaterThanOrEqual(95)
    expect(money.filter(({ symbol, name }) => symbol.trim() === '' || name.trim() === '')).toEqual([])
  })

  it('CUR-02 knows the thirteen named fiat currencies, first of all, and more', () => {
    expect(codesOf('fiat').slice(0, 13)).toEqual(NAMED_FIAT)
    expect(codesOf('fiat').length).toBeGreaterThanOrEqual(79)
  })

  it('CUR-03 has every crypto currency, and no other', () => {
    expect(codesOf('crypto').toSorted()).toEqual(CRYPTO_CODES.toSorted())
  })

  it('CUR-04 gives 2 decimals to every fiat and 8 to every crypto currency', () => {
    expect(codesOf('fiat').filter((code) => decimalsOf(code) !== 2)).toEqual([])
    expect(codesOf('crypto').filter((code) => decimalsOf(code) !== 8)).toEqual([])
  })

  it('CUR-07 keeps the placeholder apart from what a player may choose', () => {
    expect(codesOf('placeholder')).toEqual(['XTS'])
    expect([...fiatCurrencies(), ...cryptoCurrencies()].map(({ code }) => code)).not.toContain('XTS')
  })

  it('keeps NEO out of the list shown to the player, and only NEO', () => {
    expect(cryptoCurrencies().map(({ code }) => code)).toEqual(CRYPTO_CODES.filter((code) => code !== 'NEO'))
    expect(currencyOf('NEO')?.kind).toBe('crypto')
  })

  it('CUR-06 Q-109 has the bonus wallet, which is not payable and not in the lists of currencies', () => {
    expect(codesOf('wallet')).toEqual(['BONUS'])
    expect(currencyName('bonus', 'en')).toBe('Bonus wallet')
    expect([...fiatCurrencies(), ...cryptoCurrencies()].map(({ code }) => code)).not.toContain('BONUS')
    expect(['BONUS', 'bonus', 'MXN', 'BTC', 'QSC', 'NEW'].filter(isPayable)).toEqual(['MXN', 'BTC', 'QSC', 'NEW'])
  })

  it('keeps the coins of a sweepstake apart', () => {
    expect(codesOf('coins')).toEqual(['QSC', 'QGC'])
    expect(fiatCurrencies().filter(({ code }) => code.startsWith('Q'))).toEqual([currencyOf('QAR')])
  })

  it('gives every code once, in capitals', () => {
    const codes = CURRENCIES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => !/^[A-Z]{3,5}$/.test(code))).toEqual([])
  })

  it('has only fiat codes that the browser knows too', () => {
    const known = Intl.supportedValuesOf('currency')
    expect(codesOf('fiat').filter((code) => !known.includes(code))).toEqual([])
  })

  // The widget strips symbols from pasted texts. A symbol that looks like a digit, a separator or "thousand" would
  // change the amount.
  it('has no sign that could be part of a number', () => {
    expect(CURRENCIES.filter(({ symbol }) => /\p{Nd}|[,،٫٬]|^[.km]$/iu.test(symbol))).toEqual([])
  })

  it.each([
    ['eur', '€'],
    ['MXN', '$'],
    ['BRL', 'R$'],
    ['JPY', '¥'],
    ['PLN', 'zł'],
    ['KZT', '₸'],
    ['AED', 'د.إ'],
    ['BTC', '₿'],
    ['ABC', 'ABC'],
    ['constructor', 'constructor'],
  ])('the sign of %s is %s', (code, sign) => expect(symbolOf(code)).toBe(sign))

  it.each([
    ['MXN', 'en', 'Mexican Peso'],
    ['MXN', 'es-MX', 'peso mexicano'],
    ['usd', 'pt', 'Dólar americano'],
    ['BTC', 'es-MX', 'Bitcoin'],
    ['QSC', 'en', 'Sweep coins'],
    ['MXN', 'en_US', 'Mexican Peso'],
    ['ABC', 'en', 'ABC'],
    ['', 'en', ''],
    ['<b>', 'en', '<b>'],
  ])('%j is called in %s: %s', (code, locale, name) => {
    expect(currencyName(code, locale).toLowerCase()).toBe(name.toLowerCase())
  })
})
