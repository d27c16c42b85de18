import { autorun } from 'mobx'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CaptchaMessage, CaptchaRequest } from '../../../../schemas/captchaPage.ts'
import { createCaptcha } from '../../../../src/features/captcha/createCaptcha.ts'
import { ChallengeStore } from '../../../../src/notices/ChallengeStore.ts'
import type { FakeClock } from '../../support/fakeClock.ts'
import { type FakeWindow, fakeWindow } from '../../support/fakeWindow.ts'

const WIDGET = 'https://pay.example'

/** A good result of GeeTest. */
export const GOOD = { captcha_output: 'output', gen_time: '1700', lot_number: 'lot', pass_token: 'pass' }

/** For each frame, the messages that the captcha page in it sends after it has received its order. */
export type Plays = (frame: number) => readonly Partial<CaptchaMessage>[]

interface FramesNeed {
  readonly clock: FakeClock
  /** The captcha page, if it is not on the widget's origin. */
  readonly page?: string
  readonly plays?: Plays
  /** Whether the page reports that it is ready. */
  readonly says?: boolean
}

/** Gives each test of a file the window of a widget. */
export function widgetWindow(): () => FakeWindow {
  let widget: FakeWindow
  beforeEach(() => {
    widget = fakeWindow(WIDGET)
    vi.stubGlobal('window', widget)
    vi.stubGlobal('location', { origin: WIDGET, href: `${WIDGET}/paywidget/` })
  })
  afterEach(() => vi.unstubAllGlobals())
  return () => widget
}

/** The captchas of one player: the code is real; the browser, its frames and the captcha page are fakes. */
export function captchaFrames(widget: FakeWindow, { clock, page = '', plays = () => [], says = true }: FramesNeed) {
  const challenge = new ChallengeStore()
  const reports: string[] = []
  const messages: string[] = []
  const orders: CaptchaRequest[] = []
  const frames: { window: FakeWindow; run: string; origin: string; sandbox: string; at: number }[] = []

  const news = (more: Partial<CaptchaMessage>, { window, run, origin } = frames.at(-1)!) =>
    widget.hear({ paywidget: 'captcha', run, ...more }, { source: window, origin })

  // Acts as the browser, which loads the frame, and as its page, which reports that it is ready.
  const stop = autorun(() => {
    const { frame } = challenge
    if (frame === undefined || frame.run === frames.at(-1)?.run) return
    const origin = page === '' ? 'null' : new URL(page).origin
    const window = fakeWindow(origin)
    const made = { window, run: frame.run, origin, sandbox: frame.sandbox, at: clock.monotonic() }
    frames.push(made)
    const played = plays(frames.length)
    Object.assign(window, {
      postMessage: (order: CaptchaRequest) => {
        orders.push(order)
        for (const one of played) queueMicrotask(() => news(one, made))
      },
    })
    queueMicrotask(() => {
      frame.onWindow(window as unknown as Window)
      if (says) news({ say: 'ready' }, made)
    })
  })

  const captcha = createCaptcha({
    config: {
      captcha: {
        methods: {},
        siteKey: 'site',
        page,
        timeout: 30_000,
        scripts: { geetest: '/g.js' },
      },
    },
    geetestId: 'host',
    ownPage: '/paywidget/captcha.html',
    ...{ clock, challenge },
    look: () => ({ language: 'en', isDark: false }),
    report(code, message) {
      reports.push(code)
      messages.push(message)
    },
  })
  return { captcha, challenge, frames, messages, news, orders, reports, stop }
}
