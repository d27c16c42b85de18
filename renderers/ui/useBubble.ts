import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { TooltipPlacement } from './placeBubble.ts'

// A chunk of its own: most screens explain nothing.
const load = () => import('./placeBubble.ts')

/** A file that hangs is not waited for. */
const LATE_MS = 3_000

/** The refs of a bubble and its arrow, which stands beside `anchor` while it is open. Unplaced, it is not seen. */
export function useBubble(isOpen: boolean, placement: TooltipPlacement, anchor: RefObject<HTMLElement | null>) {
  const bubble = useRef<HTMLSpanElement>(null)
  const arrow = useRef<HTMLSpanElement>(null)

  // Before it is asked for, so that the first one opens as fast as the second.
  useEffect(() => void load().catch(() => undefined), [])

  useLayoutEffect(() => {
    const parts = { anchor: anchor.current, bubble: bubble.current, arrow: arrow.current }
    if (!isOpen || !hasAll(parts)) return
    let isGone = false
    let stop = () => {}
    // Without the code it stands where the stylesheet puts it: what it says has to be read.
    const showUnplaced = () => {
      if (!isGone) parts.bubble.dataset.side ??= 'none'
    }
    const timer = setTimeout(showUnplaced, LATE_MS)
    load().then(({ placeBubble }) => {
      if (!isGone) stop = placeBubble(parts, placement)
    }, showUnplaced)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
      delete parts.bubble.dataset.side
    }
  }, [isOpen, placement, anchor])

  return { bubble, arrow }
}

type Parts<T> = Readonly<Record<'anchor' | 'bubble' | 'arrow', T>>

function hasAll(parts: Parts<HTMLElement | null>): parts is Parts<HTMLElement> {
  return Object.values(parts).every((part) => part !== null)
}
