/** Calls when the page goes away or out of sight: it may never come back. */
export function onHide(hide: () => void): () => void {
  const seen = () => document.visibilityState === 'hidden' && hide()
  window.addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('pagehide', hide)
    document.removeEventListener('visibilitychange', seen)
  }
}
