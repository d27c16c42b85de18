/** Times in ms; `start_ms` is relative to the start of the navigation. */
export type Trace = {
  readonly start_ms: number
  readonly duration_ms: number
}

const KINDS = ['navigation', 'paint', 'largest-contentful-paint', 'resource']

/**
 * Reports the durations of the navigation, of the paints and of each API call, also those before this function was
 * called. The name of a call is the last segment of its path; URLs and queries are not reported. Returns the cleanup.
 */
export function watchSpeed(apiBase: string, listener: (name: string, trace: Trace) => void): () => void {
  const { href } = new URL(`${apiBase.replace(/\/$/, '')}/`, location.href)

  function onEntries(list: PerformanceObserverEntryList): void {
    for (const { entryType, name, startTime, duration } of list.getEntries()) {
      const label = entryType === 'resource' ? callOf(name) : entryType === 'paint' ? name : entryType
      if (label !== undefined) listener(label, { start_ms: Math.round(startTime), duration_ms: Math.round(duration) })
    }
  }

  function callOf(address: string): string | undefined {
    return address.startsWith(href) ? /([\w-]+)\/?(?:[?#].*)?$/.exec(address)?.[1] : undefined
  }

  const observers = KINDS.filter((type) => PerformanceObserver.supportedEntryTypes.includes(type)).map((type) => {
    const observer = new PerformanceObserver(onEntries)
    observer.observe({ type, buffered: true })
    return observer
  })
  return () => {
    for (const observer of observers) observer.disconnect()
  }
}
