import { digitsOnly, withLatinDigits } from './plain.ts'

/** E.164: a number has at most fifteen digits, the country's included. */
const MOST_PHONE_DIGITS = 15
/** Shorter than any number in full: a code that is still being typed names no country yet. */
const LEAST_PHONE_DIGITS = 8
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
  return rest === bare ? withoutOwn(digits, own) : digits
}

/** Whether a text names the code of another country: "+255 …" and "00255 …" are no numbers of Kenya, whose code is 254. */
export function isForeign(text: string, prefix: string): boolean {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text).replace(/^[^+0-9]+/, '')
  const behind = own !== '' && bare.startsWith(`${own}+`) ? bare.slice(own.length) : bare
  return /^(?:\+|00)[0-9]/.test(behind) && own !== '' && withoutInternational(behind, own) === behind
}

/** All digits of a number with an explicit country code, where there are enough to tell a number. */
export function internationalDigits(text: string): string | undefined {
  const digits = /^(?:\+|00)([0-9].*)$/.exec(withoutBlanks(text).replace(/^[^+0-9]+/, ''))?.[1]?.replace(/[^0-9]/g, '')
  return digits !== undefined && digits.length >= LEAST_PHONE_DIGITS ? digits : undefined
}

/** Whether the value has all digits of a text from elsewhere. */
export function phoneKeeps(pasted: string, value: string, prefix: string): boolean {
  return !isForeign(pasted, prefix) && digitsOnly(value).includes(pastedNumber(pasted, prefix))
}

/** How numbers are written in a country. */
export interface PhoneHabit {
  /** A zero before a national number is dialled at home alone; in Italy it is a part of the number. */
  readonly hasTrunkZero: boolean
  /** How many digits a mobile number has behind the prefix. */
  readonly length: number
}

/**
 * The value as its player leaves it. A whole number typed behind the prefix that already stood there has it twice, and
 * a number typed as at home has the zero that is dialled there alone ("0712 345678" in Kenya): both refuse a payment.
 */
export function finishPhone(text: string, prefix: string, habit: Partial<PhoneHabit> = {}): string {
  const own = digitsOnly(prefix)
  const value = applyPhone(text, own)
  const typed = nationalNumber(value, own)
  const bare = (digits: string) => (habit.hasTrunkZero ? digits.replace(/^0+/, '') : digits)
  const behind = own !== '' && typed.startsWith(own) ? bare(typed.slice(own.length)) : ''
  const finished = whole(own, behind !== '' && behind.length === habit.length ? behind : bare(typed))
  // What is judged and sent later must be what was shown: until nothing is left to take away.
  return finished === value ? value : finishPhone(finished, own, habit)
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

/** Digits that are too many for a national number, and begin like the country, begin with the country. */
function withoutOwn(digits: string, own: string): string {
  const longest = own === '55' ? LONGEST_IN_BRAZIL : LONGEST_AMBIGUOUS
  return digits.length > longest && digits.startsWith(own) ? digits.slice(own.length) : digits
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
