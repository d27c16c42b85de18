import { isWithin, lastStep, parentOf, valueAt } from '../source/Pointer.ts'
import type { OutlineRow } from './outline.ts'

/** Where to insert a block or field: before the item at `index` of `list`. */
export interface ItemPlace {
  readonly list: string
  readonly index: number
}

/** All places of a document from top to bottom: before, between and after the items of each list. */
export function placesOf(root: unknown, rows: readonly OutlineRow[]): readonly ItemPlace[] {
  const lists = [...new Set(rows.flatMap(({ list }) => list ?? []))]
  const listAround = (pointer: string) =>
    lists.filter((list) => pointer !== list && isWithin(pointer, list)).toSorted((a, b) => b.length - a.length)[0]
  const top = lists.filter((list) => listAround(list) === undefined)
  return top.flatMap(within)

  function within(list: string): readonly ItemPlace[] {
    const items = valueAt(root, list)
    const count = Array.isArray(items) ? items.length : 0
    const inner = lists.filter((one) => listAround(one) === list)
    return Array.from({ length: count + 1 }).flatMap((_, index) => [
      { list, index },
      ...inner.filter((one) => isWithin(one, `${list}/${index}`)).flatMap(within),
    ])
  }
}

/** The places that an item passes on its way up or down, the nearest first. */
export function placesOnTheWay(
  places: readonly ItemPlace[],
  pointer: string,
  way: 'up' | 'down',
): readonly ItemPlace[] {
  const list = parentOf(pointer)
  const index = Number(lastStep(pointer))
  const others = places.filter((place) => !isWithin(place.list, pointer))
  const own = others.findIndex((place) => place.list === list && place.index === index)
  if (own < 0) return []
  // Skip two places: those directly before and after the item both mean "unmoved".
  return way === 'up' ? others.slice(0, own).toReversed() : others.slice(own + 2)
}
