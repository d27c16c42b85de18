import { decimalsOf } from '../reference/currencies.ts'
import { decimalOf, roundTo, toMinor, withDecimals } from './amount.ts'

export type DecimalSeparator = '.' | ','

// Cache: creating an Intl.NumberFormat takes longer than using it a hundred times, and a list of methods shows many
// amounts.
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount for display, with the locale's grouping and the currency's decimals ("20,155.00"). A value with
 * more decimals keeps all of them, because displayed amounts are never rounded (I5). The digits are always Latin, so
 * that displayed, typed and sent amounts agree. Throws AmountProblem when `value` is not canonical.
 */
export function formatAmount(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  const { sign, whole, fraction } = parts(value, decimals)
  return sign + formatOf(locale).format(BigInt(whole)) + withSeparator(fraction, locale)
}

/** Like `formatAmount`, but without decimals for whole numbers: 1000.00 is "1,000", 12.5 is "12.50". */
export function formatShort(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  return formatAmount(value, currency, locale, toMinor(value, 0) === undefined ? decimals : 0)
}

/** Like `formatAmount`, followed by the currency's code: "500.00 MXN". */
export function formatMoney(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  return `${formatAmount(value, currency, locale, decimals)} ${currency}`
}

/**
 * Formats an amount for the input: rounded half up to the currency's decimals (AMT-13), with the locale's separator.
 * There is no grouping, because a single separator always counts as decimal. `parseAmount` gives the same
 * amount back. Throws AmountProblem when `value` is not canonical.
 */
export function formatForInput(
  value: string,
  currency: string,
  locale: string,
  decimals = decimalsOf(currency),
): string {
  const { sign, whole, fraction } = parts(roundTo(value, decimals, 'halfUp'), decimals)
  return sign + whole + withSeparator(fraction, locale)
}

/** The decimal separator of a locale, dot or comma (spec §5). */
export function decimalSeparatorOf(locale: string): DecimalSeparator {
  const known = separators.get(locale) ?? findSeparator(locale)
  separators.set(locale, known)
  return known
}

const separators = new Map<string, DecimalSeparator>()

function findSeparator(locale: string): DecimalSeparator {
  const part = formatOf(locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')
  return part?.value === ',' ? ',' : '.'
}

function parts(value: string, decimals: number): { sign: string; whole: string; fraction: string } {
  const { units } = decimalOf(value)
  const [whole = '0', fraction = ''] = withDecimals(value, decimals).replace('-', '').split('.')
  return { sign: units < 0n ? '-' : '', whole, fraction }
}

function withSeparator(fraction: string, locale: string): string {
  return fraction && decimalSeparatorOf(locale) + fraction
}

// Intl formats only the integer part, as a BigInt, because older browsers convert decimal strings to floats.
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = makeFormat(locale)
  formats.set(locale, made)
  return made
}

// The locale may come from the URL (spec §7) and be malformed: Intl throws for "en_US".
function makeFormat(locale: string): Intl.NumberFormat {
  const options = { numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat('en', options)
  }
}
