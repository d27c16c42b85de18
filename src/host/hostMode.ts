/** HOST-09. */
export type HostMode = 'webview' | 'iframe' | 'package' | 'self'

/** The bridge of a native app in its web view: iOS message handlers and Android interfaces are called the same way. */
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
 * Detects the host mode. Package mode can't be detected, so its entry point passes `isPackage`. A native bridge
 * takes precedence over being framed: native apps expose theirs to every frame of a web view.
 */
export function hostMode(view: Pick<Window, 'self' | 'parent'> & NativeView, isPackage = false): HostMode {
  if (isPackage) return 'package'
  if (bridgeOf(view)) return 'webview'
  return view.parent !== view.self ? 'iframe' : 'self'
}
