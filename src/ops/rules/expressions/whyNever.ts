import type { ValuePiece } from '../../../../schemas/layout/slots.ts'
import type { KnownFields } from '../../document/knownFields.ts'

/** A pattern that every value of a piece matches, and its description for the message. */
type Look = readonly [pattern: RegExp, words: string]

const CODE: Look = [/^[A-Z]{2}$/, 'a country has two capital letters']

/** The pieces whose values have a fixed form. */
const LOOKS: Readonly<Partial<Record<ValuePiece, Look>>> = {
  country: CODE,
  day: [/^(?:0[1-9]|[12]\d|3[01])$/, 'a day has two digits, from "01" to "31"'],
  month: [/^(?:0[1-9]|1[0-2])$/, 'a month has two digits, from "01" to "12"'],
  year: [/^\d{4}$/, 'a year has four digits'],
  shortYear: [/^\d{2}$/, 'a short year has two digits'],
  prefix: [/^\d+$/, 'a prefix has only digits'],
}

/** Why a piece of a field, or a select of countries, never has this value; undefined if it may have it. */
export function whyNever(name: string, value: string, { written }: Pick<KnownFields, 'written'>): string | undefined {
  const field = written.find((one) => one.name === name)
  if (field === undefined || value === '') return undefined
  const isPiece = field.pointer !== field.node.pointer && !field.isOverride
  const piece: unknown = isPiece ? Object(field.node.json.sendAs)[name] : field.json.kind
  const look = typeof piece === 'string' && Object.hasOwn(LOOKS, piece) ? LOOKS[piece as ValuePiece] : undefined
  if (look === undefined || look[0].test(value)) return undefined
  const meant = [value.toUpperCase(), value.padStart(2, '0'), value.replace('+', '')].find((one) => look[0].test(one))
  return meant === undefined ? look[1] : `${look[1]}: did you mean "${meant}"?`
}
