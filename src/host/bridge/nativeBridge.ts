/** The bridge of a native app in its web view: iOS message handlers and Android interfaces are called the same way. */
export interface NativeBridge {
  postMessage(text: string): void
}

/** The native bridges, under the names that Q-058 lists. */
export interface NativeView {
  readonly webkit?: { readonly messageHandlers?: { readonly paywidget?: NativeBridge } }
  readonly AndroidPaywidget?: NativeBridge
}

export const bridgeOf = ({ webkit, AndroidPaywidget }: NativeView): NativeBridge | undefined =>
  webkit?.messageHandlers?.paywidget ?? AndroidPaywidget
