/** The Latin digits of an entered amount. `fraction` is undefined if the text has no decimal separator. */
export interface Digits {
  readonly whole: string
  readonly fraction: string | undefined
}

// The zero of each script with ten consecutive digits: Arabic-Indic, Persian, Devanagari and others.
const ZEROS = '٠۰०০੦૦୦௦౦೦൦๐໐༠၀០߀᱐０𞥐'
const DIGITS = new Map(
  [...ZEROS].flatMap((zero) =>
    [...'0123456789'].map((latin, step) => [String.fromCodePoint((zero.codePointAt(0) ?? 0) + step), latin]),
  ),
)

// Comma, Arabic decimal separator, Arabic comma, full-width stop and comma, reversed comma (N'Ko).
const SEPARATORS = /[,٫،．，⹁]/g
// Direction marks, zero-width characters and the byte order mark, which pasted text often contains without meaning.
const MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
// Spec §5 strips grouping: spaces, apostrophes and ٬ (U+066C). Tabs and line breaks are kept, so that the text is
// rejected: joining the two numbers around a tab or line break would create a third.
const GROUPING = /[\p{Zs}'’‘ʼ`´′＇٬]/gu
// More digits than any amount has; bounds the work for pasted text.
const MOST_DIGITS = 60

/** Converts digits of other scripts to Latin and every separator to a dot, and removes invisible characters. */
export function latinDigits(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(SEPARATORS, '.')
    .replace(/\p{Nd}/gu, (digit) => DIGITS.get(digit) ?? digit)
}

/**
 * Parses the single non-negative number in `text`; undefined when the text has none or is ambiguous (spec §5, Q-077).
 * Spaces and apostrophes are stripped. A single separator is decimal. The last of several separators is decimal, unless
 * all are equal and only group digits. In a currency without decimals, a single one before three digits groups too:
 * "12,500" yen. Only the given `symbols` (a currency's symbol and code) may surround the number: "5k" and "-5" are not
 * 5.
 */
export function readDigits(text: string, symbols: readonly string[] = [], decimals?: number): Digits | undefined {
  const plain = text.replace(MARKS, '')
  if (isGroupedAlone(plain, symbols, decimals === 0)) return { whole: digitsIn(plain), fraction: undefined }
  const bare = withoutSymbols(latinDigits(plain.replace(NO_CENTS, '')).trim(), symbols).replace(GROUPING, '')
  if (!/^[0-9.]+$/.test(bare) || !/[0-9]/.test(bare) || bare.includes('..')) return undefined
  if (bare.length > MOST_DIGITS) return undefined
  const last = bare.lastIndexOf('.')
  if (last < 0) return { whole: bare, fraction: undefined }
  return { whole: bare.slice(0, last).replaceAll('.', ''), fraction: bare.slice(last + 1) }
}

// "150.–" and "150,--" are whole amounts: the dash replaces the cents.
const NO_CENTS = /[.,][-\u2010-\u2015\u2212]{1,2}(?=\s*\p{L}*\s*$)/u

/**
 * Whether all separators of the text are equal and group its digits: "1.000.000" is a million, "10,00,000" ten lakh
 * (D-25). A group of thousands never starts with 0: in "0.001.000" the last separator is decimal (spec §5).
 */
function isGroupedAlone(text: string, symbols: readonly string[], isWhole: boolean): boolean {
  const number = withoutSymbols(text.trim(), symbols).replace(GROUPING, '')
  if (/^0/.test(digitsIn(number))) return false
  if (isWhole && /^\p{Nd}{1,3}[.,٫،．，⹁]\p{Nd}{3}$/u.test(number)) return true
  return /^\p{Nd}{1,3}([.,٫،．，])\p{Nd}{2,3}(?:\1\p{Nd}{2,3})*\1\p{Nd}{3}$/u.test(number)
}

const digitsIn = (text: string): string => latinDigits(text).replace(/[^0-9]/g, '')

// Longest first: "500 ZAR" also ends with R, the symbol of the rand.
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

// The dot in "kr. 500" and in "S/.1,500.00" belongs to the symbol. In "kr.500" it is ambiguous, so the symbol is kept
// and the text rejected; "$.50" is half a dollar.
function withoutLeading(text: string, rest: string, symbol: string): string {
  if (/^\.(?:\p{Zs}|.*\.)/u.test(rest)) return rest.slice(1).trim()
  return rest.startsWith('.') && isAbbreviation(symbol) ? text : rest.trim()
}

const isAbbreviation = (symbol: string): boolean => /[\p{L}\p{M}/]$/u.test(symbol)
