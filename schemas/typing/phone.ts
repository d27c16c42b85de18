import { digitsOnly, withLatinDigits } from './plain.ts'

/** E.164: a number has at most fifteen digits, including the country code. */
const MOST_PHONE_DIGITS = 15
/** The minimum length of a complete number: a code that is still being typed identifies no country yet. */
const LEAST_PHONE_DIGITS = 8
// The maximum number of digits of a national number in the countries where such a number may begin with the country's
// own code: 10 for the codes 7 and 91, 11 for Brazil (55).
const LONGEST_AMBIGUOUS = 10
const LONGEST_IN_BRAZIL = 11

/**
 * The value of a phone field: the prefix followed by the national digits, without a plus (FIELD-07). `text` is the
 * field's text, so a prefix at its start is the field's own; a prefix in a pasted number ("+52 …", "0052…") is not
 * duplicated.
 */
export function applyPhone(text: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text)
  const rest = bare.startsWith(own) ? bare.slice(own.length) : bare
  return whole(own, withoutInternational(digitsOnly(withoutInternational(rest, own)), own))
}

/**
 * The national digits of a pasted or autofilled text. A plus or double zero marks a country code. Plain digits may
 * begin with the same digits by chance (91 234 56789 in India), so they count as a country code only when the text has
 * more digits than a national number.
 */
export function pastedNumber(text: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text)
  const rest = withoutInternational(bare, own)
  const digits = digitsOnly(rest)
  return rest === bare ? withoutOwn(digits, own) : digits
}

/** Whether a text has another country's code: "+255 …" and "00255 …" are not numbers of Kenya, whose code is 254. */
export function isForeign(text: string, prefix: string): boolean {
  const own = digitsOnly(prefix)
  const bare = withoutBlanks(text).replace(/^[^+0-9]+/, '')
  const behind = own !== '' && bare.startsWith(`${own}+`) ? bare.slice(own.length) : bare
  return /^(?:\+|00)[0-9]/.test(behind) && own !== '' && withoutInternational(behind, own) === behind
}

/** All digits of a number with an explicit country code; undefined when there are too few for a number. */
export function internationalDigits(text: string): string | undefined {
  const digits = /^(?:\+|00)([0-9].*)$/.exec(withoutBlanks(text).replace(/^[^+0-9]+/, ''))?.[1]?.replace(/[^0-9]/g, '')
  return digits !== undefined && digits.length >= LEAST_PHONE_DIGITS ? digits : undefined
}

/** Whether the value has all digits of a pasted text. */
export function phoneKeeps(pasted: string, value: string, prefix: string): boolean {
  return !isForeign(pasted, prefix) && digitsOnly(value).includes(pastedNumber(pasted, prefix))
}

/** How phone numbers are written in a country. */
export interface PhoneHabit {
  /**
   * What is dialled before a national number, only within the country: "0", "8", "06"; the usual one first. Empty in
   * Italy, for example, where the zero is part of the number.
   */
  readonly nationalPrefixes: readonly string[]
  /** The number of digits of a mobile number without the prefix. */
  readonly length: number
}

/**
 * Formats the value on blur: removes a prefix typed after the existing one, and a national prefix, which is dialled only
 * within the country ("0712 345678" in Kenya, "8 911 123-45-67" in Russia). With either, the payment would be rejected.
 */
export function finishPhone(text: string, prefix: string, habit: Partial<PhoneHabit> = {}): string {
  const own = digitsOnly(prefix)
  const value = applyPhone(text, own)
  const typed = nationalNumber(value, own)
  const bare = (digits: string) => withoutNationalPrefix(digits, habit)
  const behind = own !== '' && typed.startsWith(own) ? bare(typed.slice(own.length)) : ''
  const finished = whole(own, behind !== '' && behind.length === habit.length ? behind : bare(typed))
  // Repeated until nothing changes, so that the displayed, validated and sent values agree.
  return finished === value ? value : finishPhone(finished, own, habit)
}

/**
 * No number begins with the zero that is the usual prefix of its country. Numbers may begin with any other prefix, so it
 * is removed only if the rest is as long as a mobile number, and is one: those have no zero in front.
 */
function withoutNationalPrefix(digits: string, { nationalPrefixes = [], length = 0 }: Partial<PhoneHabit>): string {
  const isDialled = (it: string) => digits.length === it.length + length && digits[it.length] !== '0'
  const dialled = nationalPrefixes.find((it) => digits.startsWith(it) && isDialled(it))
  const rest = digits.slice(dialled?.length)
  return nationalPrefixes[0] === '0' ? rest.replace(/^0+/, '') : rest
}

/** The national part, which a field's rules are tested against (VALID-03). */
export function nationalNumber(value: string, prefix: string): string {
  const own = digitsOnly(prefix)
  const digits = digitsOnly(value)
  return digits.startsWith(own) ? digits.slice(own.length) : digits
}

/** Replaces the prefix of a number. */
export function withPrefix(value: string, oldPrefix: string, newPrefix: string): string {
  return whole(digitsOnly(newPrefix), nationalNumber(value, oldPrefix))
}

/** Removes a leading country code if there are more digits than a national number has. */
function withoutOwn(digits: string, own: string): string {
  const longest = own === '55' ? LONGEST_IN_BRAZIL : LONGEST_AMBIGUOUS
  return digits.length > longest && digits.startsWith(own) ? digits.slice(own.length) : digits
}

function whole(prefix: string, national: string): string {
  return prefix.length < MOST_PHONE_DIGITS ? (prefix + national).slice(0, MOST_PHONE_DIGITS) : prefix
}

// Removes repeated prefixes too, so that the result is stable.
function withoutInternational(text: string, prefix: string): string {
  const rest = digitsOnly(text.replace(/^\+?(?:00)?/, ''))
  const isInternational = /^(?:\+|00)/.test(text) && prefix !== '' && rest.startsWith(prefix)
  return isInternational ? withoutInternational(rest.slice(prefix.length), prefix) : text
}

const withoutBlanks = (text: string): string => withLatinDigits(text).replace(/[\s\p{Cf}]/gu, '')
