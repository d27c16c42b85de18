import { checkedItems, type ItemJson } from './items.ts'
import type { SlotContext, SlotOf } from './SlotContext.ts'

interface CascadeJson {
  readonly by: string
  readonly items: Readonly<Record<string, readonly ItemJson[]>>
}

export const cascade = ({ by, items }: CascadeJson, place: SlotContext): SlotOf<'cascade'> => ({
  slot: 'cascade',
  by,
  items: new Map(
    Object.entries(items).map(([value, list]) => [value, checkedItems(list, place, `/items/${value}`)] as const),
  ),
})
