import { CASHIER_STARTS } from '../../reference/cashierStarts.ts'
import {
  captchaHeaders,
  fileHeaders,
  HASHED,
  type Headers,
  helperHeaders,
  revalidatedHeaders,
  uncachedHeaders,
  widgetHeaders,
} from './recipe.ts'
import { type Deployed, settingsOf } from './settingsOf.ts'

export interface Deployment {
  readonly config: Deployed
  /**
   * The widget's origin, such as `https://pay.example`. It may embed the captcha page; without it, only the hosts may.
   */
  readonly origin?: string | undefined
  /** Files below the base, such as `static/index-C1qIYATe.js`. */
  readonly files: readonly string[]
  /** First segments of the pages' paths, such as `deposit`. */
  readonly pages: readonly string[]
}

const BASE = '/paywidget'

/**
 * Server configuration files by name: `nginx.conf` for nginx; `_headers`, `_redirects` and `functions/…` for static
 * hosts such as Cloudflare Pages. They contain the same headers that the journeys run with, plus the https-only
 * headers.
 */
export function headerFiles(deployment: Deployment): Readonly<Record<string, string>> {
  const functions = Object.fromEntries(FUNCTIONS.map((name) => [name, returnFunction()]))
  return {
    'nginx.conf': nginx(deployment),
    _headers: headers(deployment),
    _redirects: redirects(deployment),
    ...functions,
  }
}

const ABOUT = [
  'Written by `npm run build` from the configuration in index.html. Change that, and build again.',
  'Published layouts are in static/layouts/; index.json there is never cached.',
]

function documents({ config, origin }: Deployment) {
  const settings = settingsOf(config)
  const around = origin === undefined ? settings.hostOrigins : [origin, ...settings.hostOrigins]
  return { page: widgetHeaders(settings), helper: helperHeaders(), captcha: captchaHeaders(around) }
}

/** Every status for which nginx allows a custom `error_page`. */
const ERRORS =
  '400 401 402 403 404 405 406 408 409 410 411 412 413 414 415 416 421 422 425 426 429 431 451 500 501 502 503 504 505 507'

/** nginx does not compress these types by default: the method list would then load 439 kB instead of 139 (G13). */
const COMPRESSED = [
  '  gzip on;',
  '  gzip_vary on;',
  '  gzip_min_length 1024;',
  '  gzip_proxied any;',
  '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
]

