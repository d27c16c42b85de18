import { describe, expect, it, vi } from 'vitest'
import type { CaptchaMessage, CaptchaVendor } from '../../../../schemas/captchaPage.ts'
import { fakeClock } from '../../support/fakeClock.ts'
import { fakeWindow } from '../../support/fakeWindow.ts'
import { fixtureMethod } from '../builders.ts'
import { captchaFrames, GOOD, type Plays, widgetWindow } from './captchaFrames.ts'

const OTHER = 'https://check.example'

const widget = widgetWindow()

function open({ vendor = 'geetest' as CaptchaVendor, page = '', plays = (() => []) as Plays, says = true } = {}) {
  const clock = fakeClock()
  const world = captchaFrames(widget(), { clock, page, plays, says })

  /** Another operation asks for a captcha. */
  function ask() {
    const left = new AbortController()
    const shown = vi.fn()
    const asked = world.captcha({
      method: { ...fixtureMethod('airtm'), captcha: vendor },
      isRequired: false,
      signal: left.signal,
      onShown: shown,
    })
    const ended = asked.then(
      (fields) => ({ fields }),
      (failure: { code: string; message: string }) => ({ code: failure.code, message: failure.message }),
    )
    return { ended, shown, leave: () => left.abort() }
  }
  return { ...world, ...ask(), ask, clock }
}

const SOLVED: Partial<CaptchaMessage> = { say: 'result', result: GOOD }
const FAILED: Partial<CaptchaMessage> = { say: 'failure', why: 'network' }
const failure = (why: NonNullable<CaptchaMessage['why']>): Partial<CaptchaMessage> => ({ say: 'failure', why })

describe('a captcha in its own frame', () => {
  it('CAPT-05 D-08 sends its order to the page, and returns the result of the page', async () => {
    const { challenge, ended, orders, reports } = open({ plays: () => [{ say: 'result', result: GOOD }] })
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass', geetestLotNumber: 'lot' } })
    expect(orders).toEqual([
      expect.objectContaining({ paywidget: 'captcha', vendor: 'geetest', id: 'host', script: '/g.js', language: 'en' }),
    ])
    expect(challenge.frame).toBeUndefined()
    expect(reports).toEqual([])
  })

  it('D-08 B26 has no origin if its page is on the widget’s origin, and keeps another origin', () => {
    expect(open().frames[0]).toMatchObject({ sandbox: 'allow-scripts allow-popups' })
    expect(open({ page: `${OTHER}/captcha.html` }).frames[0]).toMatchObject({
      sandbox: 'allow-scripts allow-popups allow-same-origin',
    })
  })

  it.each<[string, Partial<{ source: unknown; origin: string }>, object]>([
    ['from another window', { source: fakeWindow('null') }, {}],
    ['from no window', { source: null }, {}],
    ['of another origin', { origin: 'https://evil.example' }, {}],
    ['of another run', {}, { run: 'another' }],
    ['with an unknown property', {}, { more: 1 }],
    ['with a token of 5 KB', {}, { result: { ...GOOD, pass_token: 'x'.repeat(5_000) } }],
    ['with a value that is no string', {}, { result: { ...GOOD, pass_token: { toString: 1 } } }],
    ['with an unknown type', {}, { say: 'ok' }],
  ])('B26 D-08 ignores a message %s', async (_, from, over) => {
    const player = open({ vendor: 'recaptcha-v3', page: `${OTHER}/captcha.html` })
    await player.clock.advance(0)
    const { window, run } = player.frames[0]!
    const data = { paywidget: 'captcha', run, say: 'result', result: GOOD, ...over }
    widget().hear(data, { source: window, origin: OTHER, ...from })
    await player.clock.advance(30_000)
    expect(await player.ended).toMatchObject({ code: 'captcha.late' })
  })

  it('B26 ignores a result that arrives before its order was sent', async () => {
    const player = open({ vendor: 'recaptcha-v3' })
    const { challenge, frames, news, clock } = player
    challenge.frame?.onWindow(frames[0]!.window as unknown as Window)
    news({ say: 'result', result: GOOD })
    await clock.advance(30_000)
    expect(await player.ended).toMatchObject({ code: 'captcha.late' })
  })
})

