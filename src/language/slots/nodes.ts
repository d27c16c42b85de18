import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

export const nodes = (list: readonly NodeJson[], place: SlotContext): SlotOf<'nodes'> => ({
  slot: 'nodes',
  nodes: place.nodes(list),
})
