import { isRecord } from '../../../schemas/isRecord.ts'

/** A field that the server's method defines. `name` is the name under which its value is sent. */
export interface ServerField {
  readonly name: string
  /** The field's choices, if it has any. */
  readonly values?: readonly string[] | undefined
  /** The value that the server sends with the field, or an empty string. */
  readonly value: string
  /** The player does not see the field; the server provides its value. */
  readonly isHidden: boolean
  /** The field as written. */
  readonly json: ServerFieldJson
}

/**
 * The fields of a `method.json`. Undefined if a field has `user_payment_fields`: the widget derives fields from these,
 * and their names are not known here.
 */
export function serverFieldsOf(method: unknown): ServerField[] | undefined {
  const fields = listFields(method)
  if (fields.some((field) => isRecord(field.user_payment_fields))) return undefined
  return fields.flatMap((field) => {
    const name = field.alias || field.name
    if (typeof name !== 'string') return []
    const props = Object(field.props)
    const isHidden = props.isHidden === true || field.type === 'hidden'
    const value = String(props.value ?? field.value ?? '')
    return [{ name, isHidden, values: choicesOf(field), value, json: field }]
  })
}

/** Whether the field may stay empty: the widget shows it only after a press on "more". */
export const mayStayEmpty = (field: ServerFieldJson): boolean =>
  Object(field.props).isAdvanced === true || field.isAdvanced === true

/** The values of a field's choices; undefined if it has no list of choices. */
export function choicesOf(field: ServerFieldJson): string[] | undefined {
  const items = Object(field.props).items ?? field.values
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (isRecord(item) ? String(item.value ?? item.text) : String(item)))
}

/** A field as written in a `method.json`, valid or not. */
export type ServerFieldJson = Readonly<Record<string, unknown>>

export function listFields(method: unknown): ServerFieldJson[] {
  const { fields } = Object(method)
  return Array.isArray(fields) ? fields.map(Object) : []
}
