/** The bridge of a native app in its web view: iOS message handlers and Android interfaces are called the same way. */
export interface NativeBridge {
  postMessage(text: string): void
}

/** The native bridges, under the names that Q-058 lists, and that of react-native-webview. */
export interface NativeView {
  readonly webkit?: { readonly messageHandlers?: { readonly paywidget?: NativeBridge } }
  readonly AndroidPaywidget?: NativeBridge
  readonly ReactNativeWebView?: NativeBridge
  readonly parent?: unknown
}

/**
 * The bridge of the app around this page. React Native gives its bridge to every page, and on Android to frames as well:
 * in a frame, it belongs to the site around the widget, which is the host.
 */
export function bridgeOf(view: NativeView): NativeBridge | undefined {
  const { AndroidPaywidget, ReactNativeWebView, parent, webkit } = view
  return webkit?.messageHandlers?.paywidget ?? AndroidPaywidget ?? (parent === view ? ReactNativeWebView : undefined)
}
