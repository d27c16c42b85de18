import { ABOUT, type Deployment, documentHeaders } from './Deployment.ts'
import { fileHeaders, HASHED_PATHS, type Headers, uncachedHeaders } from './recipe.ts'

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

/** The build has compressed copies of the hashed files: smaller than what nginx would make of them, and no work. */
const COPIES = [
  '  # Needs --with-http_gzip_static_module, which the packages of Debian and nginx.org have.',
  '  gzip_static on;',
  '  # Needs the module ngx_brotli, in Debian the package libnginx-mod-http-brotli-static.',
  '  # brotli_static on;',
]

/** `nginx.conf`: locations for a server block. */
export function nginxRecipe(deployment: Deployment): string {
  const { base } = deployment
  const { page, helper, captcha } = documentHeaders(deployment)
  // A document has two paths: static hosts drop ".html", so links may lack it (G12).
  const named = (name: string, all: Headers) => [
    block(`= ${base}/${name}.html`, document(all)),
    block(`= ${base}/${name}`, document(all, `  try_files ${base}/${name}.html =404;`, '  default_type text/html;')),
  ]
  return `${[
    ABOUT.map((line) => `# ${line}`).join('\n'),
    `# Put these into a server block whose root contains the folder ${base.slice(1)}/ (dist/site).`,
    // A relative redirect: behind a proxy that ends TLS, an absolute one would lead to http.
    block(`= ${base}`, [
      '  absolute_redirect off;',
      ...added(NOT_KEPT, ' always'),
      `  return 302 ${base}/$is_args$args;`,
    ]),
    ...named('helper', helper),
    block(`= ${base}/form`, document(helper, `  try_files ${base}/helper.html =404;`, '  default_type text/html;')),
    ...named('captcha', captcha),
    ...named('verify', page),
    ...named('prefetch', page),
    block(`= ${base}/static/layouts/index.json`, file(uncachedHeaders())),
    [
      '# "^~" gives these locations precedence over regular expressions of the server block, such as "~* \\.(js|css)$".',
      '# Return URLs: serve the page whatever a provider appends to the URL, and whatever HTTP method it uses.',
      block(`^~ ${base}/`, [
        ...document(page, `  try_files $uri ${base}/index.html;`, `  error_page 405 =200 ${base}/index.html;`),
        ...nested(`~ "^${base}${HASHED_PATHS}"`, [...file(fileHeaders('/static/a-00000000.js')), ...COPIES]),
        ...['static', 'v1'].flatMap((folder) => nested(`${base}/${folder}/`, file(fileHeaders('a.svg')))),
      ]),
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

const NOT_KEPT: Headers = { 'cache-control': 'no-store' }

const block = (location: string, lines: readonly string[]) => [`location ${location} {`, ...lines, '}'].join('\n')

const nested = (location: string, lines: readonly string[]) => [
  '',
  ...block(location, lines)
    .split('\n')
    .map((line) => `  ${line}`),
]

// Without "always", nginx adds a header to successful responses only. The headers of files are added without it, so
// that an error response is not cached (G11).
const added = (all: Headers, when: '' | ' always') =>
  Object.entries(all).map(([name, value]) => `  add_header ${name} "${value}"${when};`)

const document = (all: Headers, ...rest: readonly string[]) => [...rest, ...added(all, ' always'), ...COMPRESSED]

const file = (all: Headers) => [
  '  try_files $uri =404;',
  `  error_page ${ERRORS} @paywidget_error;`,
  ...added(all, ''),
  ...COMPRESSED,
]
