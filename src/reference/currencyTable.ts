import table from './currencies.json'
import { CRYPTO_PLACEHOLDER } from './currencies.ts'
import { displayName } from './displayNames.ts'

/**
 * `coins` are the coins of the sweepstake (QSC sweep coins, QGC gold coins), neither fiat nor crypto. `wallet` is the
 * player's bonus wallet: the player plays with it, but can't pay into it (CUR-06, Q-109). `placeholder` is XTS, which
 * stands for any crypto code in formatting (spec §9).
 */
export type CurrencyKind = 'fiat' | 'crypto' | 'coins' | 'wallet' | 'placeholder'

export interface Currency {
  readonly code: string
  readonly symbol: string
  /** The English name. */
  readonly name: string
  readonly kind: CurrencyKind
  /** False for a currency that is known, but not in the player's list (spec §3: NEO). */
  readonly isListed: boolean
}

type Row = Pick<Currency, 'code' | 'symbol' | 'name'>

const NOT_LISTED: readonly string[] = ['NEO']

/**
 * All known currencies: 79 fiat currencies, first the thirteen that spec §3 lists first, 16 cryptocurrencies, the
 * sweepstake's coins, the wallet and the placeholder.
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

/** The symbol of a currency as its country uses it; the code if unknown. */
export function symbolOf(code: string): string {
  return currencyOf(code)?.symbol ?? code
}

/** The name of a currency in `locale`, else in English; the code if unknown. */
export function currencyName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return displayName('currency', upper, locale) ?? currencyOf(upper)?.name ?? code
}

/** Whether payments in this currency are possible: not in that of a bonus wallet. True for unknown codes. */
export const isPayable = (code: string): boolean => currencyOf(code)?.kind !== 'wallet'

/** The fiat currencies, the best known first. */
export function fiatCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind }) => kind === 'fiat')
}

/** The cryptocurrencies that a player may choose: all except NEO (spec §3). */
export function cryptoCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind, isListed }) => kind === 'crypto' && isListed)
}

function of(kind: CurrencyKind): (row: Row) => Currency {
  return (row) => ({ ...row, kind, isListed: !NOT_LISTED.includes(row.code) })
}
