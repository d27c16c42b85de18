import validateNews from 'virtual:validate/captchaPage/CAPTCHA_MESSAGE'
import {
  CAPTCHA_SANDBOX,
  type CaptchaMessage,
  type CaptchaRequest,
  type CaptchaTrouble,
  type VendorResult,
} from '../../../schemas/captchaPage.ts'
import type { ChallengeStore } from '../../notices/ChallengeStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { openFrameChannel } from '../../platform/windows/openFrameChannel.ts'
import { VENDORS } from './VENDORS.ts'

export interface CaptchaRun {
  readonly clock: Clock
  readonly challenge: ChallengeStore
  /** The URL of the captcha page. */
  readonly page: string
  readonly order: Omit<CaptchaRequest, 'paywidget' | 'run'>
  readonly signal: AbortSignal
  /** Time limit of the run, in ms. It does not apply once the challenge is shown. */
  readonly limitMs: number
  /** Called when the challenge is shown; from then on there is no time limit. */
  readonly onShown: () => void
}

/** The outcome of a run. */
export type RunEnd =
  | { readonly result: VendorResult | undefined }
  /** `late`: the time limit was exceeded. */
  | { readonly trouble: CaptchaTrouble | 'late'; readonly detail: string | undefined }

/**
 * The captcha page reports `ready` before its load event. A page that stays silent this long after the load event is a
 * different page.
 */
const READY_TIMEOUT_MS = 2_000

/**
 * Runs one captcha in a new frame, which is removed before the promise resolves. Never resolves if aborted.
 *
 * The vendor's script never shares an origin with the widget (D-08). A captcha page of another origin keeps its origin,
 * with which vendors work best, unless its headers contain the sandbox. On the widget's origin, the sandbox gives the
 * page an opaque origin.
 */
export function runCaptcha({ clock, challenge, page, order, signal, limitMs, onShown }: CaptchaRun): Promise<RunEnd> {
  const run = crypto.randomUUID()
  const { href, origin } = new URL(`${page}#${run}`, location.href)
  const isOther = origin !== location.origin
  return new Promise((resolve) => {
    let isOrdered = false
    let stopWaiting = () => {}
    const cancelLimit = clock.setTimeout(late, limitMs)
    const channel = openFrameChannel(
      isOther ? [origin, 'null'] : ['null'],
      (data) => isMessage(data) && data.run === run && handleMessage(data),
    )

    function handleMessage(message: CaptchaMessage): void {
      if (message.say === 'ready' && !isOrdered) {
        isOrdered = true
        channel.send({ paywidget: 'captcha', run, ...order } satisfies CaptchaRequest)
      }
      if (!isOrdered) return
      if (message.say === 'shown') shown()
      if (message.say === 'result') end({ result: message.result })
      if (message.say === 'failure') end({ trouble: message.why ?? 'unknown', detail: message.detail })
    }

    /** For GeeTest a timeout counts as a network failure, like its own request timeout of the same length (CAPT-09). */
    function late(): void {
      const isNetwork = isOrdered && VENDORS[order.vendor].isBypassed
      end({ trouble: isNetwork ? 'network' : 'late', detail: `nothing within ${limitMs} ms` })
    }

    function shown(): void {
      cancelLimit()
      challenge.show(run)
      onShown()
    }

    function end(how: RunEnd): void {
      leave()
      resolve(how)
    }

    /**
     * Starts waiting for `ready`: the load event also fires for the browser's error page, if the captcha page is
     * blocked or missing (C13).
     */
    function loaded(): void {
      stopWaiting()
      stopWaiting = clock.setTimeout(() => isOrdered || end({ trouble: 'script', detail: page }), READY_TIMEOUT_MS)
    }

    function leave(): void {
      stopWaiting()
      cancelLimit()
      signal.removeEventListener('abort', leave)
      channel.end()
      challenge.end(run)
    }

    signal.addEventListener('abort', leave)
    challenge.begin({
      run,
      src: href,
      sandbox: isOther ? `${CAPTCHA_SANDBOX} allow-same-origin` : CAPTCHA_SANDBOX,
      onWindow: channel.attach,
      onLoad: loaded,
      onClose: () => end({ trouble: 'closed', detail: undefined }),
    })
  })
}

const isMessage = (data: unknown): data is CaptchaMessage => validateNews(data)
