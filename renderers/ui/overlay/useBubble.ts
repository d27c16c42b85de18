import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { TooltipPlacement } from './placeBubble.ts'

// A separate chunk: most screens have no tooltip.
const load = () => import('./placeBubble.ts')

/** Maximum time to wait for the positioning code. */
const LATE_MS = 3_000

/**
 * The refs of a bubble and its arrow, positioned next to `anchor` while open. The bubble is invisible until positioned.
 */
export function useBubble(isOpen: boolean, placement: TooltipPlacement, anchor: RefObject<HTMLElement | null>) {
  const bubble = useRef<HTMLSpanElement>(null)
  const arrow = useRef<HTMLSpanElement>(null)

  // Prefetched, so that the first bubble opens without delay.
  useEffect(() => void load().catch(() => undefined), [])

  useLayoutEffect(() => {
    const parts = { anchor: anchor.current, bubble: bubble.current, arrow: arrow.current }
    if (!isOpen || !hasAll(parts)) return
    let isGone = false
    let stop = () => {}
    // If the positioning code is late or fails to load, the style sheet positions the bubble, so that it can be read.
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
