// biome-ignore-all lint/complexity/useArrowFunction: ES5
// biome-ignore-all lint/complexity/useOptionalChain: ES5
// The plain script of the page: it runs where no module does. ES5, so that every browser can read it.
// A frame whose sandbox lacks allow-same-origin has no origin, and the browser gives it no module: the widget can't start
// there. A browser that is older than the baseline (D-35) gets a script with a sentence in its language. The messages hold
// nothing of anybody.
;(function () {
  function sayNoOrigin() {
    var isArabic = /^ar\b/i.test(navigator.language)
    var text =
      'frame.allow-same-origin: the sandbox of the frame lacks "allow-same-origin", so the widget cannot start. Add it; the widget stands on an origin of its own.'
    var words = document.createElement('p')
    words.setAttribute('role', 'alert')
    words.className = 'pw-boot-refused'
    words.dir = isArabic ? 'rtl' : 'ltr'
    words.textContent = isArabic
      ? 'لا يمكن فتح صفحة الإيداع في هذا الموقع. يُرجى التواصل مع فريق الدعم.'
      : 'The cashier can’t be opened on this site. Please contact support.'
    var place = document.getElementById('paywidget')
    if (place) {
      while (place.firstChild) place.removeChild(place.firstChild)
      place.appendChild(words)
    }
    parent.postMessage(JSON.stringify({ messageType: 'onInitError', payload: { text: text } }), '*')
  }

  // The newest of what the baseline has; src/platform/isOldBrowser.ts asks the same, and starts nothing.
  var isOld = !(Array.prototype.findLast && Object.hasOwn && window.structuredClone)
  var address = document.currentScript && document.currentScript.getAttribute('data-old-browser')
  var script = document.createElement('script')
  if (isOld && address) {
    script.src = address
    document.body.appendChild(script)
  } else if (window.origin === 'null' && parent !== window) sayNoOrigin()
})()
