// biome-ignore-all lint/complexity/useArrowFunction: ES5
// biome-ignore-all lint/complexity/useOptionalChain: ES5
// biome-ignore-all lint/correctness/noUnusedVariables: ES5 has no catch without a name
// The browser is older than those of the baseline (D-35): says so to the player and to whoever is around the widget. ES5, and
// nothing that an old browser may lack. The build puts in the texts (src/i18n/oldBrowserTexts.ts).
;(function () {
  var texts = __TEXTS__
  // A provider sends players back here in whatever browser: that page needs nothing new, and is drawn.
  if (parent === window && /\/complete/i.test(location.pathname)) return
  var asked = (/[?&]locale=([a-z]{2})/i.exec(location.search) || [])[1]
  var spoken = String(navigator.language || navigator.userLanguage || '').toLowerCase()
  // A file of ours is named "in", which is Hinglish; as a language of the browser it is Indonesian.
  var language = (asked || spoken.replace(/^in\b/, 'en')).slice(0, 2).toLowerCase()
  var words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.className = 'pw-boot-refused'
  words.lang = texts[language] ? language : 'en'
  words.dir = language === 'ar' ? 'rtl' : 'ltr'
  words.appendChild(document.createTextNode(texts[language] || texts.en))
  var place = document.getElementById('paywidget')
  if (place) {
    while (place.firstChild) place.removeChild(place.firstChild)
    place.appendChild(words)
  }
  var text = 'browser.old: this browser is older than those that the cashier works in.'
  var message = JSON.stringify({ messageType: 'onInitError', payload: { text: text, code: 'browser.old' } })
  var ios = window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.paywidget
  var app = ios || window.AndroidPaywidget
  if (app) app.postMessage(message)
  if (parent === window) return
  var hosts = []
  var index = 0
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
})()
