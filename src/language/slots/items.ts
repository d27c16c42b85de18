import type { TextJson } from '../../../schemas/layout/document.ts'
import type { CheckedItem } from '../CheckedLayout.ts'
import type { SlotOf, SlotPlace } from './SlotPlace.ts'

export interface ItemJson {
  readonly text: TextJson
  readonly value: string
  readonly note?: TextJson
  readonly icon?: string
}

export const items = (list: readonly ItemJson[], place: SlotPlace): SlotOf<'items'> => ({
  slot: 'items',
  items: checkedItems(list, place, ''),
})

export const checkedItems = (list: readonly ItemJson[], place: SlotPlace, at: string): CheckedItem[] =>
  list.map(({ text, value, note, icon }, index) => ({
    text: place.text(text, `${at}/${index}/text`),
    value,
    note: note === undefined ? undefined : place.text(note, `${at}/${index}/note`),
    icon,
  }))
