/**
 * Calls `listener` at once, and when the page becomes visible, is restored from the bfcache, or goes online. Returns
 * the cleanup.
 */
export function onWake(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener()
  const shown = (event: PageTransitionEvent) => event.persisted && listener()
  window.addEventListener('online', listener)
  window.addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', seen)
  listener()
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', seen)
  }
}
