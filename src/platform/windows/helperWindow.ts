import { type HelperMessage, type HelperReady, helperAddress, helperChannel } from '../../../schemas/helperPage.ts'
import type { PaymentSource } from '../../model/paymentSource.ts'
import type { Clock } from '../time/clock.ts'
import { openWindow } from './openWindow.ts'

/**
 * The outcome for a helper window. `open`: it went to the provider's page. `closed`: the player closed it before that.
 * `refused`: it did not open (a popup blocker, or a sandbox without `allow-popups`). `silent`: it never answered,
 * because the host's opener policy cut it off or its page did not load.
 */
export type WindowOutcome = 'open' | 'closed' | 'refused' | 'silent'

/** The window for the provider's page. It opens during the player's press and gets the provider's URL later. */
export interface HelperWindow {
  /** False without a window handle: the window was blocked, or the host's opener policy cut it off (D-10). */
  readonly isReachable: boolean
  /** Whether the window is known to be closed; the object can then be dropped. */
  readonly isClosed: boolean
  /**
   * Sends the window to the provider's page. `onOutcome` gets the outcome, and a second one if a window that counted as
   * lost answers later.
   */
  redirect(source: PaymentSource, onOutcome: (outcome: WindowOutcome) => void): void
  /**
   * Sets the waiting text of the window: 'player' if the player has a task in the cashier, 'server' if the server's
   * answer is awaited.
   */
  wait(whom: 'player' | 'server'): void
  /** Closes the window: no URL will follow, or the next player must not see the provider's page. */
  close(): void
}

export interface HelperNeed {
  readonly page: string
  readonly language: string
  readonly clock: Clock
}

/** Timeout for the first answer of the helper page, which is a few kilobytes on our own origin. */
const ANSWER_TIMEOUT_MS = 6_000
const POLL_INTERVAL_MS = 500

interface PendingRedirect {
  readonly source: PaymentSource
  readonly onOutcome: (outcome: WindowOutcome) => void
}

/** Opens the helper page. Callers pass `redirect` only URLs that have been checked. */
export function openHelperWindow({ page, language, clock }: HelperNeed): HelperWindow {
  const name = crypto.randomUUID()
  // Open the channel before the window, which may answer at once.
  const channel = openChannel(name)
  const { opened, isRefused } = openWindow(helperAddress(page, language, name))
  let answer: ((message: HelperMessage) => void) | undefined
  let pending: PendingRedirect | undefined
  let waiting: HelperMessage = { paywidget: 'hold' }
  let stopWaiting = () => {}

  const byOpener = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== opened || origin !== location.origin) return
    handleMessage(data, (message) => opened.postMessage(message, location.origin))
  }
  window.addEventListener('message', byOpener)
  channel?.addEventListener('message', ({ data }) => handleMessage(data, (message) => channel.postMessage(message)))

  /**
   * The window sends each message by `opener` and by the channel. Replies go by the way that delivered the first
   * message.
   */
  function handleMessage(data: Partial<HelperReady> | null, reply: (message: HelperMessage) => void): void {
    if (data?.paywidget === 'going') onNavigated()
    if (data?.paywidget !== 'ready' || answer !== undefined) return
    answer = reply
    answer(waiting)
    send()
  }

  function send(): void {
    if (pending === undefined) return
    const { url, method, data } = pending.source
    answer?.({ paywidget: 'redirect', url, method, data })
  }

  function onNavigated(): void {
    pending?.onOutcome('open')
    end()
  }

  function end(): void {
    pending = undefined
    stopWaiting()
    window.removeEventListener('message', byOpener)
    channel?.close()
  }

  /** Until the window has gone to the provider, polls whether the player has closed it, and sets the timeout. */
  function startTimeout(onOutcome: (outcome: WindowOutcome) => void): void {
    const finish = (outcome: WindowOutcome) => {
      stopWaiting()
      onOutcome(outcome)
    }
    const stopPolling = clock.setInterval(() => opened?.closed && finish('closed'), POLL_INTERVAL_MS)
    const stopLimit = clock.setTimeout(() => finish('silent'), ANSWER_TIMEOUT_MS)
    stopWaiting = () => {
      stopPolling()
      stopLimit()
    }
  }

  return {
    isReachable: opened !== null,
    get isClosed() {
      return opened?.closed === true
    },
    redirect(source, onOutcome) {
      pending = { source, onOutcome }
      // A browser may let the player open a blocked popup later; that window still gets its URL.
      if (isRefused) onOutcome('refused')
      else startTimeout(onOutcome)
      send()
    },
    wait(whom) {
      waiting = { paywidget: whom === 'player' ? 'check' : 'hold' }
      answer?.(waiting)
    },
    close() {
      answer?.({ paywidget: 'close' })
      opened?.close()
      end()
    },
  }
}

/** The channel; undefined when the browser denies it, and then only `opener` is left. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(helperChannel(name))
  } catch {
    return undefined
  }
}
