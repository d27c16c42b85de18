import validateNews from 'virtual:validate/captchaPage/NEWS'
import type { CaptchaNews, CaptchaOrder, CaptchaTrouble, VendorResult } from '../../../schemas/captchaPage.ts'
import type { Clock } from '../../platform/clock.ts'
import { talkWithFrame } from '../../platform/talkWithFrame.ts'
import type { ChallengeStore } from '../../stores/ChallengeStore.ts'

export interface CaptchaRun {
  readonly clock: Clock
  readonly challenge: ChallengeStore
  /** The address of the page. */
  readonly page: string
  readonly order: Omit<CaptchaOrder, 'paywidget' | 'run'>
  readonly signal: AbortSignal
  /** How long this run may be silent. What the player takes in the challenge does not count. */
  readonly limitMs: number
  /** The player has something to do: from here on it is the player who takes time. */
  readonly onShown: () => void
}

/** How one run in one frame ended. */
export type RunEnd =
  | { readonly result: VendorResult | undefined }
  /** `late`: the page has said nothing within the limit. */
  | { readonly trouble: CaptchaTrouble | 'late'; readonly detail: string | undefined }

/**
 * The vendor's script never shares an origin with the widget (D-08): a page of another origin keeps its own, which a vendor
 * needs to be at its best; one of ours is put into an origin of its own by its sandbox.
 */
const SANDBOX = 'allow-scripts allow-popups'

/** The page says that it is there before it has loaded: one that is silent so long after that is none of ours. */
const SILENT_MS = 2_000

/** One captcha in a frame of its own, which is gone when this resolves. Aborted, it never resolves. */
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

    /** GeeTest gives a request of its own the same time: whichever says it first, its network hangs (CAPT-09). */
    function late(): void {
      const isNetwork = isOrdered && order.vendor === 'geetest'
      end({ trouble: isNetwork ? 'network' : 'late', detail: `nothing within ${limitMs} ms` })
    }

    function shown(): void {
      cancelLimit()
      challenge.show()
      onShown()
    }

    function end(how: RunEnd): void {
      leave()
      resolve(how)
    }

    /** Blocked, or not there: the browser has loaded something else instead (C13). */
    function loaded(): void {
      stopWaiting()
      stopWaiting = clock.setTimeout(() => isOrdered || end({ trouble: 'script', detail: page }), SILENT_MS)
    }

    function leave(): void {
      stopWaiting()
      cancelLimit()
      signal.removeEventListener('abort', leave)
      talk.end()
      challenge.end()
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
