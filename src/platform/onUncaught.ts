/** Tells of whatever nobody has caught (C70), and of files of the page that did not come, such as icons. */
export function onUncaught(tell: (reason: unknown) => void): () => void {
  const stops = new AbortController()
  const error = ({ error, message, target }: ErrorEvent) =>
    tell(error ?? message ?? (target as HTMLImageElement).src ?? (target as HTMLLinkElement).href)
  addEventListener('error', error, { capture: true, signal: stops.signal })
  addEventListener('unhandledrejection', ({ reason }) => tell(reason), stops)
  return () => stops.abort()
}
