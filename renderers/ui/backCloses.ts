/**
 * The browser's Back closes a popup, and leaves the page where it is: what the form holds would be lost. Nobody else hears
 * of the step, as it is taken back at once. Returns its own stop.
 */
export function backCloses(close: () => void): () => void {
  const step = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    stop()
    // The step forward is no navigation either.
    window.addEventListener('popstate', (back) => back.stopImmediatePropagation(), { capture: true, once: true })
    window.history.forward()
    close()
  }
  const stop = () => window.removeEventListener('popstate', step, { capture: true })
  window.addEventListener('popstate', step, { capture: true })
  return stop
}
