import type { SlotOf, SlotPlace } from './SlotPlace.ts'

/** A record or list that a renderer shows as a whole: a tile, a country, quick amounts. */
export const source = (path: string, place: SlotPlace): SlotOf<'source'> => ({ slot: 'source', path: place.path(path) })
