import { maskProblem, shortestWritten } from '../../schemas/typing/mask.ts'
import type { CheckName, MessageJson } from './CheckedLayout.ts'

/** A rule as written. Its schema is already validated; below are the checks that a schema can't express. */
export interface RuleJson {
  readonly regex?: string
  readonly anyOf?: readonly string[]
  readonly check?: CheckName
  readonly years?: number
  readonly min?: number | string
  readonly max?: number | string
  readonly field?: string
  readonly message?: MessageJson
  readonly when?: string
}

type Props = Readonly<Record<string, unknown>>

const TESTS = ['regex', 'anyOf', 'check'] as const
const ARGUMENTS = ['years', 'min', 'max', 'field'] as const

/** The arguments of each check. A check with two arguments needs at least one of them. */
const TAKES: Readonly<Partial<Record<CheckName, readonly (typeof ARGUMENTS)[number][]>>> = {
  minAge: ['years'],
  maxAge: ['years'],
  length: ['min', 'max'],
  range: ['min', 'max'],
  equals: ['field'],
  zip: ['field'],
}

/** The checks that need none of their arguments. */
const WITHOUT_ARGUMENTS: ReadonlySet<string> = new Set(['zip'])

/** The problems of one rule, as sentences. */
export function ruleProblems(rule: RuleJson): string[] {
  const [test, second] = TESTS.filter((name) => rule[name] !== undefined)
  if (test === undefined || second !== undefined)
    return ['A rule must have exactly one of "regex", "anyOf" and "check".']
  const name = rule.check ?? test
  const takes = (rule.check && TAKES[rule.check]) ?? []
  const stray = ARGUMENTS.filter((argument) => rule[argument] !== undefined && !takes.includes(argument))
  return [
    ...stray.map((argument) => `"${argument}" has no effect on "${name}". Remove it.`),
    ...(takes.length > 0 && !WITHOUT_ARGUMENTS.has(name) && takes.every((argument) => rule[argument] === undefined)
      ? [`"${name}" needs "${takes.join('" or "')}".`]
      : []),
    ...(rule.check === undefined && rule.message === undefined
      ? [`A rule with "${test}" needs a "message" for the player.`]
      : []),
    ...boundProblems(rule),
  ]
}

function boundProblems({ check, min, max }: RuleJson): string[] {
  const bounds = [min, max].filter((bound) => bound !== undefined)
  if (check === 'length' && !bounds.every((bound) => /^\d+$/.test(String(bound)))) {
    return ['"min" and "max" of "length" must be whole numbers.']
  }
  return bounds.length === 2 && Number(min) > Number(max) ? [`"min" ${min} is more than "max" ${max}.`] : []
}

/** The problems of one field that its schema and rules don't cover. */
export function fieldProblems(kind: string, props: Props): string[] {
  const twice = props.initial !== undefined && props.default !== undefined
  return [
    ...(props.name === 'amount' && kind !== 'amount' ? [`A field named "amount" must have the kind "amount".`] : []),
    ...(twice ? ['A field can have "initial" or "default", not both.'] : []),
    ...lookProblems(props),
    ...pieceProblems(props),
    ...(KINDS[kind]?.(props) ?? []),
  ]
}

/** The names under which a field sends pieces of its value, without its own name. */
export const pieceNames = ({ name, sendAs }: Props): string[] =>
  Object.keys(Object(sendAs)).filter((piece) => piece !== name)

function pieceProblems({ name, sendAs, wire }: Props): string[] {
  const pieces: Readonly<Record<string, unknown>> = Object(sendAs)
  const own = Object.hasOwn(pieces, String(name)) ? pieces[String(name)] : 'whole'
  return [
    ...pieceNames({ name, sendAs })
      .filter((piece) => piece === 'amount' || !/^[A-Za-z0-9][A-Za-z0-9_.[\]-]{0,127}$/.test(piece))
      .map(
        (piece) => `"${piece}" in "sendAs" is not a name of a field: use letters, digits, "_", ".", "-", "[" and "]".`,
      ),
    ...(own === 'whole' ? [] : [`Only the "whole" value can be sent under the field's own name "${name}".`]),
    ...(sendAs !== undefined && wire === 'none'
      ? ['"wire": "none" sends nothing: remove it, or remove "sendAs".']
      : []),
  ]
}

/** The checks that also apply to overrides of server fields. */
export function lookProblems({ items, mask = [], maxLength }: Props): string[] {
  const masks = [mask].flat().map((one) => String(Object(one).mask ?? one))
  return [...repeated(valuesOf(items)), ...masks.flatMap((one) => maskProblem(one) ?? tooLong(one, maxLength))]
}

