import type { WireField } from '../../schemas/calls/serverField.ts'
import type { MethodField } from '../model/methodField.ts'
import { pixFields } from './pixFields.ts'
import { readEvents } from './readEvents.ts'
import { nameOf, PIX_ALIASES, readField } from './readField.ts'
import { readPixKeys } from './readPixKeys.ts'

/** Reads a list of fields, with the effects of their events. Expands a pix key into several fields. */
export function readFields(wire: readonly WireField[]): MethodField[] {
  const effects = readEvents(wire)
  const fields = wire.map((field) => {
    const effect = effects.get(nameOf(field))
    return effect === undefined ? readField(field) : { ...readField(field), ...effect }
  })
  const at = wire.findIndex((field) => readPixKeys(field.user_payment_fields).length > 0)
  if (at === -1) return fields
  const keys = readPixKeys(wire[at]?.user_payment_fields)
  const others = new Set(fields.map(({ name }) => name))
  return fields.flatMap((field, index) => {
    if (index === at) return pixFields(field, keys, others)
    return PIX_ALIASES.has(field.name) ? [] : [field]
  })
}
