import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const ref = (json: { readonly $: string }, place: SlotPlace): SlotOf<'ref'> => ({
  slot: 'ref',
  path: place.path(json.$, '/$'),
})
