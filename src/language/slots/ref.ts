import type { SlotContext, SlotOf } from './SlotContext.ts'

export const ref = (json: { readonly $: string }, place: SlotContext): SlotOf<'ref'> => ({
  slot: 'ref',
  path: place.path(json.$, '/$'),
})
