/** A message channel with the page in one of our iframes. */
export interface FrameTalk {
  /** Sets the frame's window, once the frame exists. */
  readonly meet: (frame: Window | null) => void
  readonly say: (message: object) => void
  readonly end: () => void
}

/**
 * Accepts messages only from the frame's window and origin. `origin` is "null" for a sandboxed page, and messages to
 * such a page need the target origin "*".
 */
export function talkWithFrame(origin: string, hear: (data: unknown) => void): FrameTalk {
  let frame: Window | null = null
  const listen = (event: MessageEvent) => {
    if (event.source !== null && event.source === frame && event.origin === origin) hear(event.data)
  }
  window.addEventListener('message', listen)
  return {
    meet(met) {
      frame = met
    },
    say: (message) => frame?.postMessage(message, origin === 'null' ? '*' : origin),
    end: () => window.removeEventListener('message', listen),
  }
}
