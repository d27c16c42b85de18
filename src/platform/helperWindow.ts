import { type HelperMessage, type HelperReady, helperAddress, helperChannel } from '../../schemas/helperPage.ts'
import type { PaymentSource } from '../model/paymentSource.ts'
import type { Clock } from './clock.ts'
import { openWindow } from './openWindow.ts'

/**
 * How it went: gone to the provider's page; closed by the player before; not opened at all (a blocker, or a sandbox
 * without `allow-popups`); or never heard of: cut off by the host's policy, or its page did not load.
 */
export type WindowFate = 'open' | 'closed' | 'refused' | 'silent'

/** The window in which the provider's page opens. It is opened inside the press, and told later where to go. */
export interface HelperWindow {
  /** False when there is no hold of the window: blocked, or cut off by the host's policy (D-10). */
  readonly isReachable: boolean
  /** Whether it is seen to be closed: then nothing of it needs to be kept. */
  readonly isClosed: boolean
  /** Tells how it went; again, should a window that seemed lost answer after all. */
  redirect(source: PaymentSource, tell: (fate: WindowFate) => void): void
  /** What it waits for, and says so: the player, who has something to do in the cashier, or the server. */
  wait(whom: 'player' | 'server'): void
  /** Nothing will come any more: a window that still waits is closed. */
  close(): void
}

export interface HelperNeed {
  readonly page: string
  readonly language: string
  readonly clock: Clock
}

/** A page of a few kilobytes on the widget's own origin: later than this it is not there, or cannot be heard. */
const ANSWERS_WITHIN_MS = 6_000
const LOOKS_EVERY_MS = 500

interface Errand {
  readonly source: PaymentSource
  readonly tell: (fate: WindowFate) => void
}

/** Opens the helper page. The only thing it is ever told is an address that has been checked. */
export function openHelperWindow({ page, language, clock }: HelperNeed): HelperWindow {
  const name = crypto.randomUUID()
  // Before the window: it may be quick.
  const channel = openChannel(name)
  const { opened, isRefused } = openWindow(helperAddress(page, language, name))
  let answer: ((message: HelperMessage) => void) | undefined
  let errand: Errand | undefined
  let hold: HelperMessage = { paywidget: 'hold' }
  let stopWaiting = () => {}

  const byOpener = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== opened || origin !== location.origin) return
    hear(data, (message) => opened.postMessage(message, location.origin))
  }
  window.addEventListener('message', byOpener)
  channel?.addEventListener('message', ({ data }) => hear(data, (message) => channel.postMessage(message)))

  /** The window speaks by the opener and by the channel; it is answered by the way that came through first. */
  function hear(data: Partial<HelperReady> | null, reply: (message: HelperMessage) => void): void {
    if (data?.paywidget === 'going') gone()
    if (data?.paywidget !== 'ready' || answer !== undefined) return
    answer = reply
    answer(hold)
    send()
  }

  function send(): void {
    if (errand === undefined) return
    const { url, method, data } = errand.source
    answer?.({ paywidget: 'redirect', url, method, data })
  }

  function gone(): void {
    errand?.tell('open')
    end()
  }

  function end(): void {
    errand = undefined
    stopWaiting()
    window.removeEventListener('message', byOpener)
    channel?.close()
  }

  /** Until it has gone: whether the player has closed it, or it is not going to answer at all. */
  function wait(tell: (fate: WindowFate) => void): void {
    const lost = (fate: WindowFate) => {
      stopWaiting()
      tell(fate)
    }
    const stopLook = clock.setInterval(() => opened?.closed && lost('closed'), LOOKS_EVERY_MS)
    const stopLimit = clock.setTimeout(() => lost('silent'), ANSWERS_WITHIN_MS)
    stopWaiting = () => {
      stopLook()
      stopLimit()
    }
  }

  return {
    isReachable: opened !== null,
    get isClosed() {
      return opened?.closed === true
    },
    redirect(source, tell) {
      errand = { source, tell }
      // A browser may offer what it blocked a while later: whoever answers then still gets its order.
      if (isRefused) tell('refused')
      else wait(tell)
      send()
    },
    wait(whom) {
      hold = { paywidget: whom === 'player' ? 'check' : 'hold' }
      answer?.(hold)
    },
    close() {
      answer?.({ paywidget: 'close' })
      opened?.close()
      end()
    },
  }
}

/** Undefined where the browser denies it: then only the opener is left. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(helperChannel(name))
  } catch {
    return undefined
  }
}
