import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isWarning } from '../../ops/Finding.ts'
import { isWithin } from '../source/Pointer.ts'
import { type Drop, dragLine } from './dragLine.ts'
import type { FormStore } from './FormStore.ts'
import type { OutlineRow } from './outline.ts'

interface OutlineLineProps {
  readonly row: OutlineRow
  readonly form: FormStore
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A line of the outline, which can be dragged. */
export const OutlineLine = observer(({ form, onKeyDown, row }: OutlineLineProps) => {
  const line = useRef<HTMLDivElement>(null)
  const [drop, setDrop] = useState<Drop>()
  const { detail, hasRows, kind, level, pointer, title } = row
  const isSelected = form.selected?.pointer === pointer
  const isFolded = form.isFolded(pointer)
  const tone = toneOf(form, row)

  useEffect(() => (line.current === null ? undefined : dragLine(line.current, row, form, setDrop)), [form, row])

  return (
    <div
      role="treeitem"
      ref={line}
      className="line"
      tabIndex={isSelected ? 0 : -1}
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={hasRows ? !isFolded : undefined}
      data-kind={kind}
      data-level={level}
      data-drop={drop}
      onClick={() => form.select(pointer)}
      onKeyDown={onKeyDown}
    >
      {hasRows && (
        // The arrow keys fold as well.
        <span
          className="twist"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            form.fold(pointer, !isFolded)
          }}
        />
      )}
      <span className="lineTitle">{title}</span>
      {detail !== '' && <span className="lineDetail">{detail}</span>}
      {tone !== undefined && (
        <span className="lineTone" data-tone={tone}>
          <span className="hidden">{tone === 'bad' ? 'has a mistake' : 'has a warning'}</span>
        </span>
      )}
    </div>
  )
})

/** The worst of the findings about a line, without those of the lines inside. */
function toneOf(form: FormStore, { pointer }: OutlineRow): 'bad' | 'warn' | undefined {
  const found = [...form.findings].filter(([at]) => isWithin(at, pointer) && form.rowOf(at)?.pointer === pointer)
  const all = found.flatMap(([, findings]) => findings)
  if (all.length === 0) return undefined
  return all.every(isWarning) ? 'warn' : 'bad'
}
