/** The digits of one amount as a person wrote them: Latin digits only. `fraction` is undefined without a separator. */
export interface Digits {
  readonly whole: string
  readonly fraction: string | undefined
}

// The zero of each script whose ten digits stand in a row: Arabic-Indic, Persian, Devanagari and their neighbours.
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀០߀᱐０𞥐'
const DIGITS = new Map(
  [...ZEROS].flatMap((zero) =>
    [...'0123456789'].map((latin, step) => [String.fromCodePoint((zero.codePointAt(0) ?? 0) + step), latin]),
  ),
)

// Comma, Arabic decimal separator, Arabic comma, full-width stop and comma, reversed comma (N'Ko).
const SEPARATORS = /[,٫،．，⹁]/g
// Direction marks, zero-width characters and the byte order mark: they come along with pasted text, and mean nothing.
const MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
// Spec §5 strips spaces and apostrophes. ٬ (U+066C) can only group, so it goes with them. A tab or a line break stays,
// and so refuses the text: it parts two numbers, and joining those would make a third one.
const GROUPING = /[\p{Zs}'’‘ʼ`´′＇٬]/gu
// More digits than any currency knows; it bounds the work a pasted book can cause.
const MOST_DIGITS = 60

/** `text` with the digits of other scripts made Latin, every separator made a dot, and invisible marks removed. */
export function latinDigits(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replaceAll(',', '.') // at every key, of almost everybody
  return text
    .replace(MARKS, '')
    .replace(SEPARATORS, '.')
    .replace(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit)
}

/**
 * Reads the one non-negative number in `text`, or undefined when there is none or it is not certain (spec §5, Q-077):
 * spaces and apostrophes are stripped, a single separator is the decimal one, with several the last is.
 * Only the given `symbols` (a currency's sign and code) may stand before or after it: "5k" is not 5, "-5" is not 5.
 */
export function readDigits(text: string, symbols: readonly string[] = []): Digits | undefined {
  const plain = text.replace(MARKS, '')
  if (isGroupedAlone(plain, symbols)) return { whole: digitsIn(plain), fraction: undefined }
  const bare = withoutSymbols(latinDigits(plain.replace(NO_CENTS, '')).trim(), symbols).replace(GROUPING, '')
  if (!/^[0-9.]+$/.test(bare) || !/[0-9]/.test(bare) || bare.includes('..')) return undefined
  if (bare.length > MOST_DIGITS) return undefined
  const last = bare.lastIndexOf('.')
  if (last < 0) return { whole: bare, fraction: undefined }
  return { whole: bare.slice(0, last).replaceAll('.', ''), fraction: bare.slice(last + 1) }
}

// "150.–" and "150,--" are whole amounts: the dash stands for the cents.
const NO_CENTS = /[.,][-\u2010-\u2015\u2212]{1,2}(?=\s*\p{L}*\s*$)/u

/** Several separators of one sort can only group: "1.000.000" is a million, "10,00,000" ten lakh (D-25). */
function isGroupedAlone(text: string, symbols: readonly string[]): boolean {
  const number = withoutSymbols(text.trim(), symbols).replace(GROUPING, '')
  return /^\p{Nd}{1,3}([.,٫،．，])\p{Nd}{2,3}(?:\1\p{Nd}{2,3})*\1\p{Nd}{3}$/u.test(number)
}

const digitsIn = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '')

// The longest first: "500 ZAR" also ends with R, the sign of the rand.
function withoutSymbols(text: string, symbols: readonly string[]): string {
  const longestFirst = [...symbols].sort((one, other) => other.length - one.length)
  return longestFirst.map(latinDigits).reduce(withoutSymbol, text)
}

function withoutSymbol(text: string, symbol: string): string {
  const [low, sign] = [text.toLowerCase(), symbol.toLowerCase()]
  if (sign === '') return text
  if (low.startsWith(sign)) return withoutLeading(text, text.slice(sign.length), symbol)
  const ending = [sign, `${sign}.`].find((end) => low.endsWith(end) && (end === sign || isAbbreviation(sign)))
  return ending === undefined ? text : text.slice(0, -ending.length).trim()
}

// The dot of "kr. 500" and of "S/.1,500.00" is the currency's. Of "kr.500" it may be either, so that is refused with its
// symbol left on; "$.50" is half a dollar.
function withoutLeading(text: string, rest: string, symbol: string): string {
  if (/^\.(?:\p{Zs}|.*\.)/u.test(rest)) return rest.slice(1).trim()
  return rest.startsWith('.') && isAbbreviation(symbol) ? text : rest.trim()
}

const isAbbreviation = (symbol: string): boolean => /[\p{L}\p{M}/]$/u.test(symbol)
