import type { AddressPart } from '../../schemas/addressParts.ts'
import table from './addresses.json'

export interface AddressFormat {
  /** In the order in which the country writes them. */
  readonly parts: readonly AddressPart[]
  readonly required: ReadonlySet<AddressPart>
  /** i18next keys. */
  readonly labels: Readonly<Record<AddressPart, string>>
  /** How postal codes are written; undefined when there are none, or we do not know. */
  readonly zip: { readonly regex: string; readonly example: string } | undefined
}

/** Letters are libaddressinput's: A the address lines, D part of a city, C city, S state, Z postal code. */
interface Row {
  readonly parts: string
  readonly required: string
  readonly labels?: Labels
  readonly zip?: { readonly regex: string; readonly example: string }
}

type Labels = Readonly<Partial<Record<AddressPart, string>>>

const ROWS: Readonly<Record<string, Row>> = table

// Lines and a city are needed anywhere; what else an unknown country has, its people know.
const ANYWHERE: Row = { parts: 'ACSZ', required: 'AC' }

const LETTERS: Readonly<Record<string, readonly AddressPart[]>> = {
  A: ['line1', 'line2'],
  D: ['district'],
  C: ['city'],
  S: ['state'],
  Z: ['zip'],
}

/** What libaddressinput calls a part where a country has no word of its own. */
const LABELS: Readonly<Record<AddressPart, string>> = {
  line1: 'line1',
  line2: 'line2',
  district: 'suburb',
  city: 'city',
  state: 'province',
  zip: 'postalCode',
}

/** How a country writes its addresses; a wide form, of which little is required, for a country that is unknown. */
export function addressFormat(country: string): AddressFormat {
  const code = country.toUpperCase()
  const row = (Object.hasOwn(ROWS, code) ? ROWS[code] : undefined) ?? ANYWHERE
  const required = new Set(partsOf(row.required))
  // The second line is for those who need it: no country requires it.
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
