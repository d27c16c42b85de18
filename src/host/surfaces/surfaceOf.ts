import { iframe } from './iframe.ts'
import type { Surface, View } from './Surface.ts'
import { standalone } from './standalone.ts'
import { webView } from './webView.ts'

/**
 * All surfaces that apply to a window; the first is used. The web view comes before the iframe, because native
 * apps expose their bridge to every frame of a web view.
 */
export const surfacesOf = (view: View): readonly Surface[] =>
  [webView, iframe, standalone].flatMap((surface) => surface(view) ?? [])

export const surfaceOf = (view: View): Surface => surfacesOf(view)[0] as Surface
