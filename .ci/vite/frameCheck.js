// biome-ignore-all lint/complexity/useArrowFunction: ES5
// biome-ignore-all lint/complexity/useOptionalChain: ES5
// biome-ignore-all lint/correctness/noUnusedVariables: ES5 has no catch without a name
// The plain script of the page: it runs where no module does. ES5, so that every browser can read it.
// A frame whose sandbox lacks allow-same-origin has no origin, and the browser gives it no module: the widget can't start
// there. A browser that is older than the baseline (D-35) can't run the widget: the player reads that in their language. The
// messages hold nothing of anybody.
// Nothing here may add a script: Chromium refuses that since version 83, by the policy of the page (Trusted Types).
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
    words.dir = language === 'ar' ? 'rtl' : 'ltr'
    words.textContent = text
    if (!place) return
    while (place.firstChild) place.removeChild(place.firstChild)
    place.appendChild(words)
  }

  function sayNoOrigin() {
    if (/^ar\b/.test(spoken)) say('لا يمكن فتح صفحة الإيداع في هذا الموقع. يُرجى التواصل مع فريق الدعم.', 'ar')
    else say('The cashier can’t be opened on this site. Please contact support.', 'en')
    parent.postMessage(JSON.stringify({ messageType: 'onInitError', payload: { text: noOrigin } }), '*')
  }

  function tellOld() {
    var text = 'browser.old: this browser is older than those that the cashier works in.'
    var message = JSON.stringify({ messageType: 'onInitError', payload: { text: text, code: 'browser.old' } })
    var ios = window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.paywidget
    var app = ios || window.AndroidPaywidget
    var hosts = []
    var index = 0
    if (app) app.postMessage(message)
    if (parent === window) return
    try {
      hosts = JSON.parse(document.getElementById('paywidget-config').textContent).host.allowedOrigins || []
    } catch (error) {
      // No host is named: any page that frames the widget may hear this, which says nothing of the player.
    }
    if (hosts.length === 0) hosts = ['*']
    for (; index < hosts.length; index += 1) {
      try {
        parent.postMessage(message, hosts[index])
      } catch (error) {
        // Not an origin: the others are told all the same.
      }
    }
  }

  // The build puts in the English sentence; the others are a file, which no newer browser asks for.
  function sayOld(address) {
    var asked = (/[?&]locale=([a-z]{2})/i.exec(location.search) || [])[1]
    // A file of ours is named "in", which is Hinglish; as a language of the browser it is Indonesian.
    var language = (asked || spoken.replace(/^in\b/, 'en')).slice(0, 2).toLowerCase()
    var request = new XMLHttpRequest()
    request.onreadystatechange = function () {
      var texts = {}
      if (request.readyState !== 4) return
      try {
        texts = JSON.parse(request.responseText) || texts
      } catch (error) {
        // The file did not come: the sentence is said in English.
      }
      say(texts[language] || __ENGLISH__, texts[language] ? language : 'en')
    }
    request.open('GET', address)
    request.timeout = 10000
    request.send()
    tellOld()
  }

  // The newest of what the baseline has; src/platform/isOldBrowser.ts asks the same, and starts nothing.
  var isOld = !(Array.prototype.findLast && Object.hasOwn && window.structuredClone)
  var address = document.currentScript && document.currentScript.getAttribute('data-old-browser')
  if (isOld && address) {
    // A provider sends players back here in whatever browser: that page needs nothing new, and is drawn.
    if (parent !== window || !/\/complete/i.test(location.pathname)) sayOld(address)
  } else if (window.origin === 'null' && parent !== window) sayNoOrigin()
})()
