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

const WAYS = ['regex', 'anyOf', 'check'] as const
const ARGUMENTS = ['years', 'min', 'max', 'field'] as const

/** The arguments each check needs; of two, one is enough. */
const TAKES: Readonly<Partial<Record<CheckName, readonly (typeof ARGUMENTS)[number][]>>> = {
  minAge: ['years'],
  maxAge: ['years'],
  length: ['min', 'max'],
  range: ['min', 'max'],
  equals: ['field'],
}

/** The problems of one rule, as sentences. */
export function ruleProblems(rule: RuleJson): string[] {
  const [way, second] = WAYS.filter((name) => rule[name] !== undefined)
  if (way === undefined || second !== undefined) return ['A rule has exactly one of "regex", "anyOf" and "check".']
  const name = rule.check ?? way
  const takes = (rule.check && TAKES[rule.check]) ?? []
  const stray = ARGUMENTS.filter((argument) => rule[argument] !== undefined && !takes.includes(argument))
  return [
    ...stray.map((argument) => `"${argument}" means nothing to "${name}". Take it out.`),
    ...(takes.length > 0 && takes.every((argument) => rule[argument] === undefined)
      ? [`"${name}" needs "${takes.join('" or "')}".`]
      : []),
    ...(rule.check === undefined && rule.message === undefined
      ? [`A rule with "${way}" needs a "message": it says what is wrong.`]
      : []),
    ...boundProblems(rule),
  ]
}

function boundProblems({ check, min, max }: RuleJson): string[] {
  const bounds = [min, max].filter((bound) => bound !== undefined)
  if (check === 'length' && !bounds.every((bound) => /^\d+$/.test(String(bound)))) {
    return ['"min" and "max" of "length" are whole numbers.']
  }
  return bounds.length === 2 && Number(min) > Number(max) ? [`"min" ${min} is more than "max" ${max}.`] : []
}

/** The problems of one field that its schema and rules don't cover. */
export function fieldProblems(kind: string, props: Props): string[] {
  const twice = props.initial !== undefined && props.default !== undefined
  return [
    ...(props.name === 'amount' && kind !== 'amount'
      ? [`"amount" is the name of the amount: its kind is "amount".`]
      : []),
    ...(twice ? ['A field starts with "initial" or with "default", not with both.'] : []),
    ...lookProblems(props),
    ...(KINDS[kind]?.(props) ?? []),
  ]
}

/** The checks that also apply to overrides of server fields. */
export function lookProblems({ items, mask = [], maxLength }: Props): string[] {
  const masks = [mask].flat().map((one) => String(Object(one).mask ?? one))
  return [...repeated(valuesOf(items)), ...masks.flatMap((one) => maskProblem(one) ?? tooLong(one, maxLength))]
}

/** Such a field could never be completed. */
function tooLong(mask: string, maxLength: unknown): string[] {
  const shortest = shortestWritten(mask)
  return shortest > Number(maxLength ?? shortest)
    ? [`The mask "${mask}" writes ${shortest} characters or more, and "maxLength" lets in ${maxLength}.`]
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
      ...(fits ? [] : [`"segmented" has 2 to 4 items, and here are ${count}: use "radio".`]),
      ...defaultProblems(props),
    ]
  },
  date: ({ format = 'DD/MM/YYYY', default: first }) =>
    first === undefined || String(first).replace(/\d/g, '#') === String(format).replace(/[DMY]/g, '#')
      ? []
      : [`The default "${first}" is no date written ${format}.`],
  checkbox: (props) => [
    ...(['true', 'false', undefined].includes(props.default as string)
      ? []
      : [`The default of a checkbox is "true" or "false", not "${props.default}".`]),
    ...linkProblems(props),
  ],
  amount: (props) => [
    ...(props.name === 'amount' ? [] : strayBounds(props)),
    ...(/^\d+(?:\.\d+)?$/.test(String(props.default ?? 0))
      ? []
      : [`The default "${props.default}" is no amount: write it with digits and a point.`]),
  ],
  composed: composedProblems,
}

/** The limits don't apply to amounts other than the paid one (FIELD-01). */
function strayBounds(props: Props): string[] {
  const stray = ['min', 'max', 'random'].filter((name) => props[name] !== undefined)
  return stray.map(
    (name) => `"${name}" belongs to the field "amount": bound "${props.name}" by a rule, {"check": "range"}.`,
  )
}

function choiceProblems(props: Props): string[] {
  const { items, cascade } = props
  if ((items === undefined) === (cascade === undefined)) return ['A choice has exactly one of "items" and "cascade".']
  return [...Object.values(casesOf(cascade)).flatMap((list) => repeated(valuesOf(list))), ...defaultProblems(props)]
}

function defaultProblems({ items, cascade, default: first }: Props): string[] {
  const offered = [...valuesOf(items), ...Object.values(casesOf(cascade)).flatMap(valuesOf)]
  return first === undefined || offered.includes(String(first))
    ? []
    : [`The default "${first}" is none of the values: ${offered.join(', ')}.`]
}

const casesOf = (cascade: unknown): Props => Object(Object(cascade).items)

const valuesOf = (items: unknown): string[] => (Array.isArray(items) ? items.map((item) => String(item.value)) : [])

const repeated = (values: readonly string[]): string[] =>
  [...new Set(values.filter((value, index) => values.indexOf(value) < index))].map(
    (value) => `The value "${value}" stands twice among the items.`,
  )

/** Only inline labels can be checked: translated texts are not available here. */
function linkProblems({ label, links }: Props): string[] {
  const words: [string, string][] = Object.entries(Object(Object(label).text))
  return Object.keys(Object(links)).flatMap((name) =>
    words
      .filter(([, text]) => !text.includes(`{${name}}`))
      .map(([language]) => `The label has no "{${name}}" in "${language}" for the link "${name}" to stand at.`),
  )
}

function composedProblems({ parts, template, initial, wire, default: first }: Props): string[] {
  const names = parts as readonly string[]
  const named = template === undefined ? names : [...String(template).matchAll(NAMES)].map(([, name]) => name ?? '')
  const loose = template !== undefined && /[{}]/.test(String(template).replace(NAMES, ''))
  return [
    ...(initial === undefined && first === undefined ? [] : ['A composed field has no first value: its parts have.']),
    ...(wire === 'plain'
      ? ['A composed field goes out as its parts and its template say: give "wire" to the parts.']
      : []),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `The part "${name}" stands twice.`),
    ...(loose ? [`A brace in "${template}" has no partner: the name of a part stands in {braces}.`] : []),
    ...named.filter((name) => !names.includes(name)).map((name) => `The template names "${name}", which is no part.`),
    ...names.filter((name) => !named.includes(name)).map((name) => `The template leaves out the part "${name}".`),
  ]
}

const NAMES = /\{([^{}]*)\}/g
