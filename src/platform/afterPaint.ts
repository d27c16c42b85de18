/** A tab that nobody looks at paints nothing: after so long it counts as painted, or who waits for it would wait for ever. */
const PATIENCE_MS = 1_000

/** Acts when what stands in the document now has been painted. Returns what gives it up. */
export function afterPaint(act: () => void): () => void {
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    clearTimeout(late)
  }
  const tell = () => {
    end()
    act()
  }
  let painted: ReturnType<typeof setTimeout> | undefined
  // A frame is painted right behind its callbacks: a task that is begun there comes after it.
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(tell)
  })
  const late = setTimeout(tell, PATIENCE_MS)
  return end
}
