package example.cashier

import android.annotation.SuppressLint
import android.app.Activity
import android.app.Dialog
import android.content.Intent
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.Message
import android.util.Log
import android.view.WindowInsets
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import android.widget.FrameLayout
import android.window.OnBackInvokedDispatcher
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import java.util.Locale
import org.json.JSONObject

/** Where the cashier is served. */
private const val ADDRESS = "https://pay.example/paywidget/"
private const val ORIGIN = "https://pay.example"
/** URLs that a page loads itself. Every other one is for an app. */
private val PAGE_SCHEMES = setOf("https", "http", "about", "blob", "data")

/** The cashier in a web view. Start it with the player's id, token, currency, country and language. */
class CashierActivity : Activity() {
  private lateinit var webView: WebView
  private val user = JSONObject()
  /** Whether the cashier shows a page, and can go back by itself. */
  private var isReady = false

  override fun onCreate(state: Bundle?) {
    super.onCreate(state)
    // The platform tells the cashier that it is in an app.
    user.put("platform", "android").put("lang", Locale.getDefault().toLanguageTag())
    for (name in listOf("id", "token", "currency", "paymentGeo", "lang")) {
      intent.getStringExtra(name)?.let { user.put(name, it) }
    }
    // From target SDK 36 on, Android 16 no longer calls `onBackPressed`.
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      onBackInvokedDispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT) { back() }
    }
    start()
  }

  @SuppressLint("SetJavaScriptEnabled")
  private fun start() {
    webView = WebView(this)
    setContentView(padded(webView))
    webView.settings.javaScriptEnabled = true
    webView.settings.domStorageEnabled = true
    // The provider's page opens in a new window, by the player's press: see onCreateWindow.
    webView.settings.setSupportMultipleWindows(true)
    webView.webViewClient = Pages()
    webView.webChromeClient = Windows()
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
      Log.e("Cashier", "This WebView is too old for a bridge that checks origins. Ask the player to update it.")
      return finish()
    }
    // Unlike addJavascriptInterface, this bridge exists in pages of this origin only.
    WebViewCompat.addWebMessageListener(webView, "AndroidPaywidget", setOf(ORIGIN)) { _, message, _, isMainFrame, _ ->
      if (isMainFrame) message.data?.let(::receive)
    }
    webView.loadUrl(ADDRESS)
  }

  /** Keeps a page clear of the system bars and the keyboard. A web view ignores a padding of its own. */
  private fun padded(page: WebView) = FrameLayout(this).apply {
    addView(page)
    // From target SDK 35 on, Android 15 draws the window behind them, and `adjustResize` has no effect.
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
      setOnApplyWindowInsetsListener { view, insets ->
        val bars = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout()
        val covered = insets.getInsets(bars or WindowInsets.Type.ime())
        view.setPadding(covered.left, covered.top, covered.right, covered.bottom)
        WindowInsets.CONSUMED
      }
    }
  }

  /** Sends changed data of the same player, such as a new token. What the player typed stays. */
  fun update(changes: JSONObject) {
    for (name in changes.keys()) user.put(name, changes.get(name))
    sendLoaded()
  }

  private fun receive(text: String) {
    val message = try { JSONObject(text) } catch (_: org.json.JSONException) { return }
    val payload = message.optJSONObject("payload") ?: JSONObject()
    when (message.optString("messageType")) {
      "Loaded" -> {
        // Also after the page has reloaded itself.
        isReady = false
        sendLoaded()
      }
      "FullLoaded" -> isReady = true
      // After `onInitError` the error page answers the back button too, and the player may go on from it.
      // A payment without an answer survives the end of the app.
      "onIntent" -> storage().edit().putString(resumeKey(), payload.optString("reference")).apply()
      "onClose" -> finish()
      "onTokenExpired" -> {} // Sign the player in, and call `update`.
      "onShare" -> share("text/plain", payload.optString("text"))
      "onSavePicture" -> {} // A data URL of a PNG: write it with MediaStore, or share it with a FileProvider.
      "onExternalRedirect" -> openProvider(payload)
    }
  }

  private fun sendLoaded() {
    val resume = storage().getString(resumeKey(), null)
    post("loaded", JSONObject().put("user", user).put("resume", resume ?: ""))
  }

  /** The page accepts messages from its own window and origin only. */
  private fun post(name: String, payload: JSONObject) {
    val text = JSONObject().put("messageType", name).put("payload", payload).toString()
    val origin = JSONObject.quote(ORIGIN)
    val script = "if (location.origin === $origin) window.postMessage(${JSONObject.quote(text)}, $origin)"
    webView.evaluateJavascript(script, null)
  }

  private fun storage() = getSharedPreferences("paywidget", MODE_PRIVATE)

  /** One reference for each player. Use your own id of the player, never the token. */
  private fun resumeKey() = "resume." + user.optString("id")

  /** Goes back in the cashier, which sends `onClose` on its first page. */
  private fun back() = if (isReady) post("onGoBack", JSONObject()) else finish()

  /** For Android 12 and older, and for an app that has not opted in to predictive back. */
  @Deprecated("Use OnBackPressedDispatcher with androidx.activity.")
  override fun onBackPressed() = back()

  /** Pages of providers, and apps of banks: `upi://pay?…`, `intent://…`. */
  private fun open(url: Uri) {
    try {
      val intent = if (url.scheme == "intent") appIntent(url) else Intent(Intent.ACTION_VIEW, url)
      startActivity(intent)
    } catch (_: Exception) {
      // Only the scheme: the rest of the URL identifies the payment.
      Log.w("Cashier", "No app opens ${url.scheme}")
    }
  }

  /** The page of a method in `redirect.inApp`. A form to be posted needs a web view, without the bridge. */
  private fun openProvider(page: JSONObject) {
    val url = Uri.parse(page.optString("url"))
    if (page.optString("method") == "GET") return open(url)
    val fields = page.optJSONObject("data") ?: JSONObject()
    val body = fields.keys().asSequence().joinToString("&") { "${Uri.encode(it)}=${Uri.encode(fields.optString(it))}" }
    val provider = Dialog(this, android.R.style.Theme_DeviceDefault_Light_NoActionBar)
    val providerView = WebView(this)
    providerView.settings.javaScriptEnabled = true
    providerView.settings.domStorageEnabled = true
    providerView.webViewClient = ProviderPages()
    provider.setContentView(padded(providerView))
    provider.setOnDismissListener { providerView.destroy() }
    provider.show()
    providerView.postUrl(url.toString(), body.toByteArray())
  }

  /** A page must not choose a component of another app, or give it permissions of this one. */
  private fun appIntent(url: Uri): Intent =
    Intent.parseUri(url.toString(), Intent.URI_INTENT_SCHEME).apply {
      addCategory(Intent.CATEGORY_BROWSABLE)
      component = null
      selector = null
    }

  private fun share(type: String, text: String) {
    val intent = Intent(Intent.ACTION_SEND).setType(type).putExtra(Intent.EXTRA_TEXT, text)
    startActivity(Intent.createChooser(intent, null))
  }

  private inner class Pages : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
      if (!request.isForMainFrame || isOwn(request.url)) return false
      open(request.url)
      return true
    }

    /** The system has ended the page to save memory: without this, it would end the app. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
      isReady = false
      view.destroy()
      start()
      return true
    }
  }

  /** The pages of a provider stay in their web view; links such as `upi://` and `intent:` open the app of a bank. */
  private inner class ProviderPages : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
      if (request.url.scheme?.lowercase() in PAGE_SCHEMES) return false
      open(request.url)
      return true
    }
  }

  private fun isOwn(url: Uri) = url.scheme == "https" && "https://" + url.encodedAuthority == ORIGIN

  private inner class Windows : WebChromeClient() {
    /** Takes the address of the new window, and opens it in the browser. */
    override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, result: Message): Boolean {
      if (!isUserGesture) return false
      val target = WebView(view.context)
      target.webViewClient = object : WebViewClient() {
        override fun shouldOverrideUrlLoading(page: WebView, request: WebResourceRequest): Boolean {
          open(request.url)
          page.destroy()
          return true
        }
      }
      (result.obj as WebView.WebViewTransport).webView = target
      result.sendToTarget()
      return true
    }
  }

  override fun onDestroy() {
    webView.destroy()
    super.onDestroy()
  }
}
