/** A message channel with the page in one of our iframes. */
export interface FrameChannel {
  /** Sets the frame's window, once the frame exists. */
  readonly attach: (frame: Window | null) => void
  readonly send: (message: object) => void
  readonly end: () => void
}

/**
 * Accepts messages only from the frame's window and origin. `origin` is "null" for a sandboxed page, and messages to
 * such a page need the target origin "*".
 */
export function openFrameChannel(origin: string, onMessage: (data: unknown) => void): FrameChannel {
  let frame: Window | null = null
  const listen = (event: MessageEvent) => {
    if (event.source !== null && event.source === frame && event.origin === origin) onMessage(event.data)
  }
  window.addEventListener('message', listen)
  return {
    attach(next) {
      frame = next
    },
    send: (message) => frame?.postMessage(message, origin === 'null' ? '*' : origin),
    end: () => window.removeEventListener('message', listen),
  }
}
