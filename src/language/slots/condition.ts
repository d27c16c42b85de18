import type { SlotContext, SlotOf } from './SlotContext.ts'

export const condition = (source: string, place: SlotContext): SlotOf<'condition'> => ({
  slot: 'condition',
  ...place.condition(source),
})
