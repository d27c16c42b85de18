import validate from 'virtual:validate/calls/serverField/WIRE_FIELD'
import type { WireField } from '../../schemas/calls/serverField.ts'
import type { Method } from '../model/method.ts'
import type { MethodField } from '../model/methodField.ts'
import { identifierOf } from './identifierOf.ts'
import { readFields } from './readFields.ts'

/**
 * Reads the fields when a method is opened. An invalid field becomes a plain text field with the same name, so that the
 * form never lacks a field that the server requires. The server then validates the input.
 */
export function readMethodFields(method: Method, onMismatch: (field: string) => void = () => {}): MethodField[] {
  return readFields(
    method.fields.map((given) => {
      const field = withShortLists(given)
      if (field !== given) onMismatch(given.name)
      if (validate(field)) return field as WireField
      onMismatch(field.name)
      return bare(field)
    }),
  )
}

/** The schema's maximum number of choices. */
const MOST_CHOICES = 5_000

/** Truncates lists of choices that are too long: without any choices, the player could not fill in the field. */
function withShortLists<T extends Readonly<Record<string, unknown>>>(field: T): T {
  const isLong = (list: unknown): list is unknown[] => Array.isArray(list) && list.length > MOST_CHOICES
  const { values } = field
  const props = field.props as { readonly items?: unknown } | null | undefined
  if (!isLong(values) && !isLong(props?.items)) return field
  return {
    ...field,
    ...(isLong(values) && { values: values.slice(0, MOST_CHOICES) }),
    ...(isLong(props?.items) && { props: { ...props, items: props.items.slice(0, MOST_CHOICES) } }),
  }
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
