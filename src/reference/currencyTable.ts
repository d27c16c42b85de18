import table from './currencies.json'
import { CRYPTO_PLACEHOLDER } from './currencies.ts'
import { displayName } from './displayNames.ts'

/**
 * `coins` are the sweepstake's own (QSC sweep coins, QGC gold coins), neither fiat nor crypto. `wallet` is the player's
 * bonus wallet, which is played with and never paid into (CUR-06, Q-109). `placeholder` is XTS, which represents a
 * crypto code in formatting (spec §9).
 */
export type CurrencyKind = 'fiat' | 'crypto' | 'coins' | 'wallet' | 'placeholder'

export interface Currency {
  readonly code: string
  readonly symbol: string
  /** In English. */
  readonly name: string
  readonly kind: CurrencyKind
  /** False: known, but hidden from the player's list (spec §3: NEO). */
  readonly isListed: boolean
}

type Row = Pick<Currency, 'code' | 'symbol' | 'name'>

const NOT_LISTED: readonly string[] = ['NEO']

/**
 * All known currencies: 79 fiat, starting with the thirteen that spec §3 lists first, 16 crypto, the coins and the
 * placeholder.
 */
export const CURRENCIES: readonly Currency[] = [
  ...table.fiat.map(of('fiat')),
  ...table.crypto.map(of('crypto')),
  ...table.coins.map(of('coins')),
  of('wallet')({ code: 'BONUS', symbol: 'BONUS', name: 'Bonus wallet' }),
  of('placeholder')({ code: CRYPTO_PLACEHOLDER, symbol: '¤', name: 'Crypto' }),
]

const BY_CODE: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

/** The currency of a code, case-insensitive; undefined when unknown. */
export function currencyOf(code: string): Currency | undefined {
  return BY_CODE.get(code.toUpperCase())
}

/** The symbol of a currency as used in its country; the code if unknown. */
export function symbolOf(code: string): string {
  return currencyOf(code)?.symbol ?? code
}

/** The name of a currency in `locale`, else in English; the code if unknown. */
export function currencyName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return displayName('currency', upper, locale) ?? currencyOf(upper)?.name ?? code
}

/** Whether payments can be made in it: not in a bonus wallet. True for unknown codes. */
export const isPayable = (code: string): boolean => currencyOf(code)?.kind !== 'wallet'

/** The fiat currencies, the best known first. */
export function fiatCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind }) => kind === 'fiat')
}

/** The cryptocurrencies a player may choose from: all except NEO (spec §3). */
export function cryptoCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind, isListed }) => kind === 'crypto' && isListed)
}

function of(kind: CurrencyKind): (row: Row) => Currency {
  return (row) => ({ ...row, kind, isListed: !NOT_LISTED.includes(row.code) })
}
