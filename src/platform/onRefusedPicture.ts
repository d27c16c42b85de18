/**
 * Tells of pictures that a server has answered with an error, and with which; of those, too, that were asked for before.
 * A browser keeps the answer of another origin to itself unless that allows it (`Timing-Allow-Origin`). Returns its stop.
 */
export function onRefusedPicture(tell: (url: string, status: number) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (initiatorType === 'img' && responseStatus >= 400) tell(name, responseStatus)
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}
