import type { TextJson } from '../../../schemas/layout/document.ts'
import type { CheckedItem } from '../CheckedLayout.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

export interface ItemJson {
  readonly text: TextJson
  readonly value: string
  readonly note?: TextJson
  readonly icon?: string
}

export const items = (list: readonly ItemJson[], place: SlotContext): SlotOf<'items'> => ({
  slot: 'items',
  items: checkedItems(list, place, ''),
})

export const checkedItems = (list: readonly ItemJson[], place: SlotContext, at: string): CheckedItem[] =>
  list.map(({ text, value, note, icon }, index) => ({
    text: place.text(text, `${at}/${index}/text`),
    value,
    note: note === undefined ? undefined : place.text(note, `${at}/${index}/note`),
    icon,
  }))
