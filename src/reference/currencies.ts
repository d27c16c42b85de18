/**
 * `coins` are the sweepstake's own (QSC sweep coins, QGC gold coins): neither fiat nor crypto.
 * `placeholder` is XTS, the ISO code reserved for testing, which stands for a crypto code in formatting (spec §9).
 */
export type CurrencyKind = 'fiat' | 'crypto' | 'coins' | 'placeholder'

export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly kind: CurrencyKind
  /** False: known, but not in the list shown to the player (spec §3: NEO). */
  readonly isListed: boolean
}

/** The placeholder code for crypto formatting (spec §9). */
export const CRYPTO_PLACEHOLDER = 'XTS'

// Spec §9. JPY and its like have 2 as well; a deployment that knows better passes overrides (Q-080, D-04).
const DECIMALS: Readonly<Record<CurrencyKind, number>> = { fiat: 2, crypto: 8, coins: 2, placeholder: 8 }

// The first thirteen are named in spec §3.
const FIAT: Readonly<Record<string, string>> = {
  RUB: '₽',
  UAH: '₴',
  EUR: '€',
  USD: '$',
  KZT: '₸',
  AZN: '₼',
  TRY: '₺',
  INR: '₹',
  PLN: 'zł',
  BRL: 'R$',
  MXN: '$',
  JPY: '¥',
  AED: 'د.إ',
  AMD: '֏',
  ARS: '$',
  AUD: 'A$',
  BDT: '৳',
  BYN: 'Br',
  CAD: 'C$',
  CHF: 'CHF',
  CLP: '$',
  CNY: '¥',
  COP: '$',
  CZK: 'Kč',
  DKK: 'kr',
  EGP: 'E£',
  GBP: '£',
  GEL: '₾',
  GHS: '₵',
  HUF: 'Ft',
  IDR: 'Rp',
  ILS: '₪',
  KES: 'KSh',
  KGS: 'с',
  KRW: '₩',
  KWD: 'د.ك',
  MAD: 'د.م.',
  MDL: 'L',
  MYR: 'RM',
  NGN: '₦',
  NOK: 'kr',
  NPR: 'रू',
  NZD: 'NZ$',
  PEN: 'S/',
  PHP: '₱',
  PKR: '₨',
  RON: 'lei',
  SAR: 'ر.س',
  SEK: 'kr',
  SGD: 'S$',
  THB: '฿',
  TJS: 'SM',
  TZS: 'TSh',
  UGX: 'USh',
  UZS: 'soʻm',
  VND: '₫',
  XAF: 'FCFA',
  XOF: 'CFA',
  ZAR: 'R',
  ZMW: 'ZK',
}

const CRYPTO: Readonly<Record<string, string>> = {
  BTC: '₿',
  ETH: 'Ξ',
  LTC: 'Ł',
  USDT: '₮',
  TRX: 'TRX',
  XMR: 'ɱ',
  BCH: 'BCH',
  DASH: 'DASH',
  NEO: 'NEO',
  DOGE: 'Ð',
  ZEC: 'ⓩ',
  XRP: 'XRP',
  XLM: 'XLM',
  BNB: 'BNB',
  USDC: 'USDC',
  TON: 'TON',
}

const COINS: Readonly<Record<string, string>> = { QSC: 'SC', QGC: 'GC' }

const NOT_LISTED: readonly string[] = ['NEO']

/** Every currency we know, in the order of the tables above (spec §3). */
export const CURRENCIES: readonly Currency[] = [
  ...rows(FIAT, 'fiat'),
  ...rows(CRYPTO, 'crypto'),
  ...rows(COINS, 'coins'),
  ...rows({ [CRYPTO_PLACEHOLDER]: '¤' }, 'placeholder'),
]

const BY_CODE: ReadonlyMap<string, Currency> = new Map(CURRENCIES.map((currency) => [currency.code, currency]))

/** The row of a code in any letter case, or undefined when the code is unknown. */
export function currencyOf(code: string): Currency | undefined {
  return BY_CODE.get(code.toUpperCase())
}

/** The sign of a currency; an unknown one is shown by its code. */
export function symbolOf(code: string): string {
  return currencyOf(code)?.symbol ?? code
}

/**
 * Digits after the decimal separator: 2 fiat, 8 crypto, 2 for an unknown code (spec §3, §9).
 * `overrides` is the deployment's own table by upper-case code, empty by default (Q-080, D-04).
 */
export function decimalsOf(code: string, overrides: Readonly<Record<string, number>> = {}): number {
  const upper = code.toUpperCase()
  const own = Object.hasOwn(overrides, upper) ? overrides[upper] : undefined
  return own ?? DECIMALS[currencyOf(upper)?.kind ?? 'fiat']
}

/** Whether the code is one of the sixteen crypto currencies, listed or not (spec §3). */
export function isCrypto(code: string): boolean {
  return currencyOf(code)?.kind === 'crypto'
}

/** The crypto codes a player may choose from: all but NEO (spec §3). */
export function listedCryptoCodes(): readonly string[] {
  return CURRENCIES.filter(({ kind, isListed }) => kind === 'crypto' && isListed).map(({ code }) => code)
}

function rows(symbols: Readonly<Record<string, string>>, kind: CurrencyKind): Currency[] {
  return Object.entries(symbols).map(([code, symbol]) => ({ code, symbol, kind, isListed: !NOT_LISTED.includes(code) }))
}
