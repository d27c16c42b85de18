import type { NodeJson } from '../../../schemas/layout/document.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

export const cases = (json: Readonly<Record<string, readonly NodeJson[]>>, place: SlotContext): SlotOf<'cases'> => ({
  slot: 'cases',
  cases: new Map(Object.entries(json).map(([value, nodes]) => [value, place.nodes(nodes, `/${value}`)])),
})
