import { element } from '../../hostPage/element.ts'
import { type AppWindow, isNativeApp, type NativeApp, type WebViewWindow } from './NativeApp.ts'
import { openPage } from './openPage.ts'
import { SNIPPETS } from './SNIPPETS.ts'

// The native side: plays the app around the web view. The other side, the bridge, is inserted into the page by
// mocks/widgetPage/putBridge.ts before its first script.
const asked = new URLSearchParams(location.search).get('app')
const app: NativeApp = isNativeApp(asked) ? asked : 'ios'
const frame = element('webView', HTMLIFrameElement)
const { title, bridge, code } = SNIPPETS[app]
element('title', HTMLHeadingElement).textContent = title
element('bridge', HTMLElement).textContent = bridge
const lines = element('code', HTMLPreElement)
lines.textContent = code
// Focusable, so that the keyboard can scroll it.
lines.tabIndex = 0

const user = {
  id: '90210',
  token: `scenario.default.${app}`,
  currency: 'MXN',
  paymentGeo: 'MX',
  lang: 'en',
  platform: app,
}
const webView = () => frame.contentWindow as unknown as WebViewWindow

function hear(text: string): void {
  const { messageType, payload } = JSON.parse(text)
  const line = document.createElement('li')
  line.textContent = messageType
  element('heard', HTMLOListElement).append(line)
  if (messageType === 'Loaded') webView().userData = { user }
  if (messageType === 'onExternalRedirect') openPage(payload)
  if (messageType === 'onClose') frame.remove()
}

Object.assign(window, { paywidgetApp: { hear } } satisfies AppWindow)
element('back', HTMLButtonElement).addEventListener('click', () =>
  webView().runInPage?.(JSON.stringify({ messageType: 'onGoBack' })),
)
frame.src = `/paywidget/?app=${app}`