/** A field whose mask is longer than `maxLength` could never be completed. */
function tooLong(mask: string, maxLength: unknown): string[] {
  const shortest = shortestWritten(mask)
  return shortest > Number(maxLength ?? shortest)
    ? [`The mask "${mask}" needs at least ${shortest} characters; "maxLength" is ${maxLength}.`]
    : []
}

/** Checks specific to one kind of field. */
const KINDS: Readonly<Record<string, (props: Props) => string[]>> = {
  dropdown: choiceProblems,
  radio: choiceProblems,
  network: defaultProblems,
  segmented: (props) => {
    const count = valuesOf(props.items).length
    const fits = count >= 2 && count <= 4
    return [
      ...(fits ? [] : [`"segmented" can have 2 to 4 items, not ${count}: use "radio".`]),
      ...defaultProblems(props),
    ]
  },
  date: dateProblems,
  checkbox: (props) => [
    ...(['true', 'false', undefined].includes(props.default as string)
      ? []
      : [`The default of a checkbox must be "true" or "false", not "${props.default}".`]),
    ...linkProblems(props),
  ],
  amount: (props) => [
    ...(props.name === 'amount' ? [] : strayBounds(props)),
    ...(/^\d+(?:\.\d+)?$/.test(String(props.default ?? 0))
      ? []
      : [`The default "${props.default}" is not an amount: use digits and a decimal point.`]),
  ],
  composed: composedProblems,
}

function dateProblems({ format = 'DD/MM/YYYY', default: first, sendAs }: Props): string[] {
  const isWritten = first === undefined || String(first).replace(/\d/g, '#') === String(format).replace(/[DMY]/g, '#')
  const hasDay = String(format).includes('DD') || !Object.values(Object(sendAs)).includes('day')
  return [
    ...(isWritten ? [] : [`The default "${first}" is not a date in the format ${format}.`]),
    ...(hasDay ? [] : [`A date in the format ${format} has no day: remove "day" from "sendAs".`]),
  ]
}

/** Rejects bounds on an amount other than the paid one, because the payment's limits don't apply to it (FIELD-01). */
function strayBounds(props: Props): string[] {
  const stray = ['min', 'max', 'random'].filter((name) => props[name] !== undefined)
  return stray.map(
    (name) => `"${name}" is only for the field "amount": limit "${props.name}" with a rule, {"check": "range"}.`,
  )
}

function choiceProblems(props: Props): string[] {
  const { items, cascade } = props
  if ((items === undefined) === (cascade === undefined))
    return ['A choice must have exactly one of "items" and "cascade".']
  return [...Object.values(casesOf(cascade)).flatMap((list) => repeated(valuesOf(list))), ...defaultProblems(props)]
}

function defaultProblems({ items, cascade, default: first }: Props): string[] {
  const offered = [...valuesOf(items), ...Object.values(casesOf(cascade)).flatMap(valuesOf)]
  return first === undefined || offered.includes(String(first))
    ? []
    : [`The default "${first}" is not one of the values: ${offered.join(', ')}.`]
}

const casesOf = (cascade: unknown): Props => Object(Object(cascade).items)

const valuesOf = (items: unknown): string[] => (Array.isArray(items) ? items.map((item) => String(item.value)) : [])

const repeated = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value, index) => values.indexOf(value) < index))].map(
    (value) => `The value "${value}" is used twice in the items.`,
  )

/** Only inline labels can be checked: translated texts are not available here. */
function linkProblems({ label, links }: Props): string[] {
  const words: [string, string][] = Object.entries(Object(Object(label).text))
  return Object.keys(Object(links)).flatMap((name) =>
    words
      .filter(([, text]) => !text.includes(`{${name}}`))
      .map(([language]) => `The label in "${language}" has no "{${name}}" for the link "${name}".`),
  )
}

function composedProblems({ parts, template, initial, wire, default: first }: Props): string[] {
  const names = parts as readonly string[]
  const named = template === undefined ? names : [...String(template).matchAll(NAMES)].map(([, name]) => name ?? '')
  const loose = template !== undefined && /[{}]/.test(String(template).replace(NAMES, ''))
  return [
    ...(initial === undefined && first === undefined
      ? []
      : ['A composed field has no initial value: set it on the parts.']),
    ...(wire === 'plain' ? ['A composed field has no "wire": set it on the parts.'] : []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `The part "${name}" is listed twice.`),
    ...(loose ? [`A brace in "${template}" is unmatched: write the name of a part in {braces}.`] : []),
    ...named.filter((name) => !names.includes(name)).map((name) => `The template uses "${name}", which is not a part.`),
    ...names.filter((name) => !named.includes(name)).map((name) => `The template does not use the part "${name}".`),
  ]
}

const NAMES = /\{([^{}]*)\}/g
