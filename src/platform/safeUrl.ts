// Never an app scheme, whatever a configuration lists: these run code or read what is not the player's (SEC-01).
const forbiddenSchemes = new Set(['javascript', 'vbscript', 'data', 'file', 'filesystem', 'blob', 'about', 'chrome'])
const webSchemes = new Set(['http', 'https', 'ws', 'wss', 'ftp'])
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

// URL drops tabs and line breaks and trims blanks without a word, which is how "java\tscript:" passes a naive check.
// Invisible marks are refused too: with them a player reads another address than the one that opens.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|^\s|\s$/u
const webStart = /^https?:\/\/(?=[^/\\])/i

export type SafeUrlOptions = {
  // Without colon, in small letters: 'tel', 'mailto', 'upi'.
  appSchemes?: readonly string[]
  loopback?: boolean
}

// The only door for an address that came from outside (B12): undefined means "do not open".
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

// URL reads "https:host", "https:///host" and "https:\\host" as addresses; an honest server writes none of them.
function isSafeWeb(text: string, url: URL, { loopback = false }: SafeUrlOptions): boolean {
  if (!webStart.test(text) || text.includes('\\') || authorityOf(text).includes('@')) return false
  return schemeOf(url) === 'https' || (loopback && schemeOf(url) === 'http' && loopbackHosts.has(url.hostname))
}

// "https://@host" leaves no username behind in a URL, so the text itself is asked.
const authorityOf = (text: string): string => text.replace(webStart, '').split(/[/?#]/, 1)[0] ?? ''

function isListedApp(url: URL, { appSchemes = [] }: SafeUrlOptions): boolean {
  return !webSchemes.has(schemeOf(url)) && appSchemes.includes(schemeOf(url))
}

/** A page that is itself on this machine may open another one here: developers and tests have no certificate. */
export const isLoopback = (): boolean => loopbackHosts.has(location.hostname)
