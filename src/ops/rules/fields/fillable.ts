import { LIMITS } from '../../../../schemas/layout/document.ts'
import { compileRegex } from '../../../platform/values/safeRegex.ts'
import type { Finding } from '../../Finding.ts'
import { canMatch } from '../../patterns/canMatch.ts'
import { ofLength, type Shape } from '../../patterns/Shape.ts'
import { type FieldText, readingsOf } from './FieldText.ts'

/** A rule that always applies. */
export type PlacedRule =
  | { readonly kind: 'regexes'; readonly pointer: string; readonly sources: readonly string[] }
  | BoundRule<'length'>
  | BoundRule<'range'>

interface BoundRule<Kind> {
  readonly kind: Kind
  readonly pointer: string
  readonly min: number | undefined
  readonly max: number | undefined
}

/** A field of a document or of a `method.json`: the parts that decide whether it can be filled in. */
export interface RuledField {
  readonly name: string
  /** Pointer to the field's name. */
  readonly at: string
  readonly text: FieldText
  readonly rules: readonly PlacedRule[]
  /** Pointer to the list of choices. */
  readonly choicesAt: string
  readonly first?: { readonly value: string; readonly pointer: string } | undefined
}

/** W14: a field that no value fits, and values that the field's own rules refuse. */
export function fillable(field: RuledField): Finding[] {
  const { text, rules } = field
  if (text.choices !== undefined) return refusedChoices(field, text.choices)
  const alone = rules.flatMap((rule) => impossible(field, rule))
  return alone.length > 0 ? alone : [...contradictory(field), ...refusedFirst(field)]
}

const finding = (pointer: string, message: string): Finding => ({ code: 'W14', pointer, message })

function impossible({ name, text }: RuledField, rule: PlacedRule): Finding[] {
  const { shapes, limit, repair } = text
  if (shapes === undefined) return []
  if (rule.kind === 'regexes') {
    if (!rule.sources.every((source) => shapes.every((shape) => canMatch([source], shape) === false))) return []
    if (rule.sources.every((source) => isNever(source)))
      return [
        finding(rule.pointer, `no text at all matches ${quoted(rule)}: "${name}" can never be filled in. ${LOOK}`),
      ]
    return [
      finding(
        rule.pointer,
        `"${name}" can never be filled in: it takes ${limit}, and no such text matches ${quoted(rule)}. Repair: ${repair}`,
      ),
    ]
  }
  if (rule.kind === 'range') return outOfRange(name, text, rule)
  const [written] = shapes
  if (text.masks.length > 1 || (text.masks.length === 0 && shapes.length > 1)) return []
  if (limit === '' || (rule.min ?? 0) > (rule.max ?? Number.POSITIVE_INFINITY)) return []
  if (written === undefined || ofLength(written, rule.min ?? 0, rule.max) !== undefined) return []
  return [
    finding(
      rule.pointer,
      `"${name}" can never be filled in: it takes ${limit}, and the rule "length" requires ${bounds(rule)} characters (the signs of a mask count). Repair: ${repair}`,
    ),
  ]
}

const LOOK = 'Look for a sign after "$" or before "^", and remove it'

/** Whether no text of any kind matches. */
const isNever = (source: string): boolean =>
  canMatch([source], { slots: [ANY_SIGN], least: 0, isEndless: true }) === false

const ANY_SIGN = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), ...'éÑßЯжعक漢’€']

const quoted = ({ sources }: { readonly sources: readonly string[] }): string =>
  sources.map((source) => `"${source}"`).join(' or ')

