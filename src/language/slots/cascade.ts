import { checkedItems, type ItemJson } from './items.ts'
import type { SlotOf, SlotPlace } from './SlotPlace.ts'

interface CascadeJson {
  readonly by: string
  readonly items: Readonly<Record<string, readonly ItemJson[]>>
}

export const cascade = ({ by, items }: CascadeJson, place: SlotPlace): SlotOf<'cascade'> => ({
  slot: 'cascade',
  by,
  items: new Map(
    Object.entries(items).map(([value, list]) => [value, checkedItems(list, place, `/items/${value}`)] as const),
  ),
})
