import type { SlotKind } from '../../../schemas/layout/slots.ts'
import type { CheckedSlot } from '../CheckedLayout.ts'
import { lookProblems } from '../checkRules.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

/** The slot kinds of an override's properties, the same as a field's. */
const SLOTS_OF_A_LOOK: Readonly<Record<string, SlotKind>> = {
  label: 'text',
  placeholder: 'text',
  hint: 'text',
  show: 'condition',
  requiredWhen: 'condition',
  rules: 'rules',
  mask: 'mask',
  items: 'items',
}

export const overrides = (json: Readonly<Record<string, object>>, place: SlotContext): SlotOf<'overrides'> => ({
  slot: 'overrides',
  overrides: new Map(Object.entries(json).map(([field, look]) => [field, lookOf(field, look, place)] as const)),
})

function lookOf(field: string, look: object, place: SlotContext) {
  const slots = new Map<string, CheckedSlot>()
  const plain: Record<string, unknown> = {}
  for (const message of lookProblems(look as Record<string, unknown>)) place.refuse('E01', `/${field}`, message)
  for (const [name, value] of Object.entries(look)) {
    const kind = SLOTS_OF_A_LOOK[name]
    if (kind === undefined) plain[name] = value
    else slots.set(name, place.slot(kind, value, `/${field}/${name}`))
  }
  return { slots, plain }
}
