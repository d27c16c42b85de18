import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PaywidgetCashier, type PaywidgetCashierProps } from '../../../src/embed/native/reactNative.ts'
import type { PaywidgetData } from '../../../src/embed/types.ts'
import { BackHandler, pressBack, shared } from './stubs/reactNative.ts'
import { mounted } from './stubs/reactNativeWebView.ts'

const SRC = 'https://pay.example/paywidget/'
const LOADED = '{"messageType":"Loaded","type":"Loaded","version":"v1"}'
const playerOf = (token: string): PaywidgetData => ({ user: { id: token, token } })

/** React DOM draws the component: web views draw nothing, so that a root without a document is enough. */
function emptyRoot(): Root {
  const view = { HTMLIFrameElement: class {} }
  vi.stubGlobal('window', view)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const listens = { addEventListener: () => {} }
  const ownerDocument = { ...listens, nodeType: 9, defaultView: view }
  const container = { ...listens, nodeType: 1, tagName: 'DIV', ownerDocument }
  return createRoot(container as unknown as Element)
}

let root: Root
const told: string[] = []

async function show(props: Partial<PaywidgetCashierProps>): Promise<void> {
  const on = {
    onInitError: ({ code }: { code: string }) => void told.push(code),
    onClose: () => void told.push('onClose'),
  }
  await act(async () => root.render(createElement(PaywidgetCashier, { src: SRC, data: undefined, on, ...props })))
}

/** The page in the only web view sends a message. */
const say = (text: string) => act(async () => mounted[0]?.props.onMessage?.({ nativeEvent: { data: text, url: SRC } }))
const uris = () => mounted.map(({ props }) => props.source.uri)
const tokensSent = () => mounted.flatMap(({ scripts }) => scripts).map((text) => /\\"token\\":\\"(\w+)/.exec(text)?.[1])

beforeEach(() => {
  told.length = 0
  root = emptyRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

describe('the component of React Native', () => {
  it.each([
    ['no data', undefined],
    ['null', null],
    ['data without a token', { user: {} } as PaywidgetData],
  ])('G14 rendered first with %s opens the cashier when the token arrives, and reports nothing', async (_, before) => {
    await show({ data: before })
    expect(uris()).toEqual([])
    await show({ data: playerOf('a') })
    expect(uris()).toEqual([SRC])
    await say(LOADED)
    expect(tokensSent()).toEqual(['a'])
    expect(told).toEqual([])
  })

  it('G14 opens a cashier for each player who signs in, with their own token only', async () => {
    await show({ data: playerOf('a') })
    await say(LOADED)
    expect(tokensSent()).toEqual(['a'])
    await show({ data: undefined })
    expect(uris()).toEqual([])
    await show({ data: playerOf('b') })
    expect(uris()).toEqual([SRC])
    await say(LOADED)
    expect(tokensSent()).toEqual(['b'])
    expect(told).toEqual([])
  })

  it('G14 opens the cashier at a corrected src with the data of that render', async () => {
    await show({ src: 'pay.example', data: playerOf('a') })
    expect(told).toEqual(['src.invalid'])
    await show({ data: playerOf('b') })
    await say(LOADED)
    expect(tokensSent()).toEqual(['b'])
    expect(told, 'one report per mistake').toEqual(['src.invalid'])
  })

  it('G14 calls no listener while it renders', async () => {
    let isRendering = false
    const heard: boolean[] = []
    function App() {
      isRendering = true
      const on = { onInitError: () => void heard.push(isRendering) }
      const cashier = PaywidgetCashier as unknown as { render(props: object, ref: null): unknown }
      const drawn = cashier.render({ src: 'pay.example', data: playerOf('a'), on }, null) as null
      isRendering = false
      return drawn
    }
    await act(async () => root.render(createElement(App)))
    expect(heard).toEqual([false])
  })

  it('CRYPTO-05 HOST-03 shares a text with the sheet of the system, unless the app listens', async () => {
    const share = '{"messageType":"onShare","payload":{"text":"bc1q"}}'
    await show({ data: playerOf('a') })
    await say(share)
    expect(shared).toEqual(['bc1q'])
    const texts: string[] = []
    await show({ data: playerOf('a'), on: { onShare: ({ text }) => void texts.push(text) } })
    await say(share)
    expect([shared, texts]).toEqual([['bc1q'], ['bc1q']])
  })

  it('a platform that is undefined is as if it were missing: the cashier knows that it is in an app', async () => {
    const { user } = playerOf('a')
    await show({ data: { user: { ...user, platform: undefined } } as unknown as PaywidgetData })
    await say(LOADED)
    expect(mounted[0]?.scripts.join()).toMatch(/platform\\":\\"android/)
  })

  it('LIST-04 leaves Android’s back button to the screen above while it is not active, and takes it again', async () => {
    const above = vi.fn(() => true)
    const { remove } = BackHandler.addEventListener('hardwareBackPress', above)
    await show({ data: playerOf('a') })
    expect(pressBack()).toBe(true)
    expect([above.mock.calls.length, told]).toEqual([0, ['onClose']])
    await show({ data: playerOf('a'), isActive: false })
    pressBack()
    expect([above.mock.calls.length, told]).toEqual([1, ['onClose']])
    await show({ data: playerOf('a'), isActive: true })
    pressBack()
    expect([above.mock.calls.length, told]).toEqual([1, ['onClose', 'onClose']])
    remove()
    await show({ data: undefined })
    expect(pressBack(), 'without a cashier').toBe(false)
  })
})
