import { describe, expect, it } from 'vitest'
import { webViewChannel } from '../../../src/host/bridge/channels/webView.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { fakeWindow } from '../support/fakeWindow.ts'

const TOLD = 'Property userData not found in window after 5 s'

async function open(bridge = { postMessage: (_text: string) => {} }) {
  const view = Object.assign(fakeWindow('https://widget.example'), { userData: undefined as unknown })
  const clock = fakeClock()
  await clock.advance(20_000)
  const channel = webViewChannel(view, bridge, clock)
  const heard: unknown[] = []
  const stop = channel.listen((data, pin) => {
    heard.push(data)
    pin()
  })
  return { view, clock, channel, heard, stop }
}

describe('the player’s data in window.userData', () => {
  it.each<[unknown, unknown]>([
    [{ user: { token: 't' } }, { user: { token: 't' } }],
    ['{"user":{"userId":9007199254740993}}', { user: { userId: '9007199254740993' } }],
    ['{', '{'],
    [0, 0],
    ['', ''],
  ])('HOST-13 %j is read as %j, and deleted from the window', async (userData, payload) => {
    const { clock, heard, view } = await open()
    view.userData = userData
    expect(heard).toEqual([])
    await clock.advance(0)
    expect(heard).toEqual([{ messageType: 'loaded', payload }])
    expect(view).not.toHaveProperty('userData')
    await clock.advance(10_000)
    expect(heard).toHaveLength(1)
  })

  it.each([0, 4_980])('HOST-26 is polled every 10 ms, also %i ms after the start', async (afterMs) => {
    const { clock, heard, view } = await open()
    view.userData = null
    await clock.advance(afterMs + 5)
    view.userData = {}
    await clock.advance(4)
    expect(heard).toEqual([])
    await clock.advance(1)
    expect(heard).toEqual([{ messageType: 'loaded', payload: {} }])
  })

  it('HOST-26 ERR-12 is not polled after 5 s, and the timeout has the text of the specification', async () => {
    const { channel, clock, heard, view } = await open()
    await clock.advance(5_000)
    expect(clock.pending()).toBe(0)
    view.userData = {}
    await clock.advance(1_000)
    expect(heard).toEqual([])
    expect(channel.timeout).toEqual({ ms: 5_000, text: TOLD, hostText: TOLD })
  })

  it('is not polled after the listener was removed', async () => {
    const { clock, heard, stop, view } = await open()
    stop()
    expect(clock.pending()).toBe(0)
    view.userData = {}
    await clock.advance(100)
    expect(heard).toEqual([])
  })

  it('makes the app known: private messages are sent to it from then on', async () => {
    const sent: string[] = []
    const { channel, clock, view } = await open({ postMessage: (text) => void sent.push(text) })
    expect([channel.send('private', false), channel.send('public', true)]).toEqual([false, true])
    view.userData = {}
    await clock.advance(0)
    expect(channel.send('private', false)).toBe(true)
    expect(sent).toEqual(['public', 'private'])
  })

  it('C64 a message counts as not sent if the bridge of the app throws', async () => {
    const { channel } = await open({
      postMessage: () => {
        throw new Error('The app has closed the bridge.')
      },
    })
    expect(channel.send('public', true)).toBe(false)
  })
})

it.each([
  ['https://widget.example', true],
  ['http://localhost:5173', true],
  ['file://', false],
  ['null', false],
  ['app+https://widget.example', false],
])('B1 messages of the app in a page with the origin %s are accepted: %s', (origin, isHeard) => {
  const view = fakeWindow(origin)
  const heard: unknown[] = []
  webViewChannel(view, { postMessage: () => {} }, fakeClock()).listen((data) => heard.push(data))
  view.hear('said', { source: view, origin })
  expect(heard).toEqual(isHeard ? ['said'] : [])
})
