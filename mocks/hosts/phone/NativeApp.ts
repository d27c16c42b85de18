export const NATIVE_APPS = ['ios', 'android'] as const
export type NativeApp = (typeof NATIVE_APPS)[number]

/** What the page around the frame is for it: the app that runs the web view. */
export interface AppWindow {
  readonly paywidgetApp?: { hear(text: string): void }
}

/** What the app has of the page in its web view. */
export interface WebViewWindow {
  userData?: unknown
  /** Runs `window.postMessage(text, location.origin)` there, as an app does it by a line of script. */
  readonly runInPage?: (text: string) => void
}

export const isNativeApp = (name: string | null): name is NativeApp => NATIVE_APPS.some((app) => app === name)
