import validateNews from 'virtual:validate/captchaPage/NEWS'
import type { CaptchaNews, CaptchaOrder, CaptchaTrouble, VendorResult } from '../../../schemas/captchaPage.ts'
import type { ChallengeStore } from '../../notices/ChallengeStore.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { talkWithFrame } from '../../platform/windows/talkWithFrame.ts'
import { VENDORS } from './VENDORS.ts'

export interface CaptchaRun {
  readonly clock: Clock
  readonly challenge: ChallengeStore
  /** The URL of the captcha page. */
  readonly page: string
  readonly order: Omit<CaptchaOrder, 'paywidget' | 'run'>
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
 * The vendor's script never shares an origin with the widget (D-08). A captcha page of another origin keeps its origin,
 * with which vendors work best. On the widget's origin, the sandbox gives the page an opaque origin.
 */
const SANDBOX = 'allow-scripts allow-popups'

/**
 * The captcha page reports `ready` before its load event. A page that stays silent this long after the load event is a
 * different page.
 */
const SILENT_MS = 2_000

/** Runs one captcha in a new frame, which is removed before the promise resolves. Never resolves if aborted. */
export function runCaptcha({ clock, challenge, page, order, signal, limitMs, onShown }: CaptchaRun): Promise<RunEnd> {
  const run = crypto.randomUUID()
  const { href, origin } = new URL(`${page}#${run}`, location.href)
  const isOther = origin !== location.origin
  return new Promise((resolve) => {
    let isOrdered = false
    let stopWaiting = () => {}
    const cancelLimit = clock.setTimeout(late, limitMs)
    const talk = talkWithFrame(isOther ? origin : 'null', (data) => isNews(data) && data.run === run && hear(data))

    function hear(news: CaptchaNews): void {
      if (news.say === 'ready' && !isOrdered) {
        isOrdered = true
        talk.say({ paywidget: 'captcha', run, ...order } satisfies CaptchaOrder)
      }
      if (!isOrdered) return
      if (news.say === 'shown') shown()
      if (news.say === 'result') end({ result: news.result })
      if (news.say === 'failure') end({ trouble: news.why ?? 'unknown', detail: news.detail })
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
      stopWaiting = clock.setTimeout(() => isOrdered || end({ trouble: 'script', detail: page }), SILENT_MS)
    }

    function leave(): void {
      stopWaiting()
      cancelLimit()
      signal.removeEventListener('abort', leave)
      talk.end()
      challenge.end(run)
    }

    signal.addEventListener('abort', leave)
    challenge.begin({
      run,
      src: href,
      sandbox: isOther ? `${SANDBOX} allow-same-origin` : SANDBOX,
      onWindow: talk.meet,
      onLoad: loaded,
      onClose: () => end({ trouble: 'closed', detail: undefined }),
    })
  })
}

const isNews = (data: unknown): data is CaptchaNews => validateNews(data)
