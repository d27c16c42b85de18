import { type AppWindow, isNativeApp, type WebViewWindow } from '../hosts/phone/NativeApp.ts'

/**
 * The bridge that a native app inserts into its web view before the first script. `?app=ios|android` turns it on; the
 * parent page plays the app (mocks/hosts/phone).
 */
export function putBridge(view: Window = window): void {
  const app = new URLSearchParams(view.location.search).get('app')
  if (!isNativeApp(app)) return
  const bridge = { postMessage: (text: string) => (view.parent as AppWindow).paywidgetApp?.hear(text) }
  const page: WebViewWindow = { runInPage: (text) => view.postMessage(text, view.location.origin) }
  Object.assign(
    view,
    page,
    app === 'ios' ? { webkit: { messageHandlers: { paywidget: bridge } } } : { AndroidPaywidget: bridge },
  )
}
