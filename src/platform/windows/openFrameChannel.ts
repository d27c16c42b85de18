/** A message channel with the page in one of our iframes. */
export interface FrameChannel {
  /** Sets the frame's window, once the frame exists. */
  readonly attach: (frame: Window | null) => void
  readonly send: (message: object) => void
  readonly end: () => void
}

/**
 * Accepts messages only from the frame's window, and only from these origins; that of a sandboxed page is "null". Sends
 * to the origin of the last message. A sandboxed page needs the target origin "*".
 */
export function openFrameChannel(origins: readonly string[], onMessage: (data: unknown) => void): FrameChannel {
  let frame: Window | null = null
  let target = ''
  const listen = (event: MessageEvent) => {
    if (event.source === null || event.source !== frame || !origins.includes(event.origin)) return
    target = event.origin === 'null' ? '*' : event.origin
    onMessage(event.data)
  }
  window.addEventListener('message', listen)
  return {
    attach(next) {
      frame = next
    },
    send: (message) => frame?.postMessage(message, target),
    end: () => window.removeEventListener('message', listen),
  }
}
