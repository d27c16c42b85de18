/** Debounce for going online: with an unstable network the offline notice would flicker (C22). */
const STEADY_MS = 1_500

/**
 * Reports whether the device is online, now and at every change: offline at once, online after a debounce. Returns the
 * cleanup.
 */
export function onNetwork(listener: (isOnline: boolean) => void): () => void {
  const stops = new AbortController() // also the options of each listener, because it has a `signal`
  let timer: ReturnType<typeof setTimeout> | undefined
  const onChange = () => {
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(listener, STEADY_MS, true)
    else listener(false)
  }
  addEventListener('online', onChange, stops)
  addEventListener('offline', onChange, stops)
  listener(navigator.onLine)
  return () => {
    stops.abort()
    clearTimeout(timer)
  }
}
