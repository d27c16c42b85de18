/**
 * Calls `wake` at once, and when the page becomes visible, is restored from the bfcache, or goes online. Returns the
 * cleanup.
 */
export function onWake(wake: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && wake()
  const shown = (event: PageTransitionEvent) => event.persisted && wake()
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  wake()
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}
