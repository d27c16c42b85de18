import type { PhoneHabit } from '../../schemas/typing/phone.ts'
import table from './countries.json'
import { displayName } from './displayNames.ts'

/** An ISO 3166-1 country with its calling code. Only forms use countries: the list of methods needs none. */
export interface Country {
  /** The English name. */
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string
  /** The calling code: digits without a plus. */
  readonly prefix: string
  /** An example mobile number, without the prefix: digits and spaces. */
  readonly example: string
  /** What is dialled before a national number within the country, separated by spaces, the usual one first: "8 80". */
  readonly trunk?: string | undefined
  /** The valid lengths of a number after the prefix, in digits, separated by spaces; of mobiles and landlines. */
  readonly lengths: string
}

export const COUNTRIES: readonly Country[] = table
const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]))

/** The country of a code, case-insensitive; undefined when unknown. */
export function countryOf(code: string): Country | undefined {
  return BY_CODE.get(code.toUpperCase())
}

/** The calling code of a country; '' when the country is unknown. */
export function prefixOf(code: string): string {
  return countryOf(code)?.prefix ?? ''
}

/** An example number of a country; '' when the country is unknown. */
export function exampleOf(code: string): string {
  return countryOf(code)?.example ?? ''
}

export function phoneHabitOf(code: string): PhoneHabit {
  const { trunk, example = '' } = countryOf(code) ?? {}
  return { nationalPrefixes: trunk?.split(' ') ?? [], length: example.replace(/\D/g, '').length }
}

/** For each calling code that several countries share: the country with most of the numbers. */
const MAIN_COUNTRIES: ReadonlySet<string> = new Set(['US', 'AU', 'FI', 'GP', 'CW', 'MA', 'GB', 'IT', 'RU', 'NO', 'RE'])

/**
 * The countries of an international number ("255712345678"): those with the longest calling code that the number starts
 * with, the main country first.
 */
export function countriesOfNumber(digits: string): readonly string[] {
  const found = COUNTRIES.filter(({ prefix }) => prefix !== '' && digits.startsWith(prefix))
  const longest = found.reduce((length, { prefix }) => Math.max(length, prefix.length), 0)
  const codes = found.filter(({ prefix }) => prefix.length === longest).map(({ code }) => code)
  return [...codes].sort((one, other) => Number(MAIN_COUNTRIES.has(other)) - Number(MAIN_COUNTRIES.has(one)))
}

/** Whether a national number of this length exists in the country; always true for an unknown country. */
export function hasPhoneLength(code: string, national: string): boolean {
  const country = countryOf(code)
  return country === undefined || country.lengths.split(' ').includes(String(national.length))
}

/** The name of a country in `locale`, else in English; the code if the country is unknown. */
export function countryName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return displayName('region', upper, locale) ?? countryOf(upper)?.name ?? code
}

/**
 * All countries with their names in `locale`, sorted as that locale sorts. Cached, because sorting takes as long as
 * building a form of ten fields.
 */
export function allCountries(locale: string): readonly Country[] {
  const known = sorted.get(locale) ?? sortedIn(locale)
  sorted.set(locale, known)
  return known
}

const sorted = new Map<string, readonly Country[]>()

function sortedIn(locale: string): readonly Country[] {
  const { compare } = collatorOf(locale)
  return COUNTRIES.map((country) => ({ ...country, name: countryName(country.code, locale) })).sort((a, b) =>
    compare(a.name, b.name),
  )
}

// A locale that Intl rejects must not break the list.
function collatorOf(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale)
  } catch {
    return new Intl.Collator('en')
  }
}
