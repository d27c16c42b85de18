import type { Clock } from '../platform/clock.ts'
import type { Channel } from './Channel.ts'
import { frameChannel } from './channels/frame.ts'
import { selfChannel } from './channels/self.ts'
import type { webViewChannel } from './channels/webView.ts'
import { bridgeOf, type HostMode, type NativeView } from './hostMode.ts'

export interface ChannelNeed {
  readonly view: Window & NativeView
  readonly clock: Clock
  /** `host.allowedOrigins` of the configuration (D-09). */
  readonly allowedOrigins: readonly string[]
  /** Lazy loads the web view channel, which browsers do not need. */
  readonly rareEntries: () => Promise<{ readonly webViewChannel: typeof webViewChannel }>
}

/** Opens the channel for the host mode. */
export async function openChannel(mode: HostMode, need: ChannelNeed): Promise<Channel> {
  const { view, clock, allowedOrigins, rareEntries } = need
  const bridge = bridgeOf(view)
  if (mode === 'webview' && bridge) {
    const replay = heldMessages(view)
    const channel = (await rareEntries()).webViewChannel(view, bridge, clock)
    return { ...channel, listen: (hear) => replay(channel.listen(hear)) }
  }
  return mode === 'iframe' ? frameChannel(view, allowedOrigins) : selfChannel(view)
}

/** Queues window messages until the lazy loaded channel listens, which then validates them (L8). */
function heldMessages(view: Window): (stop: () => void) => () => void {
  const early: MessageEvent[] = []
  const keep = (event: MessageEvent) => void (early.length < MOST_EARLY && early.push(event))
  view.addEventListener('message', keep)
  return (stop) => {
    view.removeEventListener('message', keep)
    for (const event of early.splice(0)) view.dispatchEvent(event)
    return stop
  }
}

const MOST_EARLY = 20
