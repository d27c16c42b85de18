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
  /** The channel of a web view comes as a file of its own: no browser needs it. */
  readonly seldom: () => Promise<{ readonly webViewChannel: typeof webViewChannel }>
}

/** The channel of a mode. */
export async function openChannel(mode: HostMode, need: ChannelNeed): Promise<Channel> {
  const { view, clock, allowedOrigins, seldom } = need
  const bridge = bridgeOf(view)
  if (mode === 'webview' && bridge) return (await seldom()).webViewChannel(view, bridge, clock)
  return mode === 'iframe' ? frameChannel(view, allowedOrigins) : selfChannel(view)
}
