import { PAYMENT_METHOD } from '../../../../schemas/calls/paymentMethod.ts'
import { SERVER_FIELD } from '../../../../schemas/calls/serverField.ts'
import { isRecord } from '../../../../schemas/isRecord.ts'
import { nearest } from '../../../language/nearest.ts'
import { escaped } from '../../document/listNodes.ts'
import { listFields, type ServerFieldJson } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import type { JsonObject } from '../../json/JsonObject.ts'

interface Schema {
  readonly description?: string
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly items?: Schema
}

/** W09: members of a `method.json` that the widget ignores although something was meant by them. */
export const ignoredMembers = (method: JsonObject): Finding[] => [
  ...probableTypos(method, PAYMENT_METHOD, ''),
  ...withoutEffect(method),
  ...listFields(method).flatMap((field, index) => fieldFindings(field, `/fields/${index}`)),
]

/**
 * Unknown members are allowed for the operator's own use, unless the name resembles a known name: then it is probably a
 * typo.
 */
function probableTypos(json: unknown, { properties, additionalProperties, items }: Schema, at: string): Finding[] {
  if (Array.isArray(json)) return json.flatMap((item, index) => probableTypos(item, items ?? {}, `${at}/${index}`))
  if (!isRecord(json)) return []
  const known = Object.keys(properties ?? {})
  return Object.entries(json).flatMap(([name, value]) => {
    const pointer = `${at}/${escaped(name)}`
    const isKnown = known.includes(name)
    const close = isKnown ? undefined : nearest(name, known)
    if (close !== undefined) return [finding(pointer, `"${name}" is ignored: did you mean "${close}"?`)]
    return probableTypos(value, (isKnown ? properties?.[name] : additionalProperties) ?? {}, pointer)
  })
}

const LIMIT_NAMES = Object.keys(PAYMENT_METHOD.properties.limits.properties)
const RULE_NAMES = Object.keys(PAYMENT_METHOD.properties.amount_rules.additionalProperties.properties)
const FEE_NAMES = Object.keys(PAYMENT_METHOD.properties.fee.properties)

/** Limits and fees that say nothing: the widget would show none. */
function withoutEffect({ limits, amount_rules: rules, fee }: JsonObject): Finding[] {
  const entries: readonly (readonly [at: string, entry: unknown, names: readonly string[], then: string])[] = [
    ['/limits', limits, LIMIT_NAMES, 'there are no limits'],
    ...Object.entries(Object(rules)).map(
      ([code, rule]) => [`/amount_rules/${escaped(code)}`, rule, RULE_NAMES, `there are no limits in ${code}`] as const,
    ),
    ['/fee', fee, FEE_NAMES, 'there is no fee'],
  ]
  return entries.flatMap(([at, entry, names, then]) =>
    isRecord(entry) && isUnread(entry, names)
      ? [finding(at, `the widget reads none of these members, so ${then}: the names are ${listed(names)}`)]
      : [],
  )
}

/** Whether an object has members, and none of them is known or probably meant. */
const isUnread = (json: JsonObject, known: readonly string[]): boolean =>
  Object.keys(json).length > 0 &&
  Object.keys(json).every((name) => !known.includes(name) && nearest(name, known) === undefined)

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

const OPTION = SERVER_FIELD.properties.props.properties.items.items

function fieldFindings(field: ServerFieldJson, at: string): Finding[] {
  return [
    // These may also be plain values, so their schema names no members.
    ...probableTypos(field.values, { items: OPTION }, `${at}/values`),
    ...unreadTexts(Object(field.props).items, `${at}/props/items`),
    ...unreadTexts(field.values, `${at}/values`),
    ...unreadMessages(field.regexList, `${at}/regexList`, 'regex_error_key'),
    ...unreadMessages(Object(field.props).validations, `${at}/props/validations`, 'message'),
  ]
}

/** Names that other systems give to the text of an option. */
const TEXT_NAMES = ['label', 'name', 'title', 'caption', 'displayName']

/** An option whose text has another name: players read its value. */
function unreadTexts(options: unknown, at: string): Finding[] {
  return (Array.isArray(options) ? options : []).flatMap((option, index) => {
    const { text, value } = Object(option)
    const other = TEXT_NAMES.find((name) => typeof Object(option)[name] === 'string')
    if (typeof value !== 'string' || (text !== undefined && text !== null) || other === undefined) return []
    return [finding(`${at}/${index}/${other}`, `"${other}" is ignored, and players read "${value}": name it "text"`)]
  })
}

/** Names that other systems give to the message of a rule. */
const MESSAGE_NAMES = ['error', 'text', 'errorText', 'errorMessage', 'message']

/** A rule whose message has another name: players read a general one. */
function unreadMessages(rules: unknown, at: string, known: string): Finding[] {
  return (Array.isArray(rules) ? rules : []).flatMap((rule, index) => {
    const other = MESSAGE_NAMES.find((name) => name !== known && typeof Object(rule)[name] === 'string')
    if (Object(rule)[known] || other === undefined) return []
    return [
      finding(
        `${at}/${index}/${other}`,
        `"${other}" is ignored, and players read a general message: name it "${known}"`,
      ),
    ]
  })
}

const finding = (pointer: string, message: string): Finding => ({ code: 'W09', pointer, message })
