import type { ServerField } from '../../schemas/calls/serverField.ts'

/** What is wrong with the values sent for the fields that the server declared: nothing missing, nothing extra. */
export function checkFields(
  declared: readonly ServerField[],
  values: Readonly<Record<string, string>>,
  amount: string,
): string[] {
  const names = new Set(declared.map(({ name }) => name))
  const extra = Object.keys(values).filter((name) => !names.has(name))
  return [
    ...extra.map((name) => `fields.${name} is no field of this method`),
    ...declared.flatMap((field) => fieldProblem(field, values[field.name], amount)),
  ]
}

function fieldProblem(field: ServerField, value: string | undefined, amount: string): string[] {
  const path = `fields.${field.name}`
  // The amount goes out as `amount`; a client may repeat it among the fields, but not say another one.
  if (field.type === 'amount') return value === undefined || value === amount ? [] : [`${path} differs from amount`]
  if (field.props?.isHidden) return []
  if (value === undefined || value === '') return [`${path} is missing`]
  if (field.regex && !new RegExp(field.regex, 'u').test(value)) return [`${path} must match ${field.regex}`]
  const items = field.props?.items
  return items && !items.some((item) => `${item.value}` === value) ? [`${path} is not one of the choices`] : []
}
