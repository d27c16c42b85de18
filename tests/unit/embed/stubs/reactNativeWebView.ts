import { Component } from 'react'
import type { WebViewProps } from 'react-native-webview'

/** The mounted web views, the latest one last. */
export const mounted: WebView[] = []

/** A web view that shows nothing and keeps the scripts that it should run. */
export class WebView extends Component<WebViewProps> {
  readonly scripts: string[] = []

  override componentDidMount(): void {
    mounted.push(this)
  }

  override componentWillUnmount(): void {
    mounted.splice(mounted.indexOf(this), 1)
  }

  injectJavaScript(script: string): void {
    this.scripts.push(script)
  }

  reload(): void {}

  override render(): null {
    return null
  }
}
