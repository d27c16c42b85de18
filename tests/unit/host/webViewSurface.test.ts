import { expect, it } from 'vitest'
import { webViewChannel } from '../../../src/host/bridge/channels/webView.ts'
import { surfaceOf } from '../../../src/host/surfaces/surfaceOf.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { fakeWindow } from '../support/fakeWindow.ts'

const HOME = 'https://widget.example'

it.each(['onGoBack', 'onSwipeBack', 'close'])(
  'L8 a message of the app is kept while the code of its channel loads, and its source is checked: %s',
  async (messageType) => {
    const view = fakeWindow(HOME)
    Object.assign(view, { AndroidPaywidget: { postMessage: () => {} } })
    let come = () => {}
    const file = new Promise<void>((resolve) => {
      come = resolve
    })
    const rareEntries = async () => {
      await file
      return { webViewChannel }
    }
    const opening = surfaceOf(view as never).openChannel({ clock: fakeClock(), allowedOrigins: [], rareEntries })
    view.hear(JSON.stringify({ messageType }), { source: view, origin: HOME })
    view.hear('of another window', { source: fakeWindow(HOME), origin: HOME })
    come()
    const channel = await opening
    const heard: unknown[] = []
    const stop = channel.listen((data) => heard.push(data))
    expect(heard).toEqual([JSON.stringify({ messageType })])
    view.hear('later', { source: view, origin: HOME })
    expect(heard).toHaveLength(2)
    stop()
    view.hear('when nobody listens', { source: view, origin: HOME })
    expect(heard).toHaveLength(2)
  },
)
