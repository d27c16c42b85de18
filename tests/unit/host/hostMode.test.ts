import { describe, expect, it } from 'vitest'
import { hostMode, type NativeView } from '../../../src/host/hostMode.ts'
import { openChannel } from '../../../src/host/openChannel.ts'
import { fakeWindow } from '../support/fakeWindow.ts'

const top = fakeWindow('https://host.example')
const framed = fakeWindow('https://widget.example', top)
const ios: NativeView = { webkit: { messageHandlers: { paywidget: {} } } }
const android: NativeView = { AndroidPaywidget: {} }

// `fakeWindow` has what a channel needs of a window.
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

describe('openChannel', () => {
  it.each([
    ['iframe', framed, top.posts],
    ['self', top, []],
  ] as const)('opens the channel of %s', (mode, view, posts) => {
    expect(openChannel(mode, view as unknown as Window, []).send('hello', true)).toBe(true)
    expect(posts).toHaveLength(mode === 'iframe' ? 1 : 0)
  })

  it.each(['webview', 'package'] as const)('says plainly that %s has no channel yet', (mode) => {
    expect(() => openChannel(mode, top as unknown as Window, [])).toThrow(`"${mode}" has no channel in this release`)
  })
})
