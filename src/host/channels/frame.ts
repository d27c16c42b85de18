import type { Channel } from '../Channel.ts'
import { isWebOrigin } from '../isWebOrigin.ts'

export type FrameView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly parent: { postMessage(text: string, targetOrigin: string): void }
}

/**
 * The page that frames the widget. The browser writes `source` and `origin`, so these two are all the proof there is:
 * the parent itself, and an origin equal letter by letter to one of the list (threats B1, B2). An empty list is any
 * web page, and then the first valid `loaded` fixes which.
 */
export function frameChannel(view: FrameView, allowedOrigins: readonly string[]): Channel {
  const { parent } = view
  const isAnyAllowed = allowedOrigins.length === 0
  const allowed = new Set(allowedOrigins.map(originOf).filter((origin) => origin !== undefined))
  // '*' only for what may be read by anyone. It is also what a list is for: with one, not even that goes elsewhere.
  const publicTargets = isAnyAllowed ? ['*'] : [...allowed]
  let host: string | undefined

  function isHost({ source, origin }: MessageEvent): boolean {
    if (source === null || source !== parent) return false
    if (host !== undefined) return origin === host
    return isAnyAllowed ? isWebOrigin(origin) : allowed.has(origin)
  }

  return {
    send(text, isPublic) {
      const targets = host !== undefined ? [host] : isPublic ? publicTargets : []
      for (const target of targets) parent.postMessage(text, target)
      return targets.length > 0
    },
    listen(hear) {
      const onMessage = (event: MessageEvent) => {
        if (!isHost(event)) return
        hear(event.data, () => {
          host ??= event.origin
        })
      }
      view.addEventListener('message', onMessage)
      return () => view.removeEventListener('message', onMessage)
    },
  }
}

/** A person wrote the list: "https://Host.example/" means what it says. What the browser tells is never tidied up. */
function originOf(listed: string): string | undefined {
  try {
    const { origin } = new URL(listed)
    return isWebOrigin(origin) ? origin : undefined
  } catch {
    return undefined
  }
}
