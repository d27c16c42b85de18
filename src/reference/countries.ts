import type { PhoneHabit } from '../../schemas/typing/phone.ts'
import table from './countries.json'
import { displayName } from './displayNames.ts'

/** A country of ISO 3166-1 with its calling code. For forms only: the list of methods needs no country. */
export interface Country {
  /** In English. */
  readonly name: string
  /** Two capitals. */
  readonly code: string
  /** The calling code: digits, no plus. */
  readonly prefix: string
  /** A mobile number as it is dialled behind the prefix: digits and blanks. */
  readonly example: string
  /** A zero that is dialled before a national number at home, and not behind the prefix. */
  readonly trunk?: boolean | undefined
  /** How many digits a number has behind the prefix, of whatever sort: each of them, parted by blanks. */
  readonly lengths: string
}

export const COUNTRIES: readonly Country[] = table
const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]))

/** The row of a code in any letter case, or undefined when the code is unknown. */
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
  return { hasTrunkZero: trunk === true, length: example.replace(/\D/g, '').length }
}

/** Whether some number of the country has so many digits behind its prefix; of an unknown country any has. */
export function hasPhoneLength(code: string, national: string): boolean {
  const country = countryOf(code)
  return country === undefined || country.lengths.split(' ').includes(String(national.length))
}

/** What a country is called in `locale`, else in English; an unknown one is its code. */
export function countryName(code: string, locale: string): string {
  const upper = code.toUpperCase()
  return displayName('region', upper, locale) ?? countryOf(upper)?.name ?? code
}

/** Every country by its name in `locale`, sorted as that language sorts; once, for sorting takes as long as a form of ten. */
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

// As for names: a locale that Intl does not take must not take the list away.
function collatorOf(locale: string): Intl.Collator {
  try {
    return new Intl.Collator(locale)
  } catch {
    return new Intl.Collator('en')
  }
}
