import kotlin from './android/CashierActivity.kt?raw'
import swift from './ios/CashierViewController.swift?raw'
import type { NativeApp } from './NativeApp.ts'

interface Snippet {
  readonly title: string
  /** The bridge as the page in the web view uses it. */
  readonly bridge: string
  readonly code: string
}

/** The code of an app, in the app's programming language. */
export const SNIPPETS: Readonly<Record<NativeApp, Snippet>> = {
  ios: { title: 'An iOS app', bridge: 'webkit.messageHandlers.paywidget', code: swift },
  android: { title: 'An Android app', bridge: 'AndroidPaywidget', code: kotlin },
}
