import type { Channel } from '../Channel.ts'
import { isWebOrigin } from '../isWebOrigin.ts'

export type FrameView = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly parent: { postMessage(text: string, targetOrigin: string): void }
}

/**
 * The channel to the page that frames the widget. The browser sets `source` and `origin`, so only these two prove the
 * sender: the source must be the parent, and the origin must equal one of `allowedOrigins` exactly (threats B1, B2). If
 * `allowedOrigins` is empty, any web page is allowed until the first valid `loaded` pins the sender's origin.
 */
export function frameChannel(view: FrameView, allowedOrigins: readonly string[]): Channel {
  const { parent } = view
  const isAnyAllowed = allowedOrigins.length === 0
  const allowed = new Set(allowedOrigins.map(originOf).filter((origin) => origin !== undefined))
  // Public texts go to the listed origins; to any origin ('*') if the list is empty.
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
    listen(listener) {
      const onMessage = (event: MessageEvent) => {
        if (!isHost(event)) return
        listener(event.data, () => {
          host ??= event.origin
        })
      }
      view.addEventListener('message', onMessage)
      return () => view.removeEventListener('message', onMessage)
    },
  }
}

/**
 * The allowed origins are written by hand, so "https://Host.example/" is normalized. Origins from the browser are never
 * normalized.
 */
function originOf(listed: string): string | undefined {
  try {
    const { origin } = new URL(listed)
    return isWebOrigin(origin) ? origin : undefined
  } catch {
    return undefined
  }
}
