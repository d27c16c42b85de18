import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppHostOptions, type AppStorage, createAppHost } from '../../../src/embed/native/createAppHost.ts'
import type { PaywidgetData } from '../../../src/embed/types.ts'
import { webViewChannel } from '../../../src/host/bridge/channels/webView.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { fakeWindow } from '../support/fakeWindow.ts'

const SRC = 'https://pay.example/paywidget/'
const ORIGIN = 'https://pay.example'
const data: PaywidgetData = { user: { id: '90210', token: 'a "quoted" token </script>\u2028' } }

/** The page in the web view: runs the scripts of the app as the engine does. */
function page(origin = ORIGIN) {
  const posted: unknown[] = []
  const run = (script: string): void => {
    const window = { postMessage: (text: string, target: string) => posted.push([JSON.parse(text), target]) }
    evaluate(script, { location: { origin }, window })
  }
  return { posted, run }
}

/** Runs the one statement that the app's scripts have: `if(location.origin===…)window.postMessage(…)`. */
function evaluate(
  script: string,
  { location, window }: { location: { origin: string }; window: { postMessage(text: string, origin: string): void } },
): void {
  const [, origin, text] =
    /^if\(location\.origin===("[^"]*")\)window\.postMessage\((".*"),location\.origin\);true$/s.exec(script) ?? []
  if (origin === undefined || text === undefined) throw new Error(`unknown script: ${script}`)
  if (JSON.parse(origin) === location.origin) window.postMessage(JSON.parse(text), location.origin)
}

const storageOf = (kept: Map<string, string>): AppStorage => ({
  getItem: async (key) => kept.get(key) ?? null,
  setItem: async (key, value) => void kept.set(key, value),
})

const LOADED = '{"messageType":"Loaded","type":"Loaded","version":"v1"}'
const FULL_LOADED = '{"messageType":"FullLoaded"}'
const initError = (code: string) => JSON.stringify({ messageType: 'onInitError', payload: { code, text: '…' } })
const intent = (reference: string) => JSON.stringify({ messageType: 'onIntent', payload: { reference } })

function hostIn(view: { run(script: string): void }, more: Partial<AppHostOptions> = {}) {
  const host = createAppHost({ src: SRC, data, run: view.run, ...more })
  host.loading()
  return host
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const typesIn = ({ posted }: ReturnType<typeof page>) =>
  posted.map((one) => (one as [{ messageType: string }])[0].messageType)

describe('the host of a cashier in an app’s web view', () => {
  it('answers Loaded with the player’s data, unchanged by quotes, markup and line separators', async () => {
    const view = page()
    hostIn(view).receive(LOADED, `${SRC}deposit`)
    await vi.runAllTimersAsync()
    expect(view.posted).toEqual([[{ messageType: 'loaded', payload: data }, ORIGIN]])
  })

  it('an error in a listener of the app goes to the console, as React Native has no reportError, and stops no other', () => {
    vi.stubGlobal('reportError', undefined)
    const written = vi.spyOn(console, 'error').mockImplementation(() => {})
    const heard: string[] = []
    const failure = new Error('in the app')
    const host = hostIn(page(), {
      on: {
        FullLoaded: () => {
          throw failure
        },
      },
    })
    host.on('FullLoaded', () => heard.push('FullLoaded'))
    host.receive(LOADED, SRC)
    host.receive(FULL_LOADED, SRC)
    expect([heard, written.mock.calls]).toEqual([['FullLoaded'], [[failure]]])
    vi.unstubAllGlobals()
    written.mockRestore()
  })

  it('data without JSON is reported and never thrown; the cashier keeps the data before it', async () => {
    const view = page()
    const told: unknown[] = []
    const host = hostIn(view, { on: { onProblem: ({ code }) => told.push(code) } })
    host.receive(LOADED, SRC)
    await vi.advanceTimersByTimeAsync(1000)
    host.setData({ ...data, user: { ...data.user, id: 5n } } as unknown as PaywidgetData)
    host.update({ lang: 'es' } as never)
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual(['update.invalid'])
    expect(view.posted.slice(1)).toEqual([[{ messageType: 'loaded', payload: { ...data, lang: 'es' } }, ORIGIN]])
  })

  it('data without JSON from the start is an error of the start', async () => {
    const told: unknown[] = []
    const cycle = { ...data, self: {} }
    cycle.self = cycle
    const host = hostIn(page(), {
      data: cycle,
      on: { onInitError: ({ code }) => told.push(code) },
    })
    host.receive(LOADED, SRC)
    await vi.advanceTimersByTimeAsync(1000)
    expect(told).toEqual(['data.invalid'])
  })

  it('B3 sends the token to the cashier’s origin only, and ignores messages of other pages', async () => {
    const other = page('https://provider.example')
    const host = hostIn(other)
    host.receive(LOADED, 'https://pay.example.evil/paywidget/')
    host.receive(LOADED, 'https://user@pay.example/')
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.posted).toEqual([])
    host.receive(LOADED, SRC)
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.posted).toEqual([])
  })

  it('resumes a payment without an answer after the system ended the app', async () => {
    const kept = new Map<string, string>()
    const first = hostIn(page(), { storage: storageOf(kept) })
    first.receive(LOADED, SRC)
    first.receive(intent('open payment'), SRC)
    await vi.runAllTimersAsync()
    expect([...kept.keys()].join()).not.toMatch(/90210|token/)
    const view = page()
    hostIn(view, { storage: storageOf(kept) }).receive(LOADED, SRC)
    await vi.runAllTimersAsync()
    expect(view.posted).toMatchObject([[{ payload: { resume: 'open payment' } }, ORIGIN]])
    const other = page()
    hostIn(other, { storage: storageOf(kept), data: { user: { id: '7', token: 't' } } }).receive(LOADED, SRC)
    await vi.runAllTimersAsync()
    expect(JSON.stringify(other.posted)).not.toContain('open payment')
  })

  it('H2 a `resume` or an id of `open` that is undefined is as if it were missing', async () => {
    const view = page()
    const more = { resume: undefined, open: { method: 'airtm', id: undefined } }
    const host = hostIn(view, {
      storage: { getItem: () => 'open payment', setItem: () => {} },
      data: { ...data, ...more } as unknown as PaywidgetData,
    })
    host.receive(LOADED, SRC)
    await vi.runAllTimersAsync()
    expect(view.posted).toMatchObject([
      [{ payload: { resume: 'open payment', open: { method: 'airtm', id: expect.any(String) } } }, ORIGIN],
    ])
  })

  it.each([
    [
      'throws',
      {
        getItem: () => {
          throw new Error('denied')
        },
        setItem: () => {
          throw new Error('full')
        },
      },
    ],
    [
      'rejects',
      { getItem: () => Promise.reject(new Error('denied')), setItem: () => Promise.reject(new Error('full')) },
    ],
  ])('opens the cashier with a storage that %s', async (_, storage: AppStorage) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const view = page()
    const host = hostIn(view, { storage })
    host.receive(LOADED, SRC)
    host.receive(intent('x'), SRC)
    await vi.runAllTimersAsync()
    expect(view.posted).toHaveLength(1)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('sends changed data once', async () => {
    const view = page()
    const host = hostIn(view)
    host.receive(LOADED, SRC)
    await vi.runAllTimersAsync()
    host.setData({ ...data })
    host.update({ user: { token: 'new' } })
    await vi.runAllTimersAsync()
    expect(typesIn(view)).toEqual(['loaded', 'loaded'])
    expect(view.posted.at(-1)).toMatchObject([{ payload: { user: { id: '90210', token: 'new' } } }, ORIGIN])
  })

  it('asks a cashier that shows a page to go back, and lets the player leave any other', async () => {
    const view = page()
    const onClose = vi.fn()
    const host = hostIn(view, { on: { onClose } })
    host.goBack()
    host.receive(LOADED, SRC)
    host.goBack()
    await vi.runAllTimersAsync()
    expect(onClose).toHaveBeenCalledTimes(2)
    host.receive(FULL_LOADED, SRC)
    host.goBack()
    host.close()
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(typesIn(view)).toEqual(['loaded', 'onGoBack', 'close'])
  })

  it.each(['list.failed', 'draw.crash', 'config.wrong', 'code.failed'])(
    'P4 LIST-04 HOST-30 Q-116 a cashier that shows a page keeps Back and gets each new token after onInitError %s',
    async (code) => {
      const view = page()
      const onClose = vi.fn()
      const host = hostIn(view, { on: { onClose } })
      for (const text of [LOADED, FULL_LOADED, initError(code)]) host.receive(text, SRC)
      await vi.runAllTimersAsync()
      host.goBack()
      host.update({ user: { token: 't2' } })
      await vi.runAllTimersAsync()
      expect(onClose).not.toHaveBeenCalled()
      expect(typesIn(view)).toEqual(['loaded', 'onGoBack', 'loaded'])
      expect(view.posted.at(-1)).toMatchObject([{ payload: { user: { token: 't2' } } }, ORIGIN])
    },
  )

  it('P4 Q-116 a cashier that never showed a page gets corrected data after onInitError, and Back closes it', async () => {
    const view = page()
    const onClose = vi.fn()
    const host = hostIn(view, { on: { onClose } })
    for (const text of [LOADED, initError('host.data')]) host.receive(text, SRC)
    host.goBack()
    host.update({ user: { token: 't2' } })
    await vi.runAllTimersAsync()
    expect(onClose).toHaveBeenCalledOnce()
    expect(view.posted.at(-1)).toMatchObject([{ payload: { user: { token: 't2' } } }, ORIGIN])
  })

  it('HOST-30 Back closes a cashier whose code failed before it showed a page, and no silence is reported', async () => {
    const view = page()
    const onClose = vi.fn()
    const onInitError = vi.fn()
    const host = hostIn(view, { on: { onClose, onInitError } })
    host.receive(initError('code.failed'), SRC)
    await vi.runAllTimersAsync()
    host.goBack()
    expect(onClose).toHaveBeenCalledOnce()
    expect(typesIn(view)).toEqual([])
    expect(onInitError.mock.calls.map(([{ code }]) => code)).toEqual(['code.failed'])
  })

  it('calls onInitError if no cashier answers within loadTimeout, and not if one has', async () => {
    const onInitError = vi.fn()
    const silent = hostIn(page(), { loadTimeout: 500, on: { onInitError } })
    await vi.advanceTimersByTimeAsync(499)
    expect(onInitError).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onInitError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'cashier.silent' }))
    silent.destroy()
    const there = hostIn(page(), { loadTimeout: 500, on: { onInitError } })
    there.receive(LOADED, SRC)
    await vi.advanceTimersByTimeAsync(1000)
    expect(onInitError).toHaveBeenCalledOnce()
  })

  it.each([Number.POSITIVE_INFINITY, 2 ** 31])('waits without a limit for a loadTimeout of %s', async (loadTimeout) => {
    const onInitError = vi.fn()
    hostIn(page(), { loadTimeout, on: { onInitError } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onInitError).not.toHaveBeenCalled()
  })

  it('C10 SOCK-08 sends the same token again after onTokenExpired: the cashier may have used a newer one', async () => {
    const view = page()
    const host = hostIn(view)
    host.receive(LOADED, SRC)
    await vi.runAllTimersAsync()
    host.receive('{"messageType":"onTokenExpired"}', SRC)
    host.setData({ ...data })
    host.setData({ ...data })
    await vi.runAllTimersAsync()
    expect(typesIn(view)).toEqual(['loaded', 'loaded'])
  })

  it.each([
    [SRC, 'withdrawal', `${SRC}withdrawal`],
    ['https://pay.example/paywidget', '/withdrawal', `${SRC}withdrawal`],
    [`${SRC}?locale=es`, undefined, `${SRC}?locale=es`],
    ['https://pay.example/paywidget?locale=es', 'withdrawal', `${SRC}withdrawal?locale=es`],
    [
      `${SRC}?locale=es&paywidget-debug`,
      'withdrawal?from=lobby',
      `${SRC}withdrawal?from=lobby&locale=es&paywidget-debug`,
    ],
    [`${SRC}#top`, 'withdrawal', `${SRC}withdrawal`],
  ])('G3 opens the page of src %s and page %s, with the query of both', (src, first, uri) => {
    expect(createAppHost({ src, page: first, data, run: () => {} }).uri).toBe(uri)
    const { href } = new URL(uri)
    expect(href).toBe(uri)
  })

  it.each([
    ['http://pay.example/', 'src.invalid'],
    ['pay.example', 'src.invalid'],
    ['javascript:alert(1)', 'src.invalid'],
    ['https://user:secret@pay.example/', 'src.invalid'],
  ])('refuses %s', (src, code) => {
    expect(() => createAppHost({ src, data, run: () => {} })).toThrow(expect.objectContaining({ code }))
    expect(() => createAppHost({ src: SRC, data: { user: { token: '' } }, run: () => {} })).toThrow(
      expect.objectContaining({ code: 'token.missing' }),
    )
  })

  it.each([
    [`${SRC}deposit/form`, true],
    ['https://PAY.example/paywidget/', true],
    ['https://pay.example:443/', true],
    ['https://pay.example.evil/', false],
    ['https://pay.example@evil.example/', false],
    ['http://pay.example/', false],
    ['upi://pay?pa=a@b', false],
    ['intent://pay#Intent;scheme=upi;end', false],
    ['about:blank', false],
  ])('knows whether %s belongs to the cashier: %s', (url, isOwn) => {
    expect(createAppHost({ src: SRC, data, run: () => {} }).isOwn(url)).toBe(isOwn)
  })

  it('talks with the channel of the widget in the page', async () => {
    const view = fakeWindow(ORIGIN)
    const heard: unknown[] = []
    const clock = fakeClock()
    const host = createAppHost({
      src: SRC,
      data,
      run: (script) =>
        evaluate(script, {
          location: { origin: ORIGIN },
          window: { postMessage: (text) => view.hear(text, { source: view, origin: ORIGIN }) },
        }),
    })
    const channel = webViewChannel(view, { postMessage: (text) => host.receive(text, SRC) }, clock)
    channel.listen((message, pin) => {
      heard.push(message)
      pin()
    })
    channel.send(LOADED, true)
    await vi.runAllTimersAsync()
    expect(heard.map((text) => JSON.parse(String(text)))).toEqual([{ messageType: 'loaded', payload: data }])
  })
})
