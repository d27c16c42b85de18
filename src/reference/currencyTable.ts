import table from './currencies.json'
import { CRYPTO_PLACEHOLDER } from './currencies.ts'
import { displayName } from './displayNames.ts'

/**
 * `coins` are the sweepstake's own (QSC sweep coins, QGC gold coins): neither fiat nor crypto.
 * `wallet` is the player's bonus wallet: money that is played with and never paid in (CUR-06, Q-109). `placeholder` is XTS,
 * which stands for a crypto code in formatting (spec §9).
 */
export type CurrencyKind = 'fiat' | 'crypto' | 'coins' | 'wallet' | 'placeholder'

export interface Currency {
  readonly code: string
  readonly symbol: string
  /** In English. */
  readonly name: string
  readonly kind: CurrencyKind
  /** False: known, but not in the list shown to the player (spec §3: NEO). */
  readonly isListed: boolean
}

type Row = Pick<Currency, 'code' | 'symbol' | 'name'>

const NOT_LISTED: readonly string[] = ['NEO']

/** Every currency we know: 79 fiat, the thirteen that spec §3 names first, and 16 crypto; coins and placeholder apart. */
export const CURRENCIES: readonly Currency[] = [
  ...table.fiat.map(of('fiat')),
  ...table.crypto.map(of('crypto')),
  ...table.coins.map(of('coins')),
  of('wallet')({ code: 'BONUS', symbol: 'BONUS', name: 'Bonus wallet' }),
  of('placeholder')({ code: CRYPTO_PLACEHOLDER, symbol: '¤', name: 'Crypto' }),
]

const BY_CODE: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

/** The row of a code in any letter case, or undefined when the code is unknown. */
export function currencyOf(code: string): Currency | undefined {
  return BY_CODE.get(code.toUpperCase())
}

/** The sign of a currency as its own country writes it; an unknown one is shown by its code. */
export function symbolOf(code: string): string {
  return currencyOf(code)?.symbol ?? code
}

/** What a currency is called in `locale`, else in English; an unknown one is its code. */
export function currencyName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return displayName('currency', upper, locale) ?? currencyOf(upper)?.name ?? code
}

/** Whether money is paid in it at all: a bonus wallet is none. An unknown code may be. */
export const isPayable = (code: string): boolean => currencyOf(code)?.kind !== 'wallet'

/** The fiat currencies, the best known first. */
export function fiatCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind }) => kind === 'fiat')
}

/** The crypto currencies a player may choose from: all but NEO (spec §3). */
export function cryptoCurrencies(): readonly Currency[] {
  return CURRENCIES.filter(({ kind, isListed }) => kind === 'crypto' && isListed)
}

function of(kind: CurrencyKind): (row: Row) => Currency {
  return (row) => ({ ...row, kind, isListed: !NOT_LISTED.includes(row.code) })
}
