import type { PageHistory } from '../../platform/page/pageHistory.ts'
import type { StartFailure } from '../../platform/storage/notifyGuard.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Channel } from '../bridge/Channel.ts'
import type { webViewChannel } from '../bridge/channels/webView.ts'
import type { NativeView } from '../bridge/nativeBridge.ts'

/** A window in which the widget may run. */
export type View = Window & NativeView

/** How the widget is embedded (HOST-09): everything that differs between kinds of hosts. */
export interface Surface {
  /**
   * The document is the widget's own: it sets `lang` and `dir`, and all errors and failed files are its own. Otherwise
   * the document is the host page's, and only the widget's element and files concern the widget.
   */
  readonly ownsDocument: boolean
  /** Tells the host the height of the content, if it asks for it (`schema.fit`). */
  readonly reportsHeight: boolean
  /** Providers send players back to it, in a separate tab without a host. */
  readonly receivesReturns?: true
  readonly history: PageHistory
  /** Opens the channel to the host. */
  openChannel(need: ChannelNeed): Channel | Promise<Channel>
  /** Sends a public text without a channel, for failures before one is open. */
  broadcast(text: string, allowedOrigins: readonly string[]): void
  /** Scrolls to the top of the widget. */
  toTop(): void
  /** Starts the widget from scratch. */
  restart(): void
  /** Shows the player that the widget could not start. */
  showFailure(failure: StartFailure): void
}

export interface ChannelNeed {
  readonly clock: Clock
  /** `host.allowedOrigins` of the configuration (D-09). */
  readonly allowedOrigins: readonly string[]
  /** Lazy loads the web view channel, which browsers do not need. */
  readonly rareEntries: () => Promise<{ readonly webViewChannel: typeof webViewChannel }>
}
