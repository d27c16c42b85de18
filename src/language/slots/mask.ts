import type { SlotContext, SlotOf } from './SlotContext.ts'

type MaskJson = string | readonly (string | { readonly mask: string; readonly when?: string })[]

export const mask = (json: MaskJson, place: SlotContext): SlotOf<'mask'> => ({
  slot: 'mask',
  masks: (typeof json === 'string' ? [json] : json).map((one, index) => {
    if (typeof one === 'string') return { mask: one, when: undefined }
    const when = one.when === undefined ? undefined : place.condition(one.when, `/${index}/when`)
    return { mask: one.mask, when }
  }),
})
