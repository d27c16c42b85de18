/** The status of the response; 0 if the browser does not reveal it, as for most other origins. */
const statusOf = (url: string): number => {
  const entries = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]
  return entries[entries.length - 1]?.responseStatus ?? 0
}

/**
 * Reports files below `root` that failed to load: pictures, scripts, style sheets. Skips pictures with an error status,
 * which `onRefusedPicture` reports. Returns the cleanup.
 */
export function onFailedFile(root: EventTarget, listener: (url: string, isPicture: boolean) => void): () => void {
  const stops = new AbortController()
  const onError = ({ target }: Event) => {
    const { src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>
    const url = src ?? href
    if (typeof url !== 'string') return
    const isPicture = target instanceof HTMLImageElement
    if (!isPicture || statusOf(url) < 400) listener(url, isPicture)
  }
  root.addEventListener('error', onError, { capture: true, signal: stops.signal })
  return () => stops.abort()
}