function nginx(deployment: Deployment): string {
  const { page, helper, captcha } = documents(deployment)
  const block = (location: string, lines: readonly string[]) => [`location ${location} {`, ...lines, '}'].join('\n')
  // Without "always", nginx adds a header to successful responses only. The headers of files are added without it, so
  // that an error response is not cached (G11).
  const added = (all: Headers, when: string) =>
    Object.entries(all).map(([name, value]) => `  add_header ${name} "${value}"${when};`)
  const document = (all: Headers, ...rest: readonly string[]) => [...rest, ...added(all, ' always'), ...COMPRESSED]
  const file = (all: Headers) => [
    '  try_files $uri =404;',
    `  error_page ${ERRORS} @paywidget_error;`,
    ...added(all, ''),
    ...COMPRESSED,
  ]
  return `${[
    ABOUT.map((line) => `# ${line}`).join('\n'),
    `# Put these into a server block whose root contains the folder ${BASE.slice(1)}/ (dist/site).`,
    block(`= ${BASE}/helper.html`, document(helper)),
    block(`= ${BASE}/form`, document(helper, `  try_files ${BASE}/helper.html =404;`, '  default_type text/html;')),
    block(`= ${BASE}/captcha.html`, document(captcha)),
    block(`= ${BASE}/static/layouts/index.json`, file(uncachedHeaders())),
    block(`~ "^${BASE}${HASHED_PATHS}"`, file(fileHeaders('/static/a-00000000.js'))),
    block(`${BASE}/static/`, file(fileHeaders('a.svg'))),
    [
      '# Return URLs: serve the page whatever a provider appends to the URL, and whatever HTTP method it uses.',
      block(
        `${BASE}/`,
        document(page, `  try_files $uri ${BASE}/index.html;`, `  error_page 405 =200 ${BASE}/index.html;`),
      ),
    ].join('\n'),
    [
      '# An error instead of a file keeps its status and is never cached.',
      block('@paywidget_error', [
        '  types { }',
        '  default_type text/plain;',
        ...added(uncachedHeaders(), ' always'),
        '  return 200 "This file can not be sent.\\n";',
      ]),
    ].join('\n'),
  ].join('\n\n')}\n`
}

/** The same paths as `HASHED`, as an nginx regular expression. */
const HASHED_PATHS = '(?:/assets/.*|/static/(?:[^/]+-|locales/[^/]+\\.)[\\w-]{8}\\.\\w+|/.*\\.[0-9a-f]{16}\\.json)$'

/** Pages that some servers also serve without `.html`, so that both paths need the headers (G12). */
const PLAIN = ['index', 'verify', 'helper', 'captcha'] as const

/** Cloudflare Pages ignores all rules after the first 100. */
const MOST_RULES = 100

/** Folders with too many files for a rule each, or with files that are published later: they get one rule per folder. */
const FOLDERS: Readonly<Record<string, Headers>> = {
  'static/flags/': revalidatedHeaders(),
  'static/instructions/': revalidatedHeaders(),
  'static/layouts/': uncachedHeaders(),
}

/**
 * `_headers`: if several rules match a path, these servers merge them, and the browser then applies both policies. So
 * exactly one rule matches each path: hashed files by name, so that a missing file is never cached (G11); pictures and
 * layouts by folder, with headers that require revalidation; pages by their first segment. Throws if there are too many
 * rules.
 */
function headers(deployment: Deployment): string {
  const { page, helper, captcha } = documents(deployment)
  const rule = (path: string, all: Headers) =>
    [BASE + path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const of = { index: page, verify: page, helper, captcha }
  const isInFolder = (file: string) => Object.keys(FOLDERS).some((folder) => file.startsWith(folder))
  const rules = [
    ...PLAIN.flatMap((name) => [rule(`/${name}`, of[name]), rule(`/${name}.html`, of[name])]),
    rule('/form', helper),
    ...['/', ...deployment.pages.flatMap((name) => [`/${name}`, `/${name}/*`])].map((path) => rule(path, page)),
    ...Object.entries(FOLDERS).map(([folder, all]) => rule(`/${folder}*`, all)),
    ...deployment.files
      .filter((file) => (file.startsWith('static/') || HASHED.test(`/${file}`)) && !isInFolder(file))
      .map((file) => rule(`/${file}`, fileHeaders(`/${file}`))),
  ]
  if (rules.length > MOST_RULES)
    throw new Error(
      `_headers has ${rules.length} rules, but Cloudflare Pages reads only ${MOST_RULES}: add a folder to FOLDERS.`,
    )
  return `${[ABOUT.map((line) => `# ${line}`).join('\n'), ...rules].join('\n\n')}\n`
}

/**
 * Static hosts answer a POST with 405, but 3-D Secure and others send players back by POST (N16). This Cloudflare Pages
 * function answers a POST with the page. It runs only for the paths in `FUNCTIONS`; files are served statically.
 */
function returnFunction(): string {
  return `${ABOUT.map((line) => `// ${line}`).join('\n')}
// A provider may send the player back by POST: the answer is the page, as it is for GET.
export const onRequest = ({ request, next }) =>
  request.method === 'GET' || request.method === 'HEAD'
    ? next()
    : next(new Request(request.url, { method: 'GET', headers: { accept: 'text/html' } }))
`
}

/** The first path segments of cashiers with paths of their own. */
const ROOTS = Object.values(CASHIER_STARTS).flatMap(({ root }) => root ?? [])

/** The function's files, relative to the project's folder `functions/`. The path of a file is the URL path it handles. */
const FUNCTIONS = ['/deposit', '/withdrawal', ...ROOTS].map((root) => `functions${BASE}${root}/[[path]].js`)

/**
 * `_redirects`: one rule for each first segment of a page's path. A catch-all rule would answer a missing file of
 * `static/` with the page and status 200 (G11). Targets are written without `index` and `.html`: Cloudflare Pages
 * strips these and rejects such a rule as an infinite loop (G12).
 */
function redirects({ pages }: Deployment): string {
  const lines = [
    `${BASE}/form ${BASE}/helper 200`,
    ...pages.flatMap((name) => [`${BASE}/${name} ${BASE}/ 200`, `${BASE}/${name}/* ${BASE}/ 200`]),
  ]
  return `${lines.join('\n')}\n`
}
