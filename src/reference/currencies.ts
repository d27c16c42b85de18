// What amounts need of a currency, and no more: limits of tiles are rounded before the list is painted. Signs and names
// are in currencyTable.ts, which only payments load.

/** The sixteen crypto currencies (spec §3). */
export const CRYPTO_CODES: readonly string[] =
  'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ')

/** Coins beside the sixteen that methods are known to take: amounts of them are as fine. */
export const OTHER_COINS: readonly string[] =
  'SOL ADA DOT MATIC POL AVAX SHIB LINK DAI UNI ATOM ETC TUSD BUSD FDUSD PYUSD EURC EURT ALGO NEAR APT SUI ARB OP FIL HBAR PEPE WBTC XTZ EOS'.split(
    ' ',
  )

/** The placeholder code for crypto formatting: XTS, which ISO reserves for testing (spec §9). */
export const CRYPTO_PLACEHOLDER = 'XTS'

/** Whether the code, in any letter case, is a coin: one of the sixteen (spec §3), listed or not, or another known one. */
export function isCrypto(code: string): boolean {
  const upper = code.toUpperCase()
  return CRYPTO_CODES.includes(upper) || OTHER_COINS.includes(upper)
}

/**
 * Digits after the decimal separator: 2 fiat, 8 crypto, 2 for an unknown code (spec §3, §9). JPY and its like have 2 as
 * well; `overrides` is the deployment's own table by upper-case code, empty by default (Q-080, D-04).
 */
export function decimalsOf(code: string, overrides: Readonly<Record<string, number>> = {}): number {
  const upper = code.toUpperCase()
  const own = Object.hasOwn(overrides, upper) ? overrides[upper] : undefined
  return own ?? (isCrypto(upper) || upper === CRYPTO_PLACEHOLDER ? 8 : 2)
}
