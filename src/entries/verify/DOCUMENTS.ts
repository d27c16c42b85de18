import type { Rule } from './Finding.ts'
import {
  byHttps,
  directive,
  directiveWhere,
  hasValue,
  hasValues,
  isAbsent,
  isCompressed,
  isStatus,
  isType,
  isUncached,
} from './rules.ts'

export interface VerifiedDocument {
  readonly title: string
  /** The path, relative to the folder of the page. `SCRIPT` stands for the first script of the widget's page. */
  readonly path: string
  /** The request method; GET by default. */
  readonly method?: 'POST'
  /** The rules are skipped if the server answers 404. */
  readonly isOptional?: true
  readonly rules: readonly Rule[]
}

const NOSNIFF = hasValue('x-content-type-options', 'nosniff', 'Browsers do not guess the type of a file.')
const NO_REFERRER = hasValue(
  'referrer-policy',
  'no-referrer',
  'Other sites do not learn the page the player came from.',
)
const CORP = hasValue('cross-origin-resource-policy', 'cross-origin', 'A host with COEP can embed the cashier.')
const COEP = hasValue('cross-origin-embedder-policy', 'credentialless', 'A host with COEP can embed the cashier.')
const COMMON = [NOSNIFF, NO_REFERRER, CORP, COEP]
const NO_STORE = hasValue('cache-control', 'no-store', 'A new build or layout takes effect at once.')
const HSTS = byHttps((answer, facts) => {
  const { header } = answer
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1] ?? 0)
  const rule = hasValue(
    'strict-transport-security',
    'max-age=63072000',
    'The player can’t be redirected to plain http.',
  )
  // A `max-age` of one year or more is accepted, with any other directives.
  return rule(age >= 31_536_000 ? { ...answer, header: () => 'max-age=63072000' } : answer, facts)
})
const NO_SCRIPT_ELSE = 'Only scripts of the build can run.'

const isNone = (name: string, why: string) => directive(name, ["'none'"], why)
const trustedTypes = [
  directive('require-trusted-types-for', ["'script'"], 'Text can’t be turned into a script.'),
  directive('trusted-types', ["'none'"], 'Text can’t be turned into a script.'),
]

/** Whether there are sources, and none of them is `*` or an unsafe keyword. */
const isNarrow = (sources: readonly string[]) =>
  sources.length > 0 && !sources.some((source) => source.startsWith("'unsafe") || source === '*')

const holdsSelfOnly = (sources: readonly string[]) => sources.includes("'self'") && isNarrow(sources)

/** The rules for the widget's page, at any path. */
const PAGE: readonly Rule[] = [
  isType('text/html', 'Browsers show it as a page.'),
  isNone('default-src', 'Everything that is not allowed explicitly is forbidden.'),
  directive('script-src', ["'self'"], NO_SCRIPT_ELSE),
  directive('style-src', ["'self'"], 'Foreign styles can’t hide or move a button.'),
  directiveWhere(
    'connect-src',
    'Calls and files go only to origins you allow.',
    "List “'self'” and the origins of your API.",
    holdsSelfOnly,
  ),
  directiveWhere(
    'img-src',
    'Icons load only from origins you allow.',
    "List “'self'” and the origin of your icons.",
    holdsSelfOnly,
  ),
  directiveWhere(
    'media-src',
    'Videos load only from origins you allow.',
    "List “'self'” and the origin of your videos.",
    isNarrow,
  ),
  directiveWhere(
    'font-src',
    'Fonts load only from origins you allow.',
    "List “'self'” and the origins of your fonts.",
    isNarrow,
  ),
  directive('worker-src', ["'self'"], 'Foreign workers can’t run.'),
  directiveWhere(
    'frame-src',
    'The page can embed only the captcha frame.',
    "List “'self'” and the origin of the captcha’s page.",
    isNarrow,
  ),
  isNone('object-src', 'Plug-ins can’t run.'),
  isNone('base-uri', 'Relative URLs can’t be redirected to another site.'),
  isNone('form-action', 'Forms can’t be submitted to another site.'),
  directiveWhere(
    'frame-ancestors',
    'Only your hosts can embed the cashier; other sites could cover it (clickjacking).',
    'List the origins of “host.allowedOrigins”, and no other.',
    (sources, hosts) =>
      hosts.length === 0
        ? !sources.includes('*')
        : sources.length === hosts.length && hosts.every((host) => sources.includes(host)),
  ),
  ...trustedTypes,
  isAbsent('x-frame-options', 'It can’t list hosts; frame-ancestors does.'),
  hasValue(
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'As a top-level page, the cashier keeps access to its payment window.',
  ),
  hasValues(
    'permissions-policy',
    ['clipboard-write=(self)', 'payment=(self)', 'camera=()', 'microphone=()', 'geolocation=()'],
    'The page can copy to the clipboard, but not use camera or microphone.',
  ),
  ...COMMON,
  NO_STORE,
  HSTS,
]