describe('a captcha that may fail', () => {
  it.each([
    ['closed', []],
    ['expired', ['captcha.expired']],
    ['unknown', ['captcha.unknown']],
    ['script', ['captcha.script']],
    ['noClients', ['captcha.noClients']],
  ] as const)(
    'CAPT-08 C14 fails with the code of "%s", and is reported unless the player closed it',
    async (why, reported) => {
      const { challenge, ended, frames, reports } = open({ plays: () => [failure(why)] })
      expect(await ended).toMatchObject({ code: `captcha.${why}` })
      expect(reports).toEqual(reported)
      expect(frames).toHaveLength(1)
      expect(challenge.frame).toBeUndefined()
    },
  )

  it('C14 fails as closed if the player closes it in the widget', async () => {
    const { challenge, clock, ended } = open({ plays: () => [{ say: 'shown' }] })
    await clock.advance(0)
    expect(challenge.isShown).toBe(true)
    challenge.frame?.onClose()
    expect(await ended).toMatchObject({ code: 'captcha.closed' })
    expect(challenge).toMatchObject({ frame: undefined, isShown: false })
  })

  it.each([
    ["CAPT-03 fails with 'Captcha data empty'", { ...GOOD, pass_token: '' }, 'Captcha data empty', 'captcha.noData'],
    ["CAPT-07 fails with 'Geetest result is empty'", undefined, 'Geetest result is empty', 'captcha.noResult'],
  ])('%s, which is reported', async (_, result, message, code) => {
    const { ended, reports } = open({ plays: () => [{ say: 'result', ...(result && { result }) }] })
    expect(await ended).toEqual({ code, message })
    expect(reports).toEqual([code])
  })

  it('C13 fails two seconds after the frame has loaded if its page is blocked or missing', async () => {
    const { challenge, clock, ended, frames } = open({ says: false })
    await clock.advance(0)
    challenge.frame?.onLoad()
    await clock.advance(1_999)
    expect(challenge.frame).toBeDefined()
    await clock.advance(1)
    expect(await ended).toMatchObject({ code: 'captcha.script' })
    expect(frames).toHaveLength(1)
  })

  it('C13 waits for a slow vendor if its page has loaded', async () => {
    const { challenge, clock, ended, news } = open()
    await clock.advance(0)
    challenge.frame?.onLoad()
    await clock.advance(20_000)
    news({ say: 'result', result: GOOD })
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
  })

  it('CONST-06 C14 fails after 30 s without a message, and removes its frame', async () => {
    const { challenge, clock, ended, reports } = open({ vendor: 'recaptcha-v3' })
    await clock.advance(29_999)
    expect(challenge.frame).toBeDefined()
    await clock.advance(1)
    expect(await ended).toMatchObject({ code: 'captcha.late' })
    expect(challenge.frame).toBeUndefined()
    expect(reports).toEqual(['captcha.late'])
  })

  it('CONST-06 has no timeout during a challenge, and reports once that it is shown', async () => {
    const { clock, ended, news, shown } = open({ plays: () => [{ say: 'shown' }] })
    await clock.advance(300_000)
    expect(shown).toHaveBeenCalledOnce()
    news({ say: 'result', result: GOOD })
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
  })

  it('CAPT-09 C15 retries a failed network of GeeTest after 500, 1000 and 1500 ms, then bypasses the captcha', async () => {
    const { clock, ended, frames, messages, reports } = open({ plays: () => [failure('network')] })
    await clock.advance(2_999)
    expect(frames.map(({ at }) => at)).toEqual([0, 500, 1_500])
    await clock.advance(1)
    expect(frames.map(({ at }) => at)).toEqual([0, 500, 1_500, 3_000])
    expect(await ended).toEqual({ fields: { captchaBypass: true } })
    expect(reports).toEqual(['captcha.bypass'])
    expect(messages).toEqual(['The geetest network failed 4 times: the deposit is sent without a captcha.'])
  })

  /** 30 s for each attempt, plus the pauses between them. */
  const FOUR_HANGING_MS = 4 * 30_000 + 500 + 1_000 + 1_500

  it.each<[string, Plays]>([
    ['never answers', () => []],
    ['hangs in all attempts but the first', (attempt) => (attempt === 1 ? [failure('network')] : [])],
    ['hangs in the last attempt', (attempt) => (attempt === 4 ? [] : [failure('network')])],
    ['hangs in every other attempt', (attempt) => (attempt % 2 === 0 ? [] : [failure('network')])],
    ['fails in all attempts, each as late as GeeTest reports it', () => []],
    ['hangs in the first attempt only', (attempt) => (attempt === 1 ? [] : [failure('network')])],
  ])('N14 CAPT-09 is bypassed after four attempts if the network of GeeTest %s', async (name, plays) => {
    const player = open({ plays })
    const { clock, ended, frames, news, reports } = player
    if (name.includes('as late')) {
      for (const pause of [500, 1_000, 1_500, 0]) {
        await clock.advance(29_999)
        news(failure('network'))
        await clock.advance(pause)
      }
    } else await clock.advance(FOUR_HANGING_MS)
    expect(await ended).toEqual({ fields: { captchaBypass: true } })
    expect(frames).toHaveLength(4)
    expect(reports).toEqual(['captcha.bypass'])
    expect(clock.pending()).toBe(0)
  })

  it('N14 CAPT-09 is not bypassed if a network that hangs works again in the fourth attempt', async () => {
    const { clock, ended, frames } = open({
      plays: (attempt) => (attempt < 4 ? [] : [{ say: 'result', result: GOOD }]),
    })
    await clock.advance(FOUR_HANGING_MS)
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
    expect(frames).toHaveLength(4)
  })

  it.each([1, 15_000, 30_400, 31_000, 92_000])(
    'N14 can be left by the player after %i ms of a hanging network',
    async (ms) => {
      const { challenge, clock, ended, frames, leave } = open()
      await clock.advance(ms)
      const { length } = frames
      leave()
      expect(await ended).toMatchObject({ code: 'captcha.closed' })
      await clock.advance(200_000)
      expect(frames).toHaveLength(length)
      expect(challenge.frame).toBeUndefined()
      expect(clock.pending()).toBe(0)
    },
  )

  it('N14 C14 is not bypassed if its page never reports that it has loaded', async () => {
    const { clock, ended, frames } = open({ says: false })
    await clock.advance(30_000)
    expect(await ended).toMatchObject({ code: 'captcha.late' })
    expect(frames).toHaveLength(1)
  })

  it('CAPT-09 C15 is not bypassed if a failed network works again in the fourth attempt', async () => {
    const { clock, ended } = open({
      plays: (attempt) => (attempt < 4 ? [failure('network')] : [{ say: 'result', result: GOOD }]),
    })
    await clock.advance(3_000)
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
  })

  it('CAPT-08 fails at once as unknown if the network of reCAPTCHA fails', async () => {
    const { ended, frames } = open({ vendor: 'recaptcha-v3', plays: () => [failure('network')] })
    expect(await ended).toMatchObject({ code: 'captcha.unknown' })
    expect(frames).toHaveLength(1)
  })

  it.each(['while it runs', 'between two attempts'])(
    'C14 makes no further attempt after the player has left %s',
    async (when) => {
      const player = open({ plays: () => (when === 'while it runs' ? [] : [failure('network')]) })
      await player.clock.advance(100)
      player.leave()
      expect(await player.ended).toMatchObject({ code: 'captcha.closed' })
      await player.clock.advance(60_000)
      expect(player.frames).toHaveLength(1)
      expect(player.challenge.frame).toBeUndefined()
      expect(player.clock.pending()).toBe(0)
    },
  )
})

