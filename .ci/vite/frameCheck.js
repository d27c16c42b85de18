// A frame whose sandbox lacks allow-same-origin has no origin, and the browser gives it no module: the widget can't start
// there. This plain script is all that runs; it tells player and host. The message holds nothing of anybody.
if (window.origin === 'null' && parent !== window) {
  const isArabic = /^ar\b/i.test(navigator.language)
  const text =
    'frame.allow-same-origin: the sandbox of the frame lacks "allow-same-origin", so the widget cannot start. Add it; the widget stands on an origin of its own.'
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.className = 'pw-boot-refused'
  words.dir = isArabic ? 'rtl' : 'ltr'
  words.textContent = isArabic
    ? 'لا يمكن فتح صفحة الإيداع في هذا الموقع. يُرجى التواصل مع فريق الدعم.'
    : 'The cashier can’t be opened on this site. Please contact support.'
  document.getElementById('paywidget')?.replaceChildren(words)
  parent.postMessage(JSON.stringify({ messageType: 'onInitError', payload: { text } }), '*')
}
