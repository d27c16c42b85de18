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
   * Whether the page is the widget's own. Then the widget sets `lang` and `dir` of the page, and reports all errors and
   * failed files. In a page of the host, it reports only errors of its own scripts and failed files in its element.
   */
  readonly ownsDocument: boolean
  /** Whether the widget reports the height of its content to a host that asks for it (`schema.fit`). */
  readonly reportsHeight: boolean
  /**
   * Set for a web view. Downloads do nothing there, so the app saves pictures (`onSavePicture`). A new window may
   * replace the widget, so none opens with a deposit.
   */
  readonly isWebView?: true
  /**
   * Set for the standalone widget: a provider may send the player back to it in a separate tab, which has no host
   * (Q-042).
   */
  readonly receivesReturns?: true
  /**
   * Set in package mode, where the bundler of the host's page loads code without a time limit: rejects with
   * ModuleLoadError if the code does not load in time. `loadChunk` has a limit of its own.
   */
  readonly limitCode?: <T>(code: Promise<T>, clock: Pick<Clock, 'setTimeout'>) => Promise<T>
  readonly history: PageHistory
  /** Opens the channel to the host. */
  openChannel(need: ChannelNeed): Channel | Promise<Channel>
  /** Sends a public text before a channel is open, for early failures. */
  broadcast(text: string, allowedOrigins: readonly string[]): void
  /** Scrolls to the top of the widget. */
  toTop(): void
  /** Starts the widget from scratch. */
  restart(): void
  /** Shows the player a page about the failed start. */
  showFailure(failure: StartFailure): void
}

export interface ChannelNeed {
  readonly clock: Clock
  /** `host.allowedOrigins` of the configuration (D-09). */
  readonly allowedOrigins: readonly string[]
  /** Lazy loads the web view channel, because browsers do not need it. */
  readonly rareEntries: () => Promise<{ readonly webViewChannel: typeof webViewChannel }>
}
