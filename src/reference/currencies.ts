// What amounts need of a currency, and no more: limits of tiles are rounded before the list is painted. Signs and names
// are in currencyTable.ts, which only payments load.

/** The sixteen crypto currencies (spec §3). */
export const CRYPTO_CODES: readonly string[] =
  'BTC ETH LTC USDT TRX XMR BCH DASH NEO DOGE ZEC XRP XLM BNB USDC TON'.split(' ')

/** The placeholder code for crypto formatting: XTS, which ISO reserves for testing (spec §9). */
export const CRYPTO_PLACEHOLDER = 'XTS'

/** Whether the code, in any letter case, is one of the sixteen crypto currencies, listed or not (spec §3). */
export function isCrypto(code: string): boolean {
  return CRYPTO_CODES.includes(code.toUpperCase())
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
