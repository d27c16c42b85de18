import { withoutInvisible } from './invisible.ts'
import { withLatinDigits } from './plain.ts'

/**
 * The single normalization of text from people, mobile keyboards and clipboards. It runs before validating, displaying
 * and sending, so that all three see the same text.
 */

// Includes the blank Braille pattern, which is invisible too.
const BLANK = /[\p{Zs}\t\n\v\f\r\u0085\u2028\u2029\u2800]/gu
// Excludes U+02BB, which is a letter in Hawaiian.
const APOSTROPHE = /[\u2018\u2019\u201b\u02bc\u2032\u00b4\uff07]/g
const HYPHEN = /[\u2010\u2011\ufe63\uff0d]/g
const DASH = /[\u2012-\u2015\u2212\ufe58]/g
/** A dash without spaces around it: "12–34", "Anna–Maria". */
const TIGHT_DASH = /(\S)[\u2012-\u2015\u2212\ufe58](?=\S)/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

/** Spaces, apostrophes and hyphens in their plain form, one character for one. */
export const plainSigns = (text: string): string =>
  text.replace(BLANK, ' ').replace(APOSTROPHE, "'").replace(HYPHEN, '-').replace(DASH, '-')

const isPlain = (text: string): boolean => /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text)

/**
 * Normalizes a line of text: removes invisible characters, trims and unifies spaces, composes letters (NFC), and
 * converts digits, apostrophes and hyphens to ASCII. Letters are not changed otherwise.
 */
export function normalizeLine(text: string): string {
  if (isPlain(text)) return text // fast path for nearly every text
  return withLatinDigits(withoutInvisible(text.replace(BLANK, ' ')))
    .normalize('NFC')
    .replace(APOSTROPHE, "'")
    .replace(HYPHEN, '-')
    .replace(TIGHT_DASH, '$1-')
    .trim()
}

/**
 * Like `normalizeLine`, for texts validated by rules or read by machines: all dashes become hyphens, and full-width
 * characters ASCII.
 */
export function normalizeCode(text: string): string {
  if (isPlain(text)) return text
  return normalizeLine(text)
    .replace(DASH, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .trim()
}

/** Brazil's CPF and CNPJ as they are printed. Dots are grouping only in these: 1.234 may be a decimal. */
const BRAZILIAN_TAX_ID = /^(?:\d{3}\.\d{3}\.\d{3}-?\d{2}|\d{2}\.\d{3}\.\d{3}\/?\d{4}-?\d{2})$/

/** Removes grouping from a number ("DE89 3704 0044 …"): if most characters are digits, spaces don't separate words. */
export function withoutGroups(text: string): string {
  if (BRAZILIAN_TAX_ID.test(text)) return text.replace(/\D/g, '')
  const digits = text.replace(/[^0-9]/g, '').length
  return /^[A-Za-z0-9 -]+$/.test(text) && digits >= 6 && digits * 2 > text.replace(/[ -]/g, '').length
    ? text.replace(/[ -]/g, '')
    : text
}
