/** The bridge of a native app in its web view: iOS message handlers and Android interfaces are called the same way. */
export interface NativeBridge {
  postMessage(text: string): void
}

/** The native bridges, under the names that Q-058 lists, and that of react-native-webview. */
export interface NativeView {
  readonly webkit?: { readonly messageHandlers?: { readonly paywidget?: NativeBridge } }
  readonly AndroidPaywidget?: NativeBridge
  readonly ReactNativeWebView?: NativeBridge
}

/** The bridge that an app has put into its web view for the widget. */
export const bridgeOf = ({ webkit, AndroidPaywidget }: NativeView): NativeBridge | undefined =>
  webkit?.messageHandlers?.paywidget ?? AndroidPaywidget
