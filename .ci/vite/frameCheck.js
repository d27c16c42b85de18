// biome-ignore-all lint/complexity/useArrowFunction: ES5
// biome-ignore-all lint/complexity/useOptionalChain: ES5
// biome-ignore-all lint/correctness/noUnusedVariables: ES5 has no catch without a name
// A classic script that runs where modules can't, in ES5 so that every browser can parse it. It explains two failures:
// - An iframe whose sandbox lacks allow-same-origin has an opaque origin and can't load the widget's modules.
// - A browser older than the baseline (D-35) can't run the widget; the page explains that in the player's language.
// The messages contain no personal data.
// Don't insert script elements here: the page's CSP (Trusted Types) forbids it in Chromium 83 and newer.
;(function () {
  var noOrigin =
    'frame.allow-same-origin: the sandbox of the frame lacks "allow-same-origin", so the widget cannot start. Add it; the widget stands on an origin of its own.'
  var spoken = String(navigator.language || navigator.userLanguage || '').toLowerCase()

  function say(text, language) {
    var words = document.createElement('p')
    var place = document.getElementById('paywidget')
    words.setAttribute('role', 'alert')
    words.className = 'pw-boot-refused'
    words.lang = language
    words.dir = __RIGHT_TO_LEFT__.indexOf(language) < 0 ? 'ltr' : 'rtl'
    words.textContent = text
    if (!place) return
    while (place.firstChild) place.removeChild(place.firstChild)
    place.appendChild(words)
  }

  function failure(code, text) {
    return JSON.stringify({ messageType: 'onInitError', payload: { code: code, text: text } })
  }

  function sayNoOrigin() {
    if (/^ar\b/.test(spoken)) say('لا يمكن فتح صفحة الإيداع في هذا الموقع. يُرجى التواصل مع فريق الدعم.', 'ar')
    else say('The cashier can’t be opened on this site. Please contact support.', 'en')
    parent.postMessage(failure('frame.allow-same-origin', noOrigin), '*')
  }

  function tellOld() {
    var text = 'browser.old: this browser is older than those that the cashier works in.'
    var message = failure('browser.old', text)
    var ios = window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.paywidget
    var app = ios || window.AndroidPaywidget || (parent === window && window.ReactNativeWebView)
    var hosts = []
    var index = 0
    if (app) app.postMessage(message)
    if (parent === window) return
    try {
      hosts = JSON.parse(document.getElementById('paywidget-config').textContent).host.allowedOrigins || []
    } catch (error) {
      // No host is configured: send to any parent page, because the message contains no personal data.
    }
    if (hosts.length === 0) hosts = ['*']
    for (; index < hosts.length; index += 1) {
      try {
        parent.postMessage(message, hosts[index])
      } catch (error) {
        // Not a valid origin: go on with the next one.
      }
    }
  }

  // The build inserts the English sentence. The other languages are a separate file, which newer browsers never load.
  function sayOld(address) {
    var asked = (/[?&]locale=([a-z]{2,3})/i.exec(location.search) || [])[1]
    // Our locale "in" is Hinglish, but as a browser language "in" means Indonesian.
    var language = (asked || spoken.replace(/^in\b/, 'en')).toLowerCase().split(/[-_]/)[0]
    var request = new XMLHttpRequest()
    request.onreadystatechange = function () {
      var texts = {}
      if (request.readyState !== 4) return
      try {
        texts = JSON.parse(request.responseText) || texts
      } catch (error) {
        // The file could not be loaded or parsed: use English.
      }
      say(texts[language] || __ENGLISH__, texts[language] ? language : 'en')
    }
    request.open('GET', address)
    request.timeout = 10000
    request.send()
    tellOld()
  }

  // Tests for the newest features of the baseline, like src/platform/page/isOldBrowser.ts, which stops the widget.
  var isOld = !(Array.prototype.findLast && Object.hasOwn && window.structuredClone)
  var address = document.currentScript && document.currentScript.getAttribute('data-old-browser')
  if (isOld && address) {
    // The return page works in every browser: a provider may send the player back in any browser.
    if (parent !== window || !/\/complete/i.test(location.pathname)) sayOld(address)
  } else if (window.origin === 'null' && parent !== window) sayNoOrigin()
})()
