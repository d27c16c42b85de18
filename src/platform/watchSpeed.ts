/** In milliseconds; the start counts from where the page began. */
export type Trace = {
  readonly start_ms: number
  readonly duration_ms: number
}

const KINDS = ['navigation', 'paint', 'largest-contentful-paint', 'resource']

/**
 * Tells how long the page, its paints and each call of the API took, those of before included. A call goes by the last
 * word of its path: addresses and queries stay here. Returns its stop.
 */
export function watchSpeed(apiBase: string, tell: (name: string, trace: Trace) => void): () => void {
  const { href } = new URL(`${apiBase.replace(/\/$/, '')}/`, location.href)

  function hear(list: PerformanceObserverEntryList): void {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      const word = entryType === 'resource' ? callOf(name) : entryType === 'paint' ? name : entryType
      if (word !== undefined) tell(word, { start_ms: Math.round(startTime), duration_ms: Math.round(duration) })
    }
  }

  function callOf(address: string): string | undefined {
    return address.startsWith(href) ? /([\w-]+)\/?(?:[?#].*)?$/.exec(address)?.[1] : undefined
  }

  const observers = KINDS.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type)).map((type) => {
    const observer = new PerformanceObserver(hear)
    observer.observe({ type, buffered: true })
    return observer
  })
  return () => {
    for (const observer of observers) observer.disconnect()
  }
}
