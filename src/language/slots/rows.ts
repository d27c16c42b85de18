import type { TextJson } from '../../../schemas/layout/document.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

interface RowJson {
  readonly label: TextJson
  readonly value: TextJson
  readonly when?: string
  readonly strong?: boolean
}

export const rows = (list: readonly RowJson[], place: SlotContext): SlotOf<'rows'> => ({
  slot: 'rows',
  rows: list.map(({ label, value, when, strong = false }, index) => ({
    label: place.text(label, `/${index}/label`),
    value: place.text(value, `/${index}/value`),
    when: when === undefined ? undefined : place.path(when, `/${index}/when`),
    strong,
  })),
})
