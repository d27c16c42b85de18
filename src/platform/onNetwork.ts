/** A network that comes and goes each second has not come back: what the screen says of it would flicker (C22). */
const STEADY_MS = 1_500

/** Tells whether the network is there, now and at every change: that it has gone at once, that it is back when it stays. */
export function onNetwork(tell: (isOnline: boolean) => void): () => void {
  const stops = new AbortController() // an options object too: it has a signal
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    if (navigator.onLine) timer = setTimeout(tell, STEADY_MS, true)
    else tell(false)
  }
  addEventListener('online', hear, stops)
  addEventListener('offline', hear, stops)
  tell(navigator.onLine)
  return () => {
    stops.abort()
    clearTimeout(timer)
  }
}
