import { applyMask, typedIn } from '../../../../schemas/typing/mask.ts'
import { unmasked } from '../../../../schemas/typing/plain.ts'
import { countryOf } from '../../../reference/countries.ts'
import type { JsonObject } from '../../json/JsonObject.ts'
import { ANY, CAPITALS, DIGITS, run, type Shape, shapesOfMask } from '../../patterns/Shape.ts'

/** The values a field can have, derived from its properties. */
export interface FieldText {
  /** The values to choose from; undefined for a typed field. */
  readonly choices?: readonly string[] | undefined
  /** The texts that can be typed, in each reading that a rule may be written for; undefined if not known. */
  readonly shapes?: readonly Shape[] | undefined
  readonly masks: readonly string[]
  /** What limits the texts, for a message: `the mask "####"`. Empty if nothing does. */
  readonly limit: string
  /** How to repair a rule that no such text fits. */
  readonly repair: string
}

/** The members of a field that decide what its value may be, under the names of the layout language. */
export interface FieldLook {
  readonly kind: string
  readonly json: JsonObject
  /** The countries where the method is offered; empty if not known. */
  readonly countries: readonly string[]
}

export function fieldTextOf({ kind, json, countries }: FieldLook): FieldText {
  const masks = [json.mask ?? []].flat().map((one) => String(Object(one).mask ?? one))
  const choices = choicesOf(json)
  if (choices !== undefined) return { choices, masks, limit: '', repair: '' }
  return {
    masks,
    ...(masks.length > 0 && !MASKLESS.includes(kind) ? maskedText(masks) : (KINDS[kind] ?? unlimited)(json, countries)),
  }
}

/** The kinds whose rules never see a mask: a phone's read the part after the prefix, an amount has its own format. */
const MASKLESS = ['phone', 'amount']

function choicesOf({ items, only, cascade }: JsonObject): readonly string[] | undefined {
  if (Array.isArray(items)) return items.map((item) => String(Object(item).value ?? item))
  if (Array.isArray(only)) return only.map(String)
  const cases = Object.values(Object(Object(cascade).items)).flat()
  return cases.length > 0 ? cases.map((item) => String(Object(item).value)) : undefined
}

type Text = Omit<FieldText, 'masks' | 'choices'>

function maskedText(masks: readonly string[]): Text {
  const shapes = masks.map(shapesOfMask)
  const words = masks.map((mask) => `"${mask}"`).join(' or ')
  return {
    shapes: shapes.every((one) => one !== undefined) ? shapes.flat() : undefined,
    limit: `the mask ${words}`,
    repair: 'make the mask and the rule allow the same texts',
  }
}

const unlimited = (): Text => ({ limit: '', repair: '' })

/** What the kinds of fields accept. A kind that is not listed accepts any text. */
const KINDS: Readonly<Record<string, (json: JsonObject, countries: readonly string[]) => Text>> = {
  text: (json) => typed(json, json.only === 'digits' ? DIGITS : ANY),
  password: (json) => typed(json, ANY),
  textUppercase: (json) => typed(json, CAPITALS),
  date: ({ format = 'DD/MM/YYYY' }) => ({
    shapes: shapesOfMask(String(format).replace(/[DMY]/g, '#')),
    limit: `a date as ${format}`,
    repair: 'write the rule for this format, or remove it',
  }),
  phone: (_, countries) => phone(countries),
  amount: () => ({
    shapes: [run([...DIGITS, '.'], 1)],
    limit: 'an amount (digits and a decimal point)',
    repair: 'write the rule for such a number, or use { "check": "range" }',
  }),
}

function typed({ maxLength, only }: JsonObject, signs: readonly string[]): Text {
  const most = typeof maxLength === 'number' ? maxLength : undefined
  const limits = [
    ...(only === 'digits' ? ['"only": "digits"'] : []),
    ...(signs === CAPITALS ? ['the kind "textUppercase", which writes capitals'] : []),
    ...(most === undefined ? [] : [`"maxLength": ${most}`]),
  ]
  const repairs = [
    ...(most === undefined ? [] : ['raise "maxLength"']),
    ...(signs === CAPITALS ? ['allow capitals (A-Z) in the rule'] : []),
    ...(only === 'digits' ? ['remove "only"'] : []),
    'change the rule',
  ]
  return { shapes: [run(signs, 1, most)], limit: limits.join(' and '), repair: repairs.join(', or ') }
}

/** The part of a phone number after the prefix. Where the countries are known, only the lengths of their numbers. */
function phone(codes: readonly string[]): Text {
  const found = codes.flatMap((code) => countryOf(code) ?? [])
  const lengths = [...new Set(found.flatMap((country) => country.lengths.split(' ').map(Number)))]
  const [country] = found.length === 1 ? found : []
  // The widget removes a zero that is dialled only within the country.
  const isWithoutZero = found.length > 0 && found.every(({ trunk }) => trunk?.split(' ')[0] === '0')
  const zero = isWithoutZero ? ' without the leading 0' : ''
  return {
    shapes: lengths.length > 0 ? lengths.map((length) => national(length, isWithoutZero)) : [run(DIGITS, 4, 15)],
    limit: country
      ? `the part of a phone number after the prefix +${country.prefix}${zero} (${listed(lengths)} digits)`
      : `the part of a phone number after the prefix${zero}${lengths.length > 0 ? ` (${listed(lengths)} digits)` : ''}`,
    repair: `a rule of a phone reads only this part: remove the "+"${isWithoutZero ? ', the country code and the leading 0' : ' and the country code'} from the rule`,
  }
}

function national(length: number, isWithoutZero: boolean): Shape {
  const all = run(DIGITS, length, length)
  return isWithoutZero ? { ...all, slots: all.slots.map((digits, at) => (at === 0 ? digits.slice(1) : digits)) } : all
}

const listed = (lengths: readonly number[]): string => lengths.toSorted((a, b) => a - b).join(' or ')

/** The readings of a value that a rule is tested against (D-21): as displayed, as typed, and without separators. */
export function readingsOf(value: string, masks: readonly string[]): readonly string[] {
  if (masks.length === 0) return [value]
  const written = applyMask(value, masks).value
  return [written, typedIn(written, masks), unmasked(written)]
}
