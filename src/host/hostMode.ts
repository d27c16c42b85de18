/** HOST-09. */
export type HostMode = 'webview' | 'iframe' | 'package' | 'self'

/** What a native app puts into its web view: an iOS message handler and an Android interface are called alike. */
export interface NativeBridge {
  postMessage(text: string): void
}

/** The native bridges, by the names of Q-058. */
export interface NativeView {
  readonly webkit?: { readonly messageHandlers?: { readonly paywidget?: NativeBridge } }
  readonly AndroidPaywidget?: NativeBridge
}

export const bridgeOf = ({ webkit, AndroidPaywidget }: NativeView): NativeBridge | undefined =>
  webkit?.messageHandlers?.paywidget ?? AndroidPaywidget

/**
 * Package mode is known by the door, not by the look of the page, so whoever mounted the widget says it.
 * A bridge comes before a frame: native apps offer theirs to every frame of a web view.
 */
export function hostMode(view: Pick<Window, 'self' | 'parent'> & NativeView, isPackage = false): HostMode {
  if (isPackage) return 'package'
  if (bridgeOf(view)) return 'webview'
  return view.parent !== view.self ? 'iframe' : 'self'
}
