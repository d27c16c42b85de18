import type { WireField } from '../../schemas/calls/serverField.ts'
import { checkPixKey, isPixKey, PIX_NAMES } from './checkPixKey.ts'

type Values = Readonly<Record<string, string>>

/** Problems of the sent values: exactly the declared fields must be present. */
export function checkFields(declared: readonly WireField[], values: Values, amount: string): string[] {
  const pix = declared.find(isPixKey)
  const plain = pix ? declared.filter((field) => field !== pix && !PIX_NAMES.includes(sentAs(field))) : declared
  const names = new Set([...plain.map(sentAs), ...(pix ? PIX_NAMES : [])])
  const extra = Object.keys(values).filter((name) => !names.has(name))
  return [
    ...extra.map((name) => `fields.${name} is not a field of this method`),
    ...plain.flatMap((field) => fieldProblem(field, declared, values, amount)),
    ...(pix ? checkPixKey(pix, values) : []),
  ]
}

const sentAs = ({ alias, name }: WireField): string => alias || name

function fieldProblem(field: WireField, declared: readonly WireField[], values: Values, amount: string): string[] {
  const path = `fields.${sentAs(field)}`
  const value = values[sentAs(field)]
  // A client may repeat `amount` among the fields, with the same value.
  if (sentAs(field) === 'amount') return value === undefined || value === amount ? [] : [`${path} differs from amount`]
  const isShown = isShownBy(field, declared, values)
  if (isShown === false) return value === undefined ? [] : [`${path} was sent while it is not shown`]
  if (isShown === undefined && (field.props?.isHidden || field.type === 'hidden')) return []
  const mayBeEmpty = field.isAdvanced === true || field.props?.isAdvanced === true
  if (value === undefined || value === '') return mayBeEmpty ? [] : [`${path} is missing`]
  return [
    ...rulesOf(field).flatMap((rule) => ruleProblem(path, rule, value)),
    ...choiceProblem(path, field, value),
    ...(field.type === 'amount' && !/^\d+(?:\.\d+)?$/.test(value) ? [`${path} is not an amount`] : []),
  ]
}

/** Whether the events of other fields show the field now; undefined without such events. */
function isShownBy(field: WireField, declared: readonly WireField[], values: Values): boolean | undefined {
  const targets = [field.name, sentAs(field)]
  const verdicts = declared.flatMap((source) => {
    const events = (source.events ?? []).filter(({ target }) => targets.includes(String(target)))
    return ['show', 'hide'].flatMap((action) => {
      const mine = events.filter((event) => event.action === action)
      if (source === field || mine.length === 0) return []
      const fits = mine.some((event) => fitsEvent(event, values[sentAs(source)] ?? ''))
      return [action === 'show' ? fits : !fits]
    })
  })
  return verdicts.length === 0 ? undefined : verdicts.every(Boolean)
}

/** An event without a value matches any non-empty value. */
function fitsEvent({ value, values }: Readonly<Record<string, unknown>>, now: string): boolean {
  const wanted = Array.isArray(values) ? values : value === undefined ? [] : [value]
  return wanted.length === 0 ? now !== '' : wanted.map(String).includes(now)
}

const rulesOf = (field: WireField): string[] =>
  [
    field.regex,
    field.pattern,
    ...(field.regexList ?? []).map(({ regex }) => regex),
    ...(field.props?.validations ?? []).map(({ regex }) => regex),
  ].filter((rule) => typeof rule === 'string' && rule !== '') as string[]

const ruleProblem = (path: string, rule: string, value: string): string[] =>
  new RegExp(rule, 'u').test(value) ? [] : [`${path} must match ${rule}`]

function choiceProblem(path: string, field: WireField, value: string): string[] {
  const items: readonly unknown[] = field.props?.items ?? field.values ?? []
  const values = items.map((item) => `${Object(item).value ?? item}`)
  return items.length === 0 || values.includes(value) ? [] : [`${path} is not one of the choices`]
}
