// The host page, as an integrator would write it. The query sets the payload:
// token, country, currency, lang, theme, mode, platform, transport, closingButton, extra (JSON, merged over the rest).
// geetest is the captcha id, which selects the behaviour of the mock GeeTest (mocks/vendors/gt4.js).
// answer=never does not answer the widget; path is the embedded page of the widget; without=<tokens> removes sandbox
// tokens; coop is the opener policy of this page.

const query = new URLSearchParams(location.search)
const widgetOrigin = document.body.dataset.widgetOrigin
const frame = document.getElementById('cashier')

/** Every received message, from any origin: { at, origin, message }. */
window.messages = []

/** Sends a message to the widget's exact origin, as JSON text. */
window.sendToWidget = (messageType, payload) => {
  frame.contentWindow.postMessage(JSON.stringify({ messageType, payload }), widgetOrigin)
}

/** Sends `loaded` again with `changes` merged in: another language, or a new token of the player. */
window.loadAgain = (changes) => window.sendToWidget('loaded', merge(payload(), changes))

window.addEventListener('message', (event) => {
  const message = parse(event.data)
  window.messages.push({ at: Date.now(), origin: event.origin, message })
  if (event.origin !== widgetOrigin || event.source !== frame.contentWindow) return
  if (message?.messageType === 'Loaded' && query.get('answer') !== 'never') window.sendToWidget('loaded', payload())
})

function payload() {
  const theme = query.get('theme')
  const user = {
    token: query.get('token') ?? 'scenario.default.host',
    id: '90210',
    currency: query.get('currency') ?? 'MXN',
    paymentGeo: query.get('country') ?? 'MX',
    country: (query.get('country') ?? 'MX').toLowerCase(),
    platform: query.get('platform') ?? 'desktop',
    lang: query.get('lang') ?? 'en-US',
  }
  return merge(
    {
      closingButton: query.get('closingButton') !== 'false',
      widgetViewType: query.get('mode') ?? 'main',
      transport: query.get('transport') ?? 'http',
      platformVersion: 'redesign',
      geetestCaptchaId: query.get('geetest') ?? 'good',
      bonusList: [],
      experiments: [],
      host: location.origin,
      xOrigin: location.hostname,
      schema: theme === null ? {} : { theme },
      user,
    },
    JSON.parse(query.get('extra') ?? '{}'),
  )
}

function merge(base, extra) {
  const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
  const merged = { ...base }
  for (const [name, value] of Object.entries(extra)) {
    merged[name] = isRecord(value) && isRecord(base[name]) ? merge(base[name], value) : value
  }
  return merged
}

function parse(data) {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

for (const token of (query.get('without') ?? '').split(' ')) if (token !== '') frame.sandbox.remove(token)

// Only the widget may be embedded, whatever the query has; frame-src of this page has the same rule.
const path = query.get('path') ?? '/paywidget/'
frame.src = widgetOrigin + (path.startsWith('/paywidget/') ? path : '/paywidget/')
