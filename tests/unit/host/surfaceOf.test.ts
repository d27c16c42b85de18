import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { packageChannel } from '../../../src/host/bridge/channels/package.ts'
import { SELF_EVENT } from '../../../src/host/bridge/channels/self.ts'
import type { NativeView } from '../../../src/host/bridge/nativeBridge.ts'
import { inPage } from '../../../src/host/surfaces/inPage.ts'
import type { Surface, View } from '../../../src/host/surfaces/Surface.ts'
import { surfaceOf } from '../../../src/host/surfaces/surfaceOf.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { type FakeWindow, fakeWindow } from '../support/fakeWindow.ts'

const app: string[] = []
const bridge = { postMessage: (text: string) => void app.push(text) }
const ios: NativeView = { webkit: { messageHandlers: { paywidget: bridge } } }
const android: NativeView = { AndroidPaywidget: bridge }
const reactNative: NativeView = { ReactNativeWebView: bridge }

const top = (): FakeWindow => fakeWindow('https://host.example')
const framed = (): FakeWindow => fakeWindow('https://widget.example', top())
// The fake windows have only the members that a channel uses.
const surfaceIn = (view: FakeWindow, native = {}): Surface => surfaceOf(Object.assign(view, native) as unknown as View)

/** The receivers of a text that the surface broadcasts. */
function hearerOf(view: FakeWindow, native: object): string[] {
  app.length = 0
  const dispatched: Event[] = []
  view.addEventListener(SELF_EVENT, (event) => dispatched.push(event))
  surfaceIn(view, native).broadcast('hello', [])
  const heard = { app, parent: view.parent === view ? [] : view.parent.posts, window: dispatched }
  return Object.entries(heard).flatMap(([name, texts]) => texts.map(() => name))
}

describe('HOST-09 the surface of a window', () => {
  it.each([
    ['window', 'a top-level window', top, {}],
    ['parent', 'a framed window', framed, {}],
    ['app', 'an iOS bridge', top, ios],
    ['app', 'an Android bridge', top, android],
    ['app', 'a frame with a native bridge', framed, android],
    ['app', 'React Native’s bridge', top, reactNative],
    ['parent', 'a frame with React Native’s bridge', framed, reactNative],
    ['window', 'a window with the bridge of another product', top, { webkit: { messageHandlers: {} } }],
    ['window', 'Safari without handlers', top, { webkit: {} }],
  ] as const)('broadcasts to the %s in %s', (hearer, _, view, native) => {
    expect(hearerOf(view(), native)).toEqual([hearer])
  })
})

const history = createMemoryHistory({ initialEntries: ['/deposit'] })
const nothing = () => {}
const { channel } = packageChannel(nothing)
const own = { toTop: nothing, restart: nothing, showFailure: nothing }

describe('the properties of a surface', () => {
  it.each([
    ['iframe', surfaceIn(framed()), { ownsDocument: true, reportsHeight: true, receivesReturns: false }],
    ['standalone', surfaceIn(top()), { ownsDocument: true, reportsHeight: false, receivesReturns: true }],
    ['webView', surfaceIn(top(), ios), { ownsDocument: true, reportsHeight: false, receivesReturns: false }],
    [
      'webView in a frame',
      surfaceIn(framed(), ios),
      { ownsDocument: true, reportsHeight: true, receivesReturns: false },
    ],
    [
      'inPage',
      inPage({ channel, history, ...own }),
      { ownsDocument: false, reportsHeight: false, receivesReturns: false },
    ],
  ])('%s', (_, surface, decided) => {
    const { ownsDocument, reportsHeight, receivesReturns = false } = surface
    expect({ ownsDocument, reportsHeight, receivesReturns }).toEqual(decided)
  })

  it.each([
    ['iframe', surfaceIn(framed()), { isOwn: false, hasBrowserBack: true, memory: undefined }],
    ['standalone', surfaceIn(top()), { isOwn: true, hasBrowserBack: true, memory: undefined }],
    ['webView', surfaceIn(top(), ios), { isOwn: true, hasBrowserBack: true, memory: undefined }],
    ['webView in a frame', surfaceIn(framed(), ios), { isOwn: false, hasBrowserBack: true, memory: undefined }],
    ['inPage', inPage({ channel, history, ...own }), { isOwn: true, hasBrowserBack: false, memory: history }],
  ])('the history of %s', (_, surface, decided) => {
    const { isOwn, hasBrowserBack, memory } = surface.history
    expect({ isOwn, hasBrowserBack, memory }).toEqual(decided)
  })

  it('inPage keeps its address in the memory history', () => {
    const { history: of } = inPage({ channel, history, ...own })
    of.replace('/empty?direct=1')
    expect(of.place()).toMatchObject({ pathname: '/empty', search: '?direct=1' })
    of.startAt('/deposit')
    expect([history.location.href, history.length]).toEqual(['/deposit', 1])
  })

  it('D-22 a window drops the state of its history entry for another player, and keeps it otherwise', () => {
    const entries: unknown[] = []
    const replaceState = (...entry: unknown[]) => void entries.push(entry)
    const { history: of } = surfaceIn(top(), { history: { state: { trail: ['depositListPage'] }, replaceState } })
    of.replace('/paywidget/empty')
    of.startAt('/paywidget/')
    expect(entries).toEqual([
      [{ trail: ['depositListPage'] }, '', '/paywidget/empty'],
      [null, '', '/paywidget/'],
    ])
  })
})

const rareEntries = () => Promise.reject(new Error('Only a web view needs it.'))

describe('the channel of a surface', () => {
  it('of an iframe sends to its parent', async () => {
    const host = top()
    const surface = surfaceIn(fakeWindow('https://widget.example', host))
    const opened = await surface.openChannel({ clock: fakeClock(), allowedOrigins: [], rareEntries })
    expect(opened.send('hello', true)).toBe(true)
    expect(host.posts).toEqual([{ text: 'hello', targetOrigin: '*' }])
  })

  it('of a standalone window dispatches an event on this window', async () => {
    const view = top()
    const heard: unknown[] = []
    view.addEventListener(SELF_EVENT, (event) => heard.push((event as CustomEvent).detail))
    const opened = await surfaceIn(view).openChannel({ clock: fakeClock(), allowedOrigins: [], rareEntries })
    expect(opened.send('hello', true)).toBe(true)
    expect([heard, view.posts]).toEqual([['hello'], []])
  })
})
