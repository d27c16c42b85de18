// Only the currency data that amounts need, because limits on tiles are formatted before the method list is painted.
// Symbols and names are in currencyTable.ts, which only payments load.

/** The sixteen cryptocurrencies (spec §3). */
export const CRYPTO_CODES: readonly string[] =
  'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ')

/** Other coins that methods are known to accept; they have as many decimal places as the sixteen. */
export const OTHER_COINS: readonly string[] =
  'SOL ADA DOT MATIC POL AVAX SHIB LINK DAI UNI ATOM ETC TUSD BUSD FDUSD PYUSD EURC EURT ALGO NEAR APT SUI ARB OP FIL HBAR PEPE WBTC XTZ EOS GAS'.split(
    ' ',
  )

/** The placeholder code for crypto formatting: XTS, which ISO reserves for testing (spec §9). */
export const CRYPTO_PLACEHOLDER = 'XTS'

/** Whether a code in any case is a cryptocurrency: one of the sixteen (spec §3) or another known coin. */
export function isCrypto(code: string): boolean {
  const upper = code.toUpperCase()
  return CRYPTO_CODES.includes(upper) || OTHER_COINS.includes(upper)
}

/**
 * Decimal places: 2 for fiat, 8 for crypto, 2 for an unknown code (spec §3, §9). JPY and similar currencies also have
 * 2. `overrides` is the deployment's own table, keyed by upper-case code (Q-080, D-04). `isCoin`: an unknown code is a
 * coin, formatted like the crypto placeholder (CUR-07).
 */
export function decimalsOf(code: string, overrides: Readonly<Record<string, number>> = {}, isCoin = false): number {
  const upper = code.toUpperCase()
  const own = Object.hasOwn(overrides, upper) ? overrides[upper] : undefined
  return own ?? (isCoin || isCrypto(upper) || upper === CRYPTO_PLACEHOLDER ? 8 : 2)
}
