/**
 * The message that the player has come back from the provider in another tab; the cashier then requests the status from
 * the server. The message has no data about the payment. Browsers that partition cross-site frames do not deliver it.
 */
const NAME = 'paywidget-return'

export function announceReturn(): void {
  const opener: Window | null = window.opener
  opener?.postMessage(NAME, location.origin)
  const channel = openChannel()
  channel?.postMessage(NAME)
  channel?.close()
}

/** Subscribes to the return of a player; returns the cleanup. */
export function onReturn(listener: () => void): () => void {
  const channel = openChannel()
  const byOpener = ({ origin, data }: MessageEvent) => origin === location.origin && data === NAME && listener()
  channel?.addEventListener('message', listener)
  window.addEventListener('message', byOpener)
  return () => {
    channel?.close()
    window.removeEventListener('message', byOpener)
  }
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined // denied: the cashier keeps polling as usual
  }
}
