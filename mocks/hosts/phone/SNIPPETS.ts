import type { NativeApp } from './NativeApp.ts'

interface Snippet {
  readonly title: string
  /** The bridge as the page in the web view uses it. */
  readonly bridge: string
  readonly code: string
}

/** Sample code of an app, in the app's programming language. */
export const SNIPPETS: Readonly<Record<NativeApp, Snippet>> = {
  ios: {
    title: 'An iOS app',
    bridge: 'webkit.messageHandlers.paywidget',
    code: `// Swift
webView.configuration.userContentController.add(self, name: "paywidget")
webView.load(URLRequest(url: URL(string: "https://pay.example/paywidget/")!))

func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
  guard message.frameInfo.isMainFrame, message.frameInfo.securityOrigin.host == "pay.example" else { return }
  let text = message.body as! String
  // {"messageType":"Loaded"…}: say who the player is
  webView.evaluateJavaScript("window.userData = \\(json)")
  // {"messageType":"onExternalRedirect","payload":{"url":…}}, of the methods in redirect.inApp: open it
}

// Opens the provider's page after the player's press, in the browser of the app
func webView(_: WKWebView, createWebViewWith _: WKWebViewConfiguration,
             for action: WKNavigationAction, windowFeatures _: WKWindowFeatures) -> WKWebView? {
  UIApplication.shared.open(action.request.url!)
  return nil
}`,
  },
  android: {
    title: 'An Android app',
    bridge: 'AndroidPaywidget',
    code: `// Kotlin
class Bridge {
  @JavascriptInterface fun postMessage(text: String) {
    // {"messageType":"Loaded"…}: say who the player is
    webView.post { webView.evaluateJavascript("window.userData = $json", null) }
    // {"messageType":"onExternalRedirect","payload":{"url":…}}, of the methods in redirect.inApp: open it
  }
}
webView.settings.javaScriptEnabled = true
// Opens the provider's page after the player's press: calls onCreateWindow of your WebChromeClient
webView.settings.setSupportMultipleWindows(true)
webView.addJavascriptInterface(Bridge(), "AndroidPaywidget")
webView.loadUrl("https://pay.example/paywidget/")`,
  },
}
