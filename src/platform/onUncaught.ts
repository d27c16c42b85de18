/** Tells of whatever nobody has caught (C70), and of files of the page that did not come, such as icons. */
export function onUncaught(tell: (reason: unknown) => void): () => void {
  const error = ({ error, message, target }: ErrorEvent) =>
    tell(error ?? message ?? (target as HTMLImageElement).src ?? (target as HTMLLinkElement).href)
  const rejection = (event: PromiseRejectionEvent) => tell(event.reason)
  window.addEventListener('error', error, true)
  window.addEventListener('unhandledrejection', rejection)
  return () => {
    window.removeEventListener('error', error, true)
    window.removeEventListener('unhandledrejection', rejection)
  }
}
