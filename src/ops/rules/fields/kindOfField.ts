import { FIELD_TYPES } from '../../../reference/fieldTypes.ts'
import type { RawField } from '../../document/RawField.ts'
import type { ServerField } from '../../document/ServerField.ts'

type ServerFields = readonly ServerField[] | undefined

/** The kind that a field is drawn as; undefined if it is the kind of a server's field that is not known here. */
export function kindOfField(field: RawField, serverFields: ServerFields): string | undefined {
  const server = serverFieldOf(field, serverFields)
  if (server?.isHidden) return 'hidden'
  const { kind } = field.json
  if (typeof kind === 'string') return kind
  return server && serverKind(server)
}

/** The server's field that an override is for. */
export const serverFieldOf = ({ name, isOverride }: RawField, serverFields: ServerFields): ServerField | undefined =>
  isOverride ? serverFields?.find((field) => field.name === name) : undefined

/** The kind that the widget draws a server's field as, without an override. */
export function serverKind({ isHidden, values = [], json }: ServerField): string {
  if (isHidden) return 'hidden'
  const type = String(json.type)
  const kind = Object.hasOwn(FIELD_TYPES, type) ? FIELD_TYPES[type as keyof typeof FIELD_TYPES] : 'text'
  if (values.length > 0) return kind === 'text' || kind === 'amount' ? 'dropdown' : kind
  return kind === 'dropdown' || kind === 'network' ? 'text' : kind
}
