import { isObject } from './listNodes.ts'

/** A field that comes with a method, under the name that goes out. */
export interface ServerField {
  readonly name: string
  /** What it has to offer, when it is a choice. */
  readonly values?: readonly string[] | undefined
  /** What the server sends in it, or empty. */
  readonly value: string
  /** The server fills it in itself. */
  readonly isHidden: boolean
}

/** Undefined where the widget makes fields of its own out of one, so that their names are not known here. */
export function serverFieldsOf(method: unknown): ServerField[] | undefined {
  const fields = listFields(method)
  if (fields.some((field) => isObject(field.user_payment_fields))) return undefined
  return fields.flatMap((field) => {
    const name = field.alias || field.name
    if (typeof name !== 'string') return []
    const props = Object(field.props)
    const isHidden = props.isHidden === true || field.type === 'hidden'
    return [{ ...{ name, isHidden, values: valuesOf(field) }, value: String(props.value ?? field.value ?? '') }]
  })
}

function valuesOf(field: ServerFieldJson): string[] | undefined {
  const items = Object(field.props).items ?? field.values
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (isObject(item) ? String(item.value ?? item.text) : String(item)))
}

/** A field as it is written in a `method.json`, good or bad. */
export type ServerFieldJson = Readonly<Record<string, unknown>>

export function listFields(method: unknown): ServerFieldJson[] {
  const { fields } = Object(method)
  return Array.isArray(fields) ? fields.map(Object) : []
}
