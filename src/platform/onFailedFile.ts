/** The status that a server has answered with; a browser keeps that of another origin to itself unless that allows it. */
const statusOf = (url: string): number => {
  const entries = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[]
  return entries[entries.length - 1]?.responseStatus ?? 0
}

/**
 * Tells of the files below `root` that did not come: pictures, scripts, style sheets. A picture that was answered with an
 * error is told by `onRefusedPicture`, with its status. Returns its stop.
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
