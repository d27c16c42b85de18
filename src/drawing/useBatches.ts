import { startTransition, useDeferredValue, useEffect, useReducer, useRef } from 'react'

/** About 50 ms of rendering and layout for tiles on a low-end phone; more than one screen of them on a wide window. */
const BATCH = 40

/**
 * Returns the items to render now: those from the start of the list, with at most one batch whose keys were not
 * rendered before. Each following batch is rendered after a paint. A long list that changes is rendered after the
 * current task, so that a key in the search is shown first; an empty one at once, with the message in its place. So a
 * list never blocks input for longer than one batch.
 */
export function useBatches<T>(current: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const former = useDeferredValue(current)
  const list = former.length > BATCH && current.length > 0 ? former : current
  const rendered = useRef<ReadonlySet<string>>(new Set())
  const [, renderNext] = useReducer((count: number) => count + 1, 0)
  let room = BATCH
  const end = list.findIndex((item) => !rendered.current.has(keyOf(item)) && room-- === 0)
  const items = end < 0 ? list : list.slice(0, end)
  useEffect(() => {
    rendered.current = new Set(items.map(keyOf))
    if (end < 0) return
    // A timer set within a frame runs after that frame was painted.
    const frame = requestAnimationFrame(() => setTimeout(startTransition, 0, renderNext))
    return () => cancelAnimationFrame(frame)
  })
  return items
}
