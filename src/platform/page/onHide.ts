/** Calls `hide` when the page is hidden or left: it may never become visible again. Returns the cleanup. */
export function onHide(hide: () => void): () => void {
  const stops = new AbortController()
  addEventListener('pagehide', hide, stops)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), stops)
  return () => stops.abort()
}
