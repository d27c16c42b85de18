/** Calls when the page goes away or out of sight: it may never come back. */
export function onHide(hide: () => void): () => void {
  const stops = new AbortController()
  addEventListener('pagehide', hide, stops)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), stops)
  return () => stops.abort()
}