const bounds = ({ min, max }: { readonly min: number | undefined; readonly max: number | undefined }): string =>
  min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`

/** W14: the mask allows so few digits that every number is below the minimum. */
function outOfRange(name: string, { shapes = [], limit, repair }: FieldText, rule: BoundRule<'range'>): Finding[] {
  if (rule.min === undefined || shapes.length === 0 || !shapes.every(isNumber)) return []
  const most = Math.max(...shapes.map(({ slots }) => 10 ** slots.length - 1))
  if (most >= rule.min) return []
  return [
    finding(
      rule.pointer,
      `"${name}" can never be filled in: it takes ${limit}, at most ${most}, and the rule "range" requires at least ${rule.min}. Repair: ${repair}`,
    ),
  ]
}

const isNumber = ({ slots, isEndless }: Shape): boolean =>
  !isEndless && slots.every((signs) => signs.length <= 10 && signs.every((sign) => /\d/.test(sign)))

/**
 * Two rules that no text satisfies together. Masked texts are left out: each rule may be written for another reading.
 */
function contradictory({ name, text: { shapes, masks }, rules }: RuledField): Finding[] {
  const [shape, second] = shapes ?? []
  if (shape === undefined || second !== undefined || masks.length > 0) return []
  return rules.flatMap((rule, index) => {
    const other = rules.slice(0, index).find((before) => areApart(before, rule, shape))
    return other === undefined
      ? []
      : [
          finding(
            rule.pointer,
            `"${name}" can never be filled in: no text satisfies this rule and the rule before it (${wordsOf(other)} and ${wordsOf(rule)}). Remove one of them; for two formats, write one rule with "anyOf"`,
          ),
        ]
  })
}

function areApart(one: PlacedRule, other: PlacedRule, shape: Shape): boolean {
  if (one.kind === 'range' || other.kind === 'range') {
    return one.kind === 'range' && other.kind === 'range' && (below(one.max, other.min) || below(other.max, one.min))
  }
  const lengths = [one, other].flatMap((rule) => (rule.kind === 'length' ? [rule] : []))
  const fitting = lengths.reduce<Shape | undefined>(
    (rest, { min, max }) => rest && ofLength(rest, min ?? 0, max),
    shape,
  )
  if (fitting === undefined) return true
  const [first, second] = [one, other].map((rule) => (rule.kind === 'regexes' ? rule.sources : []))
  const pairs = (first?.length ? first : ['']).flatMap((a) => (second?.length ? second : ['']).map((b) => [a, b]))
  return pairs.every((pair) => canMatch(pair, fitting) === false)
}

const below = (max: number | undefined, min: number | undefined): boolean =>
  max !== undefined && min !== undefined && max < min

const wordsOf = (rule: PlacedRule): string =>
  rule.kind === 'regexes' ? quoted(rule) : `a ${rule.kind} of ${bounds(rule)}`

function refusedChoices({ name, rules, choicesAt }: RuledField, choices: readonly string[]): Finding[] {
  return rules.flatMap((rule) => {
    const refused = choices.filter((choice) => choice !== '' && isRefused(choice, rule, []))
    if (refused.length === 0) return []
    const [one = ''] = refused
    return [
      finding(
        choicesAt,
        refused.length === choices.length
          ? `"${name}" can never be filled in: the rule ${wordsOf(rule)} refuses every choice. A rule reads the "value" of a choice: remove the rule, or correct the values`
          : `the choice "${one}" of "${name}" can be chosen and is then refused by the rule ${wordsOf(rule)}: correct the value, or remove the rule`,
      ),
    ]
  })
}

function refusedFirst({ name, text, rules, first }: RuledField): Finding[] {
  if (first === undefined || first.value === '') return []
  const rule = rules.find((one) => isRefused(first.value, one, text.masks))
  if (rule === undefined) return []
  return [
    finding(
      first.pointer,
      `the initial value "${first.value}" of "${name}" is refused by its own rule (${wordsOf(rule)}): correct one of them`,
    ),
  ]
}

function isRefused(value: string, rule: PlacedRule, masks: readonly string[]): boolean {
  const readings = readingsOf(value, masks)
  if (rule.kind === 'regexes') {
    const regexes = rule.sources.map((source) => compileRegex(source, { maxLength: LIMITS.regexLength * 3 }))
    // A rule that the widget can't use refuses nothing.
    return !regexes.some((regex) => regex === undefined || readings.some((one) => regex.test(one) !== false))
  }
  const size = rule.kind === 'length' ? [...(readings[0] ?? '')].length : Number(readings[0])
  return Number.isFinite(size) && (size < (rule.min ?? size) || size > (rule.max ?? size))
}
