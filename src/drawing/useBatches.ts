import { useEffect, useReducer, useRef } from 'react'

/** About 50 ms of rendering and layout for tiles on a low-end phone; more than one screen of them on a wide window. */
const BATCH = 40

/**
 * Returns the items to render now: those from the start of the list, with at most one batch whose keys were not
 * rendered before. Each following batch is rendered after a paint, so that a long list never blocks input for longer
 * than one batch.
 */
export function useBatches<T>(list: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const rendered = useRef<ReadonlySet<string>>(new Set())
  const [, renderNext] = useReducer((count: number) => count + 1, 0)
  let room = BATCH
  const end = list.findIndex((item) => !rendered.current.has(keyOf(item)) && room-- === 0)
  const items = end < 0 ? list : list.slice(0, end)
  useEffect(() => {
    rendered.current = new Set(items.map(keyOf))
    if (end < 0) return
    // A timer set within a frame runs after that frame was painted.
    const frame = requestAnimationFrame(() => setTimeout(renderNext))
    return () => cancelAnimationFrame(frame)
  })
  return items
}
