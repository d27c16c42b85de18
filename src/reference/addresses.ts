import type { AddressPart } from '../../schemas/addressParts.ts'
import table from './addresses.json'

export interface AddressFormat {
  /** The parts of an address, in the order that the country uses. */
  readonly parts: readonly AddressPart[]
  readonly required: ReadonlySet<AddressPart>
  /** The translation keys of the labels. */
  readonly labels: Readonly<Record<AddressPart, string>>
  /** The format of the postal code; undefined if the country has none or it is unknown. */
  readonly zip: { readonly regex: string; readonly example: string } | undefined
}

/** libaddressinput's letters: A address lines, D dependent locality, C city, S state, Z postal code. */
interface Row {
  readonly parts: string
  readonly required: string
  readonly labels?: Labels
  readonly zip?: { readonly regex: string; readonly example: string }
}

type Labels = Readonly<Partial<Record<AddressPart, string>>>

const ROWS: Readonly<Record<string, Row>> = table

// The fallback for unknown countries: address lines and a city are required, state and postal code are optional.
const ANYWHERE: Row = { parts: 'ACSZ', required: 'AC' }

const LETTERS: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['line1', 'line2'],
  D: ['district'],
  C: ['city'],
  S: ['state'],
  Z: ['zip'],
}

/** libaddressinput's default name of each part. */
const LABELS: Readonly<Record<AddressPart, string>> = {
  line1: 'line1',
  line2: 'line2',
  district: 'suburb',
  city: 'city',
  state: 'province',
  zip: 'postalCode',
}

/** The address format of a country; for an unknown country the permissive fallback. */
export function addressFormat(country: string): AddressFormat {
  const code = country.toUpperCase()
  const row = (Object.hasOwn(ROWS, code) ? ROWS[code] : undefined) ?? ANYWHERE
  const required = new Set(partsOf(row.required))
  // No country requires the second address line.
  required.delete('line2')
  return { parts: partsOf(row.parts), required, labels: labelsOf(row.labels), zip: row.zip }
}

function partsOf(letters: string): AddressPart[] {
  return [...letters].flatMap((letter) => LETTERS[letter] ?? [])
}

function labelsOf(own: Labels = {}): Readonly<Record<AddressPart, string>> {
  const words = { ...LABELS, ...own }
  const keys = Object.entries(words).map(([part, word]) => [part, `address.${word}`])
  return Object.fromEntries(keys)
}
