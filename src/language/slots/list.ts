import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const list = (path: string, place: SlotPlace): SlotOf<'list'> => ({ slot: 'list', path: place.path(path) })
