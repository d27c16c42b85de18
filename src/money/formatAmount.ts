import { decimalsOf } from '../reference/currencies.ts'
import { decimalOf, fromMinor, roundTo, toMinor } from './amount.ts'

export type DecimalSeparator = '.' | ','

// Making an Intl.NumberFormat costs more than using it a hundred times, and a list of methods shows many amounts.
const formats = new Map<string, Intl.NumberFormat>()

/**
 * For reading: grouped as the locale groups, with the currency's decimals ("20,155.00"). A value finer than the
 * currency keeps all its digits: what is shown is never rounded (I5). Latin digits in every locale, so that what is
 * shown, typed and sent agree. Throws AmountProblem when `value` is not canonical.
 */
export function formatAmount(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  const { sign, whole, fraction } = parts(value, decimals)
  return sign + formatOf(locale).format(BigInt(whole)) + withSeparator(fraction, locale)
}

/** As `formatAmount`, and a whole number without decimals: 1000.00 is "1,000", 12.5 is "12.50". */
export function formatShort(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  return formatAmount(value, currency, locale, toMinor(value, 0) === undefined ? decimals : 0)
}

/** As `formatAmount`, followed by the currency's code: "500.00 MXN". */
export function formatMoney(value: string, currency: string, locale: string, decimals = decimalsOf(currency)): string {
  return `${formatAmount(value, currency, locale, decimals)} ${currency}`
}

/**
 * For the input: rounded half up to the currency's precision (AMT-13), with the locale's separator, and with no grouping,
 * because a single separator is always read as the decimal one. What it gives is what `parseAmount` reads and
 * what is sent. Throws AmountProblem when `value` is not canonical.
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
  const minor = toMinor(value, decimals)
  const text = (minor === undefined ? value : fromMinor(minor, decimals)).replace('-', '')
  const [whole = '0', fraction = ''] = text.split('.')
  return { sign: units < 0n ? '-' : '', whole, fraction }
}

function withSeparator(fraction: string, locale: string): string {
  return fraction && decimalSeparatorOf(locale) + fraction
}

// Only the whole part goes through Intl, as a BigInt: browsers that take no decimal text would make a float of it.
function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = makeFormat(locale)
  formats.set(locale, made)
  return made
}

// The locale can come from the address (spec §7), where anything may be written; Intl throws at "en_US".
function makeFormat(locale: string): Intl.NumberFormat {
  const options = { numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat('en', options)
  }
}
