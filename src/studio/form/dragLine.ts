import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { lastStep, parentOf, valueAt } from '../source/Pointer.ts'
import { type FormStore, isItem } from './FormStore.ts'
import type { OutlineRow } from './outline.ts'
import type { ItemPlace } from './places.ts'

/** Where a dragged line would go, seen from the line under the pointer. */
export type Drop = 'before' | 'after' | 'inside'

const DROPS = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const

/** Lets a line be dragged by mouse, pen and touch, and others be dropped at it where the check allows them. */
export function dragLine(
  element: HTMLElement,
  row: OutlineRow,
  form: FormStore,
  onDrop: (drop: Drop | undefined) => void,
): () => void {
  const may = (dragged: string, drop: Drop) => {
    const place = placeAt(form, row, drop)
    return place !== undefined && form.mayMove(dragged, place) ? 'available' : 'not-available'
  }
  const dropOf = (data: Record<string | symbol, unknown>) => {
    const operation = extractInstruction(data)?.operation
    return operation && DROPS[operation]
  }
  return combine(
    ...(isItem(row.pointer) ? [draggable({ element, getInitialData: () => ({ pointer: row.pointer }) })] : []),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.pointer !== row.pointer,
      getData: ({ element: target, input, source }) => {
        const dragged = String(source.data.pointer)
        const operations = {
          'reorder-before': may(dragged, 'before'),
          'reorder-after': may(dragged, 'after'),
          combine: may(dragged, 'inside'),
        } as const
        return attachInstruction({}, { element: target, input, operations })
      },
      onDrag: ({ self }) => onDrop(dropOf(self.data)),
      onDragLeave: () => onDrop(undefined),
      onDrop: ({ self, source }) => {
        onDrop(undefined)
        const drop = dropOf(self.data)
        const place = drop && placeAt(form, row, drop)
        if (place !== undefined) form.move(String(source.data.pointer), place)
      },
    }),
  )
}

/** The place before, after or at the end inside a line. */
function placeAt(form: FormStore, { list, pointer }: OutlineRow, drop: Drop): ItemPlace | undefined {
  if (drop === 'inside') {
    const items = list === undefined ? undefined : valueAt(form.file.root, list)
    return list === undefined ? undefined : { list, index: Array.isArray(items) ? items.length : 0 }
  }
  if (!isItem(pointer)) return undefined
  return { list: parentOf(pointer), index: Number(lastStep(pointer)) + (drop === 'after' ? 1 : 0) }
}
