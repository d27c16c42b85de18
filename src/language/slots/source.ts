import type { SlotContext, SlotOf } from './SlotContext.ts'

/** A record or list that a renderer shows as a whole: a tile, a country, quick amounts. */
export const source = (path: string, place: SlotContext): SlotOf<'source'> => ({
  slot: 'source',
  path: place.path(path),
})
