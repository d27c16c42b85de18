/**
 * Reports pictures whose response has an error status, also those that were loaded before this function was called. For
 * other origins the browser reveals the status only with `Timing-Allow-Origin`. Returns the cleanup.
 */
export function onRefusedPicture(listener: (url: string, status: number) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (initiatorType === 'img' && responseStatus >= 400) listener(name, responseStatus)
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}
