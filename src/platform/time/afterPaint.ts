/** A hidden tab never paints. After this time it counts as painted, so that callers do not wait for ever. */
const TIMEOUT_MS = 1_000

/** Calls `act` once the browser has painted the current state of the page. Returns the cleanup. */
export function afterPaint(act: () => void): () => void {
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(painted)
    clearTimeout(timeout)
  }
  const run = () => {
    end()
    act()
  }
  let painted: ReturnType<typeof setTimeout> | undefined
  // The browser paints right after the frame callbacks, so a task that a callback starts runs after the paint.
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run)
  })
  const timeout = setTimeout(run, TIMEOUT_MS)
  return end
}
