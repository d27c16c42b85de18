// The parts of React Native that the component uses. They are peer dependencies of the app, and not installed here.
// After a change of the component, check it in an app against the types of the real packages.
declare module 'react-native' {
  export const BackHandler: {
    addEventListener(event: 'hardwareBackPress', handler: () => boolean): { remove(): void }
  }
  export type ViewStyle = Readonly<Record<string, unknown>>
  export type StyleProp<T> = T | readonly StyleProp<T>[] | null | undefined | false
  export const Platform: { readonly OS: string }
  export const Linking: { openURL(url: string): Promise<unknown> }
  export const Share: { share(content: { readonly message: string }): Promise<unknown> }
}

declare module 'react-native-webview' {
  import type { Component } from 'react'

  interface PageEvent {
    readonly nativeEvent: { readonly url: string }
  }

  export interface WebViewProps {
    readonly source: { readonly uri: string }
    readonly style?: import('react-native').StyleProp<import('react-native').ViewStyle>
    readonly originWhitelist?: string[]
    readonly setSupportMultipleWindows?: boolean
    readonly javaScriptCanOpenWindowsAutomatically?: boolean
    readonly allowsInlineMediaPlayback?: boolean
    readonly onLoadStart?: (event: PageEvent) => void
    readonly onMessage?: (event: { readonly nativeEvent: { readonly data: string; readonly url: string } }) => void
    readonly onOpenWindow?: (event: { readonly nativeEvent: { readonly targetUrl: string } }) => void
    readonly onShouldStartLoadWithRequest?: (request: { readonly url: string; readonly isTopFrame: boolean }) => boolean
    readonly onContentProcessDidTerminate?: () => void
    readonly onRenderProcessGone?: () => void
  }

  export class WebView extends Component<WebViewProps> {
    injectJavaScript(script: string): void
    reload(): void
  }
}
