/** Calls at once, and whenever the page is seen again, comes back from the page cache, or the network is back. */
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
