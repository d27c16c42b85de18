export const NATIVE_APPS = ['ios', 'android'] as const
export type NativeApp = (typeof NATIVE_APPS)[number]

/** The parent page, which plays the app that runs the web view. */
export interface AppWindow {
  readonly paywidgetApp?: { hear(text: string): void }
}

/** The page in the web view, as the app accesses it. */
export interface WebViewWindow {
  userData?: unknown
  /** Runs `window.postMessage(text, location.origin)` in the page, like an app that evaluates a line of script. */
  readonly runInPage?: (text: string) => void
}

export const isNativeApp = (name: string | null): name is NativeApp => NATIVE_APPS.some((app) => app === name)