describe('several captchas at once', () => {
  const SHOWN: Plays = () => [{ say: 'shown' }]

  it('C14 run one after the other, and the limit of each begins when it starts', async () => {
    const { ask, challenge, clock, ended, frames, news } = open({ vendor: 'recaptcha-v3' })
    const second = ask()
    await clock.advance(20_000)
    expect(frames).toHaveLength(1)
    news({ say: 'result', result: { token: 'one' } })
    expect(await ended).toMatchObject({ fields: { recaptchaToken: 'one' } })
    await clock.advance(29_999)
    expect(frames.map(({ at }) => at)).toEqual([0, 20_000])
    expect(challenge.frame?.run).toBe(frames[1]?.run)
    await clock.advance(1)
    expect(await second.ended).toMatchObject({ code: 'captcha.late' })
    expect(challenge.frame).toBeUndefined()
  })

  it('CAPT-09 C15 do not run in the pauses between the attempts of another', async () => {
    const { ask, clock, ended, frames } = open({ plays: (frame) => (frame < 3 ? [FAILED] : [SOLVED]) })
    const second = ask()
    await clock.advance(1_500)
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
    expect(await second.ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
    expect(frames.map(({ at }) => at)).toEqual([0, 500, 1_500, 1_500])
  })

  it.each(['while it loads', 'while it is shown'])(
    'C14 CONST-06 one that is left %s lets the next one start at once, and never ends it',
    async (when) => {
      const player = open({ plays: (frame) => (frame === 1 && when === 'while it loads' ? [] : SHOWN(frame)) })
      const { ask, challenge, clock, ended, frames, leave, news } = player
      const second = ask()
      await clock.advance(10_000)
      leave()
      expect(await ended).toMatchObject({ code: 'captcha.closed' })
      await clock.advance(0)
      expect(challenge).toMatchObject({ frame: { run: frames[1]?.run }, isShown: true })
      await clock.advance(200_000)
      expect(challenge).toMatchObject({ frame: { run: frames[1]?.run }, isShown: true })
      expect(frames).toHaveLength(2)
      news({ say: 'result', result: GOOD })
      expect(await second.ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
      expect([challenge.frame, clock.pending()]).toEqual([undefined, 0])
    },
  )

  it('C14 one that is left while it waits never starts, and those after it still wait for the first', async () => {
    const { ask, challenge, clock, ended, frames, news } = open({ plays: SHOWN })
    const [second, third] = [ask(), ask()]
    await clock.advance(0)
    second.leave()
    expect(await second.ended).toMatchObject({ code: 'captcha.closed' })
    await clock.advance(60_000)
    expect(frames).toHaveLength(1)
    expect(challenge).toMatchObject({ frame: { run: frames[0]?.run }, isShown: true })
    news({ say: 'result', result: GOOD })
    expect(await ended).toMatchObject({ fields: { geetestPassToken: 'pass' } })
    await clock.advance(0)
    expect(frames).toHaveLength(2)
    challenge.frame?.onClose()
    expect(await third.ended).toMatchObject({ code: 'captcha.closed' })
    expect([challenge.frame, second.shown.mock.calls, clock.pending()]).toEqual([undefined, [], 0])
  })

  it('C14 a message of one never shows or ends another', async () => {
    const { ask, challenge, clock, frames, leave, news } = open()
    const second = ask()
    await clock.advance(0)
    leave()
    await clock.advance(0)
    const [first] = frames
    news({ say: 'shown' }, first)
    news({ say: 'failure', why: 'unknown' }, first)
    expect(challenge).toMatchObject({ frame: { run: frames[1]?.run }, isShown: false })
    challenge.show('another')
    challenge.end('another')
    expect(challenge).toMatchObject({ frame: { run: frames[1]?.run }, isShown: false })
    expect(second.shown).not.toHaveBeenCalled()
  })
})
