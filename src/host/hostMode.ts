/** HOST-09. */
export type HostMode = 'webview' | 'iframe' | 'package' | 'self'

/** The native bridges, by the names of Q-058. */
export interface NativeView {
  readonly webkit?: { readonly messageHandlers?: { readonly paywidget?: unknown } }
  readonly AndroidPaywidget?: unknown
}

/**
 * Package mode is known by the door, not by the look of the page, so whoever mounted the widget says it.
 * A bridge comes before a frame: native apps offer theirs to every frame of a web view.
 */
export function hostMode(view: Pick<Window, 'self' | 'parent'> & NativeView, isPackage = false): HostMode {
  if (isPackage) return 'package'
  if (view.webkit?.messageHandlers?.paywidget || view.AndroidPaywidget) return 'webview'
  return view.parent !== view.self ? 'iframe' : 'self'
}
