import validate from 'virtual:validate/calls/serverField/WIRE_FIELD'
import type { WireField } from '../../schemas/calls/serverField.ts'
import type { Method } from '../model/method.ts'
import type { MethodField } from '../model/methodField.ts'
import { coerceToSchema } from './coerceToSchema.ts'
import { identifierOf } from './identifierOf.ts'
import { readFields } from './readFields.ts'

/**
 * Reads the fields when a method is opened. Flags, numbers and texts are coerced, and a member that still does not fit
 * is dropped. A field that is invalid even so becomes a plain text field with the same name, so that the form never
 * lacks a field that the server requires. The server then validates the input.
 */
export function readMethodFields(method: Method, onMismatch: (field: string) => void = () => {}): MethodField[] {
  return readFields(
    method.fields.map((given) => {
      if (validate(given)) return given as WireField
      const field = structuredClone(given)
      const { mismatch, deviations } = coerceToSchema(field, validate)
      if (deviations.length > 0) onMismatch(given.name)
      return mismatch === undefined ? (field as WireField) : bare(given)
    }),
  )
}

/** Keeps the name, and the members that decide whether the player fills in the field and how its value is sent. */
function bare({ name, alias, type, wallet, value, props }: Readonly<Record<string, unknown>>): WireField {
  const { value: first = value, isHidden, isDisabled, label } = Object(props) as Readonly<Record<string, unknown>>
  return {
    name: String(name),
    alias: text(alias),
    type: text(type),
    wallet: wallet === true,
    props: { value: text(first), isHidden: isHidden === true, isDisabled: isDisabled === true, label: text(label) },
  }
}

const text = (value: unknown): string | null => identifierOf(value) ?? null
