/**
 * A player has come back from the provider in another tab. The cashier of the same origin hears of it and asks the
 * server; it is a hint and says nothing of the payment. A browser that keeps frames of other sites apart swallows it.
 */
const NAME = 'paywidget-return'

export function announceReturn(): void {
  const opener: Window | null = window.opener
  opener?.postMessage(NAME, location.origin)
  const channel = openChannel()
  channel?.postMessage(NAME)
  channel?.close()
}

/** Calls whenever a player has come back. Returns its stop. */
export function onReturn(hear: () => void): () => void {
  const channel = openChannel()
  const byOpener = ({ origin, data }: MessageEvent) => origin === location.origin && data === NAME && hear()
  channel?.addEventListener('message', hear)
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
    return undefined // denied here: the server is asked in its own time
  }
}
