export type Headers = Readonly<Record<string, string>>

export interface HeaderSettings {
  /** The origins that may embed the widget. */
  readonly hostOrigins: readonly string[]
  /** Where the captcha's page is, if not on the widget's own origin (D-08). */
  readonly captchaOrigins?: readonly string[]
  /** Where calls go, and what operators publish lies, if not on the widget's own origin. */
  readonly connectOrigins?: readonly string[]
  /** Where icons are, if not on the widget's own origin. */
  readonly imageOrigins?: readonly string[]
  /** Where fonts of hosts are, if not on the widget's own origin. */
  readonly fontOrigins?: readonly string[]
  /** Whether everything is served by https, and stays so. */
  readonly isHttps?: boolean
}

const COMMON: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A host with COEP require-corp blocks the widget unless it sends both (reliability F).
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'credentialless',
}

/** For two years, subdomains left to themselves: the deployment knows what else it serves. */
const HTTPS_ONLY: Headers = { 'strict-transport-security': 'max-age=63072000' }

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"

const sources = (others: readonly string[]) => ["'self'", ...others].join(' ')

/** The widget's documents, as in production (reliability F). A server that speaks plain http, on loopback, leaves https out. */
export function widgetHeaders(settings: HeaderSettings): Headers {
  const {
    hostOrigins,
    captchaOrigins = [],
    connectOrigins = [],
    imageOrigins = [],
    fontOrigins = [],
    isHttps = false,
  } = settings
  const ancestors = hostOrigins.length === 0 ? "'none'" : hostOrigins.join(' ')
  return {
    ...COMMON,
    ...(isHttps && HTTPS_ONLY),
    'content-security-policy': [
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${sources(imageOrigins)}; media-src 'self'; font-src ${sources(fontOrigins)}; connect-src ${sources(connectOrigins)}`,
      "worker-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'",
      `frame-src ${sources(captchaOrigins)}; frame-ancestors ${ancestors}`,
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
      TRUSTED_TYPES,
    ].join('; '),
    'permissions-policy':
      'clipboard-write=(self), web-share=(self), payment=(self), camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  }
}

/**
 * The helper window posts a form to the provider, so it alone has form-action; it keeps its opener until then. Providers
 * speak https; `more` is for a test server, whose provider is on loopback.
 */
export function helperHeaders(more: readonly string[] = []): Headers {
  return {
    ...COMMON,
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'",
      `form-action ${['https:', ...more].join(' ')}; frame-ancestors 'none'`,
      TRUSTED_TYPES,
    ].join('; '),
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  }
}

/** Of the one script that stands in `captcha.html`; it begins the page's own, and that the vendor's. */
const CAPTCHA_STARTER = "'sha256-J3kD8kX0h4mmFg4g2blyJByF8/V9kGn22kraAbMWJtU='"

/**
 * The captcha's page, the only one in which scripts of others run (D-08): whatever they load, from wherever, and nothing
 * that stands in the page. Every page around it must be named: the widget's origin, and those of its hosts. `more` is for
 * a test server on loopback.
 */
export function captchaHeaders(ancestors: readonly string[], more: readonly string[] = []): Headers {
  const https = ['https:', ...more].join(' ')
  return {
    ...COMMON,
    'content-security-policy': [
      `default-src 'none'; script-src ${CAPTCHA_STARTER} 'strict-dynamic'; style-src 'unsafe-inline' ${https}`,
      `img-src data: blob: ${https}; font-src data: ${https}; media-src data: blob: ${https}`,
      `connect-src ${https}; frame-src ${https}; base-uri 'none'; object-src 'none'; form-action 'none'`,
      `frame-ancestors ${ancestors.join(' ')}`,
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-store',
  }
}

/** What the build hashes (`static/name-hash.js`, `static/locales/en.hash.json`), and what publishing layouts does. */
export const HASHED = /\/assets\/|\/static\/(?:[^/]+-|locales\/[^/]+\.)[\w-]{8}\.\w+$|\.[0-9a-f]{16}\.json$/

/** Package mode draws into a page of another origin and fetches languages, flags and layouts from here. They hold no secret. */
const ANY_PAGE: Headers = { 'access-control-allow-origin': '*' }

/**
 * A file that is no document: cached for ever when its name contains its hash, for an hour otherwise. Only for a file that
 * is there: everything else under `static/` gets `uncachedHeaders` (G11).
 */
export function fileHeaders(name: string): Headers {
  const isHashed = HASHED.test(name)
  const cache = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return { ...COMMON, ...ANY_PAGE, 'cache-control': cache }
}

/**
 * The layout index, and an error instead of a file. During a rolling deploy a server may not have a file yet; were its 404
 * cached like the file, this player could not open the cashier for a year (G11).
 */
export function uncachedHeaders(): Headers {
  return { ...COMMON, ...ANY_PAGE, 'cache-control': 'no-store' }
}

/** Answers of the cashier: never cached. */
export function freshHeaders(): Headers {
  return { ...COMMON, 'cache-control': 'no-store' }
}
