// Never allowed, even if the configuration lists them as app schemes: they run code or read local data (SEC-01).
const forbiddenSchemes = new Set(['javascript', 'vbscript', 'data', 'file', 'filesystem', 'blob', 'about', 'chrome'])
const webSchemes = new Set(['http', 'https', 'ws', 'wss', 'ftp'])
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

// `URL` silently drops tabs and line breaks and trims spaces, so "java\tscript:" would pass a naive check. Invisible
// characters are rejected too, because the player would read a different address from the one that opens.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s|\s$/u
const webStart = /^https?:\/\/(?=[^/\\])/i

export type SafeUrlOptions = {
  // Schemes in lower case, without the colon: 'tel', 'mailto', 'upi'.
  appSchemes?: readonly string[]
  loopback?: boolean
}

// Every external URL must pass this check before it is opened (B12). Undefined means "do not open".
export function safeUrl(text: string, options: SafeUrlOptions = {}): URL | undefined {
  const url = hidden.test(text) ? undefined : parse(text)
  if (!url || forbiddenSchemes.has(schemeOf(url)) || url.username !== '' || url.password !== '') return undefined
  return isSafeWeb(text, url, options) || isListedApp(url, options) ? url : undefined
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const schemeOf = (url: URL): string => url.protocol.slice(0, -1)

// `URL` accepts "https:host", "https:///host" and "https:\\host"; no legitimate server writes these.
function isSafeWeb(text: string, url: URL, { loopback = false }: SafeUrlOptions): boolean {
  if (!webStart.test(text) || text.includes('\\') || authorityOf(text).includes('@')) return false
  return schemeOf(url) === 'https' || (loopback && schemeOf(url) === 'http' && loopbackHosts.has(url.hostname))
}

// `URL` reports no username for "https://@host", so check the text.
const authorityOf = (text: string): string => text.replace(webStart, '').split(/[/?#]/, 1)[0] ?? ''

function isListedApp(url: URL, { appSchemes = [] }: SafeUrlOptions): boolean {
  return !webSchemes.has(schemeOf(url)) && appSchemes.includes(schemeOf(url))
}

/** A page served from localhost may open http URLs on localhost: development and tests have no certificate. */
export const isLoopback = (): boolean => loopbackHosts.has(location.hostname)
