import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const condition = (source: string, place: SlotPlace): SlotOf<'condition'> => ({
  slot: 'condition',
  ...place.condition(source),
})
