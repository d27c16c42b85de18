import type { CheckedAction } from '../CheckedLayout.ts'
import { isPage, unknownPage } from '../checkNames.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

type ActionJson = CheckedAction['json']

export const actions = (list: readonly ActionJson[], place: SlotContext): SlotOf<'actions'> => ({
  slot: 'actions',
  actions: list.map((json, index) => {
    const why = place.whyNot(json.do)
    if (why !== undefined) place.refuse('E20', `/${index}/do`, why)
    if (json.do === 'navigate' && !isPage(json.to)) place.refuse('E12', `/${index}/to`, unknownPage(json.to))
    const refs = Object.entries(json).flatMap(([name, value]) =>
      isRef(value) ? [[name, place.path(value.$, `/${index}/${name}/$`)] as const] : [],
    )
    return { json, refs }
  }),
})

const isRef = (value: unknown): value is { $: string } => typeof (Object(value) as { $?: unknown }).$ === 'string'
