import validate from 'virtual:validate/calls/serverField/WIRE_FIELD'
import type { WireField } from '../../schemas/calls/serverField.ts'
import type { Method } from '../../schemas/method.ts'
import type { MethodField } from '../../schemas/methodField.ts'
import { readFields } from './readFields.ts'

/**
 * The fields of a method that is opened. One that does not fit is asked for by its name alone, so that the form never
 * lacks a part that the server wants; the server judges what was typed.
 */
export function readMethodFields(method: Method, onMisfit: (field: string) => void = () => {}): MethodField[] {
  return readFields(
    method.fields.map((field) => {
      if (validate(field)) return field as WireField
      onMisfit(field.name)
      return bare(field)
    }),
  )
}

function bare({ name, alias, type }: Readonly<Record<string, unknown>>): WireField {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return { name: String(name), alias: text(alias), type: text(type) }
}
