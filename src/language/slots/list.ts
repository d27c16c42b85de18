import type { SlotContext, SlotOf } from './SlotContext.ts'

export const list = (path: string, place: SlotContext): SlotOf<'list'> => ({ slot: 'list', path: place.path(path) })