const HELPER: readonly Rule[] = [
  isType('text/html', 'Browsers show it as a page.'),
  directive('script-src', ["'self'"], NO_SCRIPT_ELSE),
  directiveWhere(
    'form-action',
    'A form sends the player to the provider.',
    'Make it “form-action https:”.',
    (sources) => sources.includes('https:'),
  ),
  isNone('frame-ancestors', 'It is opened as a window, never as a frame.'),
  ...trustedTypes,
  hasValue('cross-origin-opener-policy', 'unsafe-none', 'The window can talk to the cashier that opened it.'),
  ...COMMON,
  NO_STORE,
]

/** The rules for the URLs to which providers send the player back. 3-D Secure, for example, uses POST (N15, N16). */
const BACK: readonly Rule[] = [
  isStatus(
    200,
    'the page of the cashier',
    'A player who has paid sees the cashier and not a server error.',
    'Serve index.html for every path below deposit/, whatever the method.',
  ),
  isType('text/html', 'Browsers show it as a page.'),
  NO_STORE,
]

export const DOCUMENTS: readonly VerifiedDocument[] = [
  { title: 'The page of the cashier', path: '', rules: PAGE },
  {
    title: 'A page of the cashier by its path',
    path: 'deposit/complete',
    rules: [
      isStatus(
        200,
        'the same page',
        'A reload or a return from a provider opens the cashier.',
        'Serve index.html for every path that is not a file.',
      ),
      ...PAGE,
    ],
  },
  ...['deposit/complete&status=ok', 'deposit/complete;id=1', 'deposit/complete/ok'].map((path) => ({
    title: 'The return from a provider that adds to the URL',
    path,
    rules: BACK,
  })),
  {
    title: 'The return from a provider by POST',
    path: 'deposit/complete',
    method: 'POST',
    rules: BACK,
  },
  {
    title: 'The return from a provider by POST, with an addition to the URL',
    path: 'deposit/complete/ok',
    method: 'POST',
    rules: BACK,
  },
  { title: 'The payment window', path: 'helper.html', rules: HELPER },
  { title: 'The payment window by its other name', path: 'form', rules: HELPER },
  {
    title: 'The frame of captchas',
    path: 'captcha.html',
    rules: [
      isType('text/html', 'Browsers show it as a page.'),
      directiveWhere(
        'script-src',
        'The captcha vendor’s scripts can run only here.',
        'Copy it from dist/headers of this build.',
        (sources) => sources.includes("'strict-dynamic'") && sources.some((source) => source.startsWith("'sha256-")),
      ),
      directiveWhere(
        'frame-ancestors',
        'Only the cashier can embed it.',
        'List the origins of the cashier and its hosts.',
        (sources) => !sources.includes('*'),
      ),
      ...COMMON,
      NO_STORE,
    ],
  },
  {
    title: 'A file of the build',
    path: 'SCRIPT',
    rules: [
      isStatus(200, 'the file', 'The page can start.', 'Serve the folder static/ of the build.'),
      isType(['text/javascript', 'application/javascript'], 'Browsers run no script of another type.'),
      isCompressed('The list loads three times as fast.'),
      hasValues(
        'cache-control',
        ['public', 'max-age=31536000', 'immutable'],
        'A file with a hash in its name is fetched only once.',
      ),
      ...COMMON,
    ],
  },
  {
    title: 'The loader for pages without npm',
    path: 'v1/loader.js',
    rules: [
      isStatus(200, 'the loader', 'Pages without npm can embed the cashier.', 'Serve the folder v1/ of the build.'),
      isType(['text/javascript', 'application/javascript'], 'Browsers run no script of another type.'),
      hasValue(
        'access-control-allow-origin',
        '*',
        'Browsers check an integrity value, and run modules of another origin.',
      ),
      hasValues('cache-control', ['public', 'max-age=3600'], 'A new loader is used within an hour.'),
      ...COMMON,
    ],
  },
  {
    title: 'A file that does not exist',
    path: 'static/none-00000000.js',
    rules: [
      isStatus(
        404,
        'nothing',
        'A page of an older build learns that its file is gone.',
        'Answer 404 below static/, not index.html.',
      ),
      isUncached(
        'A file that was missing during a deployment is requested again.',
        'Send “cache-control: no-store” with every error, and the long lifetime only with a success.',
      ),
    ],
  },
  {
    title: 'The index of your layouts',
    path: 'static/layouts/index.json',
    isOptional: true,
    rules: [isType('application/json', 'The widget reads it as JSON.'), ...COMMON, NO_STORE],
  },
]
