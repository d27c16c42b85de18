import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const nodes = (list: readonly NodeJson[], place: SlotPlace): SlotOf<'nodes'> => ({
  slot: 'nodes',
  nodes: place.nodes(list),
})
