import { digitsOnly, withLatinDigits } from './plain.ts'

/** E.164: a number has at most fifteen digits, the country's included. */
const MOST_PHONE_DIGITS = 15
// The longest national numbers of the countries whose own begin with their country's digits: 7 and 91, and Brazil.
const LONGEST_AMBIGUOUS = 10
const LONGEST_IN_BRAZIL = 11

/**
 * The value of a phone field: the prefix, then the national digits, no plus (FIELD-07). `text` is what the field holds,
 * so a prefix it begins with is its own; one that came along in a pasted number ("+52 …", "0052…") is not doubled.
 */
export function applyPhone(text: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text)
  const rest = bare.startsWith(own) ? bare.slice(own.length) : bare
  return whole(own, withoutInternational(digitsOnly(withoutInternational(rest, own)), own))
}

/**
 * The national digits in a text from elsewhere, pasted or filled in. A plus or a double zero tells a country; digits
 * alone might begin like the country and mean it not (91 234 56789 in India), so those count as a country's only when
 * there are more of them than a national number has.
 */
export function pastedNumber(text: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text)
  const rest = withoutInternational(bare, own)
  const digits = digitsOnly(rest)
  const longest = own === '55' ? LONGEST_IN_BRAZIL : LONGEST_AMBIGUOUS
  const isWhole = rest === bare && digits.length > longest && digits.startsWith(own)
  return isWhole ? digits.slice(own.length) : digits
}

/** The part that the rules of a field speak about (VALID-03). */
export function nationalNumber(value: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const digits = digitsOnly(value)
  return digits.startsWith(own) ? digits.slice(own.length) : digits
}

/** The same number in another country. */
export function withPrefix(value: string, oldPrefix: string, newPrefix: string): string {
  return whole(digitsOnly(newPrefix), nationalNumber(value, oldPrefix))
}

function whole(prefix: string, national: string): string {
  return prefix.length < MOST_PHONE_DIGITS ? (prefix + national).slice(0, MOST_PHONE_DIGITS) : prefix
}

// However often it stands there: whoever reads the value again must find nothing left to take away.
function withoutInternational(text: string, prefix: string): string {
  const rest = digitsOnly(text.replace(/^\+?(?:00)?/, ''))
  const isInternational = /^(?:\+|00)/.test(text) && prefix !== '' && rest.startsWith(prefix)
  return isInternational ? withoutInternational(rest.slice(prefix.length), prefix) : text
}

const withoutBlanks = (text: string): string => withLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')
