import type { WireField } from '../../schemas/calls/serverField.ts'
import { isRecord } from '../../schemas/isRecord.ts'

/** The three fields of a pix key: the owner's id, the key type, and the key. */
export const PIX_NAMES: readonly string[] = ['numberId', 'numberType', 'pixKey']

const TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random']

export const isPixKey = (field: WireField): boolean => TYPES.some((type) => ruleOf(field, type) !== undefined)

/** Problems of a pix key: it must have an offered type and match the rule of the type. */
export function checkPixKey(field: WireField, values: Readonly<Record<string, string>>): string[] {
  const { numberId = '', numberType = '', pixKey = '' } = values
  const rule = ruleOf(field, numberType)
  if (!TYPES.includes(numberType) || rule === undefined) return [`fields.numberType ${numberType} was not offered`]
  return [
    ...problem('numberId', ruleOf(field, 'cpf') ?? '', numberId),
    ...problem('pixKey', rule, pixKey),
    ...(numberType === 'cpf' && pixKey !== numberId ? ['fields.pixKey differs from the cpf'] : []),
  ]
}

function problem(name: string, rule: string, value: string): string[] {
  if (value === '') return [`fields.${name} is missing`]
  return new RegExp(rule, 'u').test(value) ? [] : [`fields.${name} must match ${rule}`]
}

/**
 * The rule of a key type: empty when the type has no rule, undefined when the type is not offered. Servers send it as
 * `<type>.regex` or as `regex.<type>`.
 */
function ruleOf(field: WireField, type: string): string | undefined {
  const by: unknown = field.user_payment_fields
  if (!isRecord(by)) return undefined
  const own = by[type]
  if (isRecord(own)) return String(own.regex ?? '')
  const members = ['masks', 'placeholder_key', 'regex', 'regex_error_key'].map((name) => Object(by[name])[type])
  return members.every((member) => member == null) ? undefined : String(Object(by.regex)[type] ?? '')
}
