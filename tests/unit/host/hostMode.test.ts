import { describe, expect, it } from 'vitest'
import { hostMode, type NativeView } from '../../../src/host/hostMode.ts'
import { openChannel } from '../../../src/host/openChannel.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { fakeWindow } from '../support/fakeWindow.ts'

const top = fakeWindow('https://host.example')
const framed = fakeWindow('https://widget.example', top)
const bridge = { postMessage: () => {} }
const ios: NativeView = { webkit: { messageHandlers: { paywidget: bridge } } }
const android: NativeView = { AndroidPaywidget: bridge }

// The fake windows have only the members that a channel uses.
const modeOf = (view: unknown, isPackage?: boolean) => hostMode(view as Window, isPackage)

describe('hostMode', () => {
  it.each([
    ['self', 'a window at the top', top, {}],
    ['iframe', 'a framed window', framed, {}],
    ['webview', 'an iOS bridge', top, ios],
    ['webview', 'an Android bridge', top, android],
    ['webview', 'a bridge in a frame', framed, android],
    ['self', 'the bridge of somebody else', top, { webkit: { messageHandlers: {} } }],
    ['self', 'Safari without handlers', top, { webkit: {} }],
  ])('is %s for %s', (mode, _, { self, parent }, native) => {
    expect(modeOf({ self, parent, ...native })).toBe(mode)
  })

  it('is package when whoever mounted the widget says so, whatever the page looks like', () => {
    expect(modeOf({ self: framed, parent: top, ...ios }, true)).toBe('package')
  })
})

const neverAsked = () => Promise.reject(new Error('nobody needs it'))

describe('openChannel', () => {
  it.each([
    ['iframe', framed, top.posts],
    ['self', top, []],
  ] as const)('opens the channel of %s', async (mode, view, posts) => {
    const channel = await openChannel(mode, {
      view: view as unknown as Window,
      clock: fakeClock(),
      allowedOrigins: [],
      rareEntries: neverAsked,
    })
    expect(channel.send('hello', true)).toBe(true)
    expect(posts).toHaveLength(mode === 'iframe' ? 1 : 0)
  })
})
