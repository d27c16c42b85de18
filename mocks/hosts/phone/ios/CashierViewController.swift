import UIKit
import WebKit

/// The cashier in a web view. Present it once you have a token of the player.
final class CashierViewController: UIViewController {
  /// Called when the player closes the cashier.
  var onClose: () -> Void = {}
  /// Called when the token has expired: sign the player in, and call `update`.
  var onTokenExpired: () -> Void = {}
  /// Called for every message, by its name: outcomes, problems, analytics.
  var onMessage: (String, [String: Any]) -> Void = { _, _ in }

  private let address: URL
  private var isReady = false
  private var user: [String: Any]
  private lazy var webView = makeWebView()
  /// Kept here, because a web view does not keep its delegate.
  private let providerPages = ProviderPages()

  /// - Parameters:
  ///   - address: Where the cashier is served: `https://pay.example/paywidget/`.
  ///   - user: The member `user` of `loaded`, with `token`, your `id` of the player, `currency` and `paymentGeo`. The
  ///     language is that of the device, unless you pass `lang`.
  init(address: URL, user: [String: Any]) {
    self.address = address
    // The platform tells the cashier that it is in an app.
    let device: [String: Any] = ["platform": "ios", "lang": Locale.preferredLanguages.first ?? "en"]
    self.user = device.merging(user) { _, own in own }
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it with an address and a user.") }

  override func loadView() { view = webView }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.load(URLRequest(url: address))
  }

  /// Sends changed data of the same player, such as a new token. What the player typed stays.
  func update(user changes: [String: Any]) {
    user.merge(changes) { _, new in new }
    sendLoaded()
  }

  /// Goes back in the cashier, which sends `onClose` on its first page. A cashier without a page is closed.
  func goBack() { isReady ? post("onGoBack") : onClose() }

  private func makeWebView() -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    // The controller must not keep its own web view alive.
    configuration.userContentController.add(WeakHandler(self), name: "paywidget")
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.scrollView.keyboardDismissMode = .interactive
    return webView
  }

  /// The page accepts messages from its own window only. Values are passed as arguments, so nothing has to be escaped.
  private func post(_ name: String, _ payload: [String: Any] = [:]) {
    let message: [String: Any] = ["messageType": name, "payload": payload]
    guard let data = try? JSONSerialization.data(withJSONObject: message),
      let text = String(data: data, encoding: .utf8)
    else { return }
    webView.callAsyncJavaScript(
      "if (location.origin === origin) window.postMessage(text, origin)",
      arguments: ["text": text, "origin": origin], in: nil, in: .page)
  }

  private func sendLoaded() {
    var payload: [String: Any] = ["user": user]
    // A payment without an answer, from before the system ended the app or the page.
    if let resume = UserDefaults.standard.string(forKey: resumeKey) { payload["resume"] = resume }
    post("loaded", payload)
  }

  /// One reference for each player. Use your own id of the player, never the token.
  private var resumeKey: String { "paywidget.resume.\(user["id"] ?? "")" }

  private var origin: String {
    let port = address.port.map { ":\($0)" } ?? ""
    return "\(address.scheme ?? "https")://\(address.host ?? "")\(port)"
  }

  fileprivate func receive(_ text: String) {
    guard let data = text.data(using: .utf8),
      let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let name = message["messageType"] as? String
    else { return }
    let payload = message["payload"] as? [String: Any] ?? [:]
    switch name {
    case "Loaded":
      // Also after the page has reloaded itself.
      isReady = false
      sendLoaded()
    case "FullLoaded": isReady = true
    // After `onInitError` the error page answers the back button too, and the player may go on from it.
    case "onIntent": UserDefaults.standard.set(payload["reference"] as? String, forKey: resumeKey)
    case "onClose": onClose()
    case "onTokenExpired": onTokenExpired()
    case "onSavePicture": share(picture: payload["data"] as? String)
    case "onShare": share([payload["text"] as? String].compactMap { $0 })
    case "onExternalRedirect": open(payload)
    default: break
    }
    onMessage(name, payload)
  }

  /// The provider's page of a method in `redirect.inApp`.
  private func open(_ page: [String: Any]) {
    guard let url = (page["url"] as? String).flatMap(URL.init(string:)) else { return }
    if page["method"] as? String == "GET" { return UIApplication.shared.open(url) }
    // A form to be posted needs a page: show it in a second web view without this bridge.
    let fields = page["data"] as? [String: Any] ?? [:]
    var body = URLComponents()
    body.queryItems = fields.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    request.httpBody = body.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B").data(using: .utf8)
    let provider = UIViewController()
    let providerView = WKWebView()
    providerView.navigationDelegate = providerPages
    provider.view = providerView
    providerView.load(request)
    present(provider, animated: true)
  }

  private func share(picture address: String?) {
    guard let base64 = address?.split(separator: ",").last,
      let data = Data(base64Encoded: String(base64)), let picture = UIImage(data: data)
    else { return }
    share([picture])
  }

  private func share(_ items: [Any]) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  private func isOwn(_ url: URL) -> Bool {
    url.scheme == address.scheme && url.host == address.host && url.port == address.port
  }
}

extension CashierViewController: WKNavigationDelegate, WKUIDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url else { return decisionHandler(.cancel) }
    let isFrame = action.targetFrame.map { !$0.isMainFrame } ?? false
    if isOwn(url) || isFrame { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    // Apps of banks (upi://pay), universal links and pages of providers.
    UIApplication.shared.open(url)
  }

  /// The player's press opens the provider's page in a new window: here, in the browser.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for action: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if let url = action.request.url { UIApplication.shared.open(url) }
    return nil
  }

  /// The system has ended the page to save memory. It resumes its open payments.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    isReady = false
    webView.load(URLRequest(url: address))
  }
}

/// The pages of a provider stay in their web view; links such as `upi://` open the app of a bank.
private final class ProviderPages: NSObject, WKNavigationDelegate {
  /// URLs that a page loads itself. Every other one is for an app.
  private let pageSchemes = ["https", "http", "about", "blob", "data"]

  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = action.request.url else { return decisionHandler(.cancel) }
    if pageSchemes.contains(url.scheme?.lowercased() ?? "") { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    UIApplication.shared.open(url)
  }
}

/// Receives the texts of the page. Only the cashier's own origin and main frame are heard.
private final class WeakHandler: NSObject, WKScriptMessageHandler {
  private weak var cashier: CashierViewController?

  init(_ cashier: CashierViewController) { self.cashier = cashier }

  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    let sender = message.frameInfo
    guard sender.isMainFrame, let cashier, cashier.hears(sender.securityOrigin), let text = message.body as? String
    else { return }
    cashier.receive(text)
  }
}

extension CashierViewController {
  fileprivate func hears(_ origin: WKSecurityOrigin) -> Bool {
    origin.protocol == address.scheme && origin.host == address.host && origin.port == address.port ?? 0
  }
}
