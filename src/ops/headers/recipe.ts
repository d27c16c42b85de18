import { CAPTCHA_SANDBOX } from '../../../schemas/captchaPage.ts'

export type Headers = Readonly<Record<string, string>>

export interface HeaderSettings {
  /** The origins that may embed the widget. */
  readonly hostOrigins: readonly string[]
  /** Origins of the captcha's page, besides the widget's own (D-08). */
  readonly captchaOrigins?: readonly string[]
  /** Origins of the API and of the operator's published files, besides the widget's own. */
  readonly connectOrigins?: readonly string[]
  /** Origins of icons, besides the widget's own. */
  readonly imageOrigins?: readonly string[]
  /** Origins of the hosts' fonts, besides the widget's own. */
  readonly fontOrigins?: readonly string[]
  /** The origin of the build's own files, if a CDN serves them. */
  readonly fileOrigins?: readonly string[]
  /** Whether everything is served over https, permanently. */
  readonly isHttps?: boolean
}

const COMMON: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A host with COEP require-corp blocks the widget unless the widget sends both headers.
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'credentialless',
}

/** Two years, without subdomains: only the deployment knows what its subdomains serve. */
const HTTPS_ONLY: Headers = { 'strict-transport-security': 'max-age=63072000' }

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"

const sources = (others: readonly string[]) => ["'self'", ...others].join(' ')
const union = (...all: readonly (readonly string[])[]) => sources([...new Set(all.flat())])

/** Headers of the widget's pages. A plain http server on loopback omits the https-only headers. */
export function widgetHeaders(settings: HeaderSettings): Headers {
  const {
    hostOrigins,
    captchaOrigins = [],
    connectOrigins = [],
    imageOrigins = [],
    fontOrigins = [],
    fileOrigins = [],
    isHttps = false,
  } = settings
  const own = sources(fileOrigins)
  const ancestors = hostOrigins.length === 0 ? "'none'" : hostOrigins.join(' ')
  return {
    ...COMMON,
    ...(isHttps && HTTPS_ONLY),
    'content-security-policy': [
      `default-src 'none'; script-src ${own}; style-src ${own}; img-src ${union(fileOrigins, imageOrigins)}; media-src ${own}; font-src ${sources(fontOrigins)}; connect-src ${union(fileOrigins, connectOrigins)}`,
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
 * Headers of the helper page. Its window posts a form to the provider, so it is the only page with a form-action, and
 * it keeps its opener until the post. Providers use https; `more` is for a test server with a provider on loopback.
 * `fileOrigins` are the same as for the widget's pages. The page's icon is an empty data URL: without an icon, browsers
 * request `/favicon.ico` from the origin (E8).
 */
export function helperHeaders(more: readonly string[] = [], fileOrigins: readonly string[] = []): Headers {
  const own = sources(fileOrigins)
  return {
    ...COMMON,
    'content-security-policy': [
      `default-src 'none'; script-src ${own}; style-src ${own}; img-src data:; base-uri 'none'`,
      `form-action ${['https:', ...more].join(' ')}; frame-ancestors 'none'`,
      TRUSTED_TYPES,
    ].join('; '),
    'cross-origin-opener-policy': 'unsafe-none',
    'cache-control': 'no-store',
  }
}

/**
 * Hash of the inline script in `captcha.html`. That script loads the page's own script, which loads the vendor's
 * script.
 */
const CAPTCHA_STARTER = "'sha256-J3kD8kX0h4mmFg4g2blyJByF8/V9kGn22kraAbMWJtU='"

/**
 * Headers of the captcha page, the only page that runs third-party scripts (D-08). These may load scripts from
 * anywhere, but the starter is the only inline script that may run. A frame may be embedded only if all pages around it
 * are allowed: `ancestors` are the hosts' origins, and the widget's if it is not the captcha page's own. `more` is for a
 * test server on loopback.
 *
 * The sandbox is for the page on the widget's origin: without it, any page could frame this one and run a script of its
 * choice with the widget's origin. A page on an origin of its own needs no sandbox.
 */
export function captchaHeaders(ancestors: readonly string[], more: readonly string[] = []): Headers {
  const https = ['https:', ...more].join(' ')
  return {
    ...COMMON,
    'content-security-policy': [
      `default-src 'none'; script-src ${CAPTCHA_STARTER} 'strict-dynamic'; style-src 'unsafe-inline' ${https}`,
      `img-src data: blob: ${https}; font-src data: ${https}; media-src data: blob: ${https}`,
      `connect-src ${https}; frame-src ${https}; base-uri 'none'; object-src 'none'; form-action 'none'`,
      `sandbox ${CAPTCHA_SANDBOX}; frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-store',
  }
}

/** Paths with a content hash: from the build (`static/name-hash.js`, `static/locales/en.hash.json`), and published layouts. */
export const HASHED = /\/assets\/|\/static\/(?:[^/]+-|locales\/[^/]+\.)[\w-]{8}\.\w+$|\.[0-9a-f]{16}\.json$/

/** The same paths as `HASHED`, below the base: a regular expression for nginx and Caddy. */
export const HASHED_PATHS =
  '(?:/assets/.*|/static/(?:[^/]+-|locales/[^/]+\\.)[\\w-]{8}\\.\\w+|/.*\\.[0-9a-f]{16}\\.json)$'

/**
 * The loader for host pages without npm, below the base (D-75). Its name stays the same in all releases of version 1;
 * the same file with a hash in its name is in `static/`.
 */
export const LOADER_FILE = 'v1/loader.js'

/** In package mode, a page of another origin fetches languages, flags and layouts from here, and an integrity value needs it. They contain no secrets. */
const ANY_PAGE: Headers = {
  'access-control-allow-origin': '*',
  // verify.html reads the headers of a CDN.
  'access-control-expose-headers': '*',
}

/**
 * Headers of a file that is not an HTML page: cached forever if the name contains the file's hash, else for an hour.
 * For existing files only: everything else under `static/` gets `uncachedHeaders` (G11).
 */
export function fileHeaders(name: string): Headers {
  const isHashed = HASHED.test(name)
  const cache = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return { ...COMMON, ...ANY_PAGE, 'cache-control': cache }
}

/**
 * Headers of the layout index and of errors. During a rolling deploy a server may not have a file yet: if the browser
 * cached that 404 like the file, the player could not open the cashier for a year (G11).
 */
export function uncachedHeaders(): Headers {
  return { ...COMMON, ...ANY_PAGE, 'cache-control': 'no-store' }
}

/**
 * Headers of files matched by a rule with a wildcard. The rule matches a missing file as well, so the browser
 * revalidates each time and never shows an error from the cache (G11). For an unchanged file the server answers 304.
 */
export function revalidatedHeaders(): Headers {
  return { ...COMMON, ...ANY_PAGE, 'cache-control': 'public, max-age=0, must-revalidate' }
}

/** Headers of the API's answers: never cached. */
export function freshHeaders(): Headers {
  return { ...COMMON, 'cache-control': 'no-store' }
}
