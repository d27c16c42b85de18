/** Tells of whatever nobody has caught (C70). */
export function onUncaught(tell: (reason: unknown) => void): () => void {
  const error = (event: ErrorEvent) => tell(event.error ?? event.message)
  const rejection = (event: PromiseRejectionEvent) => tell(event.reason)
  window.addEventListener('error', error)
  window.addEventListener('unhandledrejection', rejection)
  return () => {
    window.removeEventListener('error', error)
    window.removeEventListener('unhandledrejection', rejection)
  }
}
