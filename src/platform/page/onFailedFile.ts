/** The status of the response; 0 for another origin that does not reveal it. */
const statusOf = (url: string): number => {
  const entries = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]
  return entries[entries.length - 1]?.responseStatus ?? 0
}

/**
 * Reports files below `root` that failed to load: pictures, scripts, style sheets. Pictures with an error status are
 * left to `onRefusedPicture`. Returns the cleanup.
 */
export function onFailedFile(root: EventTarget, tell: (url: string, isPicture: boolean) => void): () => void {
  const stops = new AbortController()
  const hear = ({ target }: Event) => {
    const { src, href } = target as Partial<HTMLImageElement & HTMLLinkElement>
    const url = src ?? href
    if (typeof url !== 'string') return
    const isPicture = target instanceof HTMLImageElement
    if (!isPicture || statusOf(url) < 400) tell(url, isPicture)
  }
  root.addEventListener('error', hear, { capture: true, signal: stops.signal })
  return () => stops.abort()
}
