/** Talks with one page in a frame of ours, and hears nobody else. */
export interface FrameTalk {
  /** The frame's window, as soon as it is there. */
  readonly meet: (frame: Window | null) => void
  readonly say: (message: object) => void
  readonly end: () => void
}

/**
 * What a frame says is heard only from its very window and of its very origin. `origin` is "null" for a page that was put
 * into an origin of its own by its sandbox; such a page can be addressed by its window alone.
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
