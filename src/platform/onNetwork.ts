/** Tells whether the network is there, now and at every change. */
export function onNetwork(tell: (isOnline: boolean) => void): () => void {
  const online = () => tell(true)
  const offline = () => tell(false)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  tell(navigator.onLine)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
