import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type FormStore, isItem } from './FormStore.ts'
import { OutlineLine } from './OutlineLine.tsx'
import type { OutlineRow } from './outline.ts'

/** The blocks and fields of the open file as a tree, with the keys of a tree (WAI-ARIA); Alt with an arrow moves a line. */
export const Outline = observer(({ form }: { readonly form: FormStore }) => {
  const tree = useRef<HTMLDivElement>(null)
  const selected = form.selected?.pointer

  // The focus follows the selection while it is in the tree, also when a line was moved.
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (selected === undefined || line === null || line === undefined) return
    line.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(document.activeElement)) line.focus()
  }, [selected])

  return (
    <div role="tree" aria-label="Outline" className="outline" ref={tree} tabIndex={-1}>
      {form.visible.map((row) => (
        <OutlineLine key={row.pointer} row={row} form={form} onKeyDown={(event) => press(event, row, form)} />
      ))}
    </div>
  )
})

function press(event: KeyboardEvent, row: OutlineRow, form: FormStore): void {
  if (event.ctrlKey || event.metaKey) return
  const act = event.altKey ? ALT_KEYS[event.key] : KEYS[event.key]
  if (act === undefined) return
  event.preventDefault()
  act(form, row)
}

type Act = (form: FormStore, row: OutlineRow) => void

const ALT_KEYS: Readonly<Record<string, Act>> = {
  ArrowUp: (form, { pointer }) => isItem(pointer) && form.step(pointer, 'up'),
  ArrowDown: (form, { pointer }) => isItem(pointer) && form.step(pointer, 'down'),
}

const KEYS: Readonly<Record<string, Act>> = {
  ArrowUp: (form, row) => go(form, row, -1),
  ArrowDown: (form, row) => go(form, row, 1),
  Home: (form) => select(form, form.visible[0]),
  End: (form) => select(form, form.visible.at(-1)),
  ArrowRight: (form, row) => {
    if (!row.hasRows) return
    if (form.isFolded(row.pointer)) form.fold(row.pointer, false)
    else go(form, row, 1)
  },
  ArrowLeft: (form, row) => {
    if (row.hasRows && !form.isFolded(row.pointer)) form.fold(row.pointer, true)
    else
      select(
        form,
        form.visible.slice(0, form.visible.indexOf(row)).findLast(({ level }) => level < row.level),
      )
  },
  Delete: (form, { pointer }) => isItem(pointer) && form.remove(pointer),
}

const go = (form: FormStore, row: OutlineRow, by: number) => select(form, form.visible[form.visible.indexOf(row) + by])

function select(form: FormStore, row: OutlineRow | undefined): void {
  if (row !== undefined) form.select(row.pointer)
}
