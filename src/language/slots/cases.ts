import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export const cases = (json: Readonly<Record<string, readonly NodeJson[]>>, place: SlotPlace): SlotOf<'cases'> => ({
  slot: 'cases',
  cases: new Map(Object.entries(json).map(([value, nodes]) => [value, place.nodes(nodes, `/${value}`)])),
})
