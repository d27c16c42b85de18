import type { Rule } from './Finding.ts'
import {
  byHttps,
  directive,
  directiveWhere,
  isCompressed,
  isStatus,
  isType,
  isUncached,
  isUnsaid,
  says,
  saysAll,
} from './rules.ts'

export interface VerifiedDocument {
  readonly title: string
  /** Relative to the folder of the page; `SCRIPT` is the first script of the widget's page. */
  readonly path: string
  /** The request method; GET by default. */
  readonly method?: 'POST'
  /** Skipped when the server answers 404. */
  readonly isOptional?: true
  readonly rules: readonly Rule[]
}

const NOSNIFF = says('x-content-type-options', 'nosniff', 'A file is only what its type says.')
const NO_REFERRER = says('referrer-policy', 'no-referrer', 'No other site learns where the player has been.')
const CORP = says('cross-origin-resource-policy', 'cross-origin', 'A host with COEP may show the cashier.')
const COEP = says('cross-origin-embedder-policy', 'credentialless', 'A host with COEP may show the cashier.')
const COMMON = [NOSNIFF, NO_REFERRER, CORP, COEP]
const NO_STORE = says('cache-control', 'no-store', 'A new build, or a new layout, is seen at once.')
const HSTS = byHttps((answer, facts) => {
  const { header } = answer
  const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security') ?? '')?.[1] ?? 0)
  const rule = says('strict-transport-security', 'max-age=63072000', 'Nobody can move the player to plain http.')
  // One year or more is accepted, with any other directives.
  return rule(age >= 31_536_000 ? { ...answer, header: () => 'max-age=63072000' } : answer, facts)
})
const NO_SCRIPT_ELSE = 'No script runs that is not of the build.'

const isNone = (name: string, why: string) => directive(name, ["'none'"], why)
const trustedTypes = [
  directive('require-trusted-types-for', ["'script'"], 'No text ever becomes a script.'),
  directive('trusted-types', ["'none'"], 'No text ever becomes a script.'),
]

/** Sources are listed by origin, without wildcards or unsafe keywords. */
const isNarrow = (sources: readonly string[]) =>
  sources.length > 0 && !sources.some((source) => source.startsWith("'unsafe") || source === '*')

const holdsSelfOnly = (sources: readonly string[]) => sources.includes("'self'") && isNarrow(sources)

/** Rules for the widget's page, at any path. */
const PAGE: readonly Rule[] = [
  isType('text/html', 'It is drawn as a page.'),
  isNone('default-src', 'What is not allowed by name is forbidden.'),
  directive('script-src', ["'self'"], NO_SCRIPT_ELSE),
  directive('style-src', ["'self'"], 'No style of others hides or moves a button.'),
  directiveWhere(
    'connect-src',
    'Calls and files come from where you say.',
    "Name “'self'” and the origins of your API.",
    holdsSelfOnly,
  ),
  directiveWhere(
    'img-src',
    'Icons come from where you say.',
    "Name “'self'” and the origin of your icons.",
    holdsSelfOnly,
  ),
  directiveWhere(
    'media-src',
    'Videos of how to pay come from where you say.',
    "Name “'self'” and the origin of your videos.",
    isNarrow,
  ),
  directiveWhere(
    'font-src',
    'Fonts of your brand come from where you say.',
    "Name “'self'” and the origins of your fonts.",
    isNarrow,
  ),
  directive('worker-src', ["'self'"], 'No script of others runs beside the page.'),
  directiveWhere(
    'frame-src',
    'The page shows the frame of captchas, and no other.',
    "Name “'self'” and the origin of the captcha’s page.",
    isNarrow,
  ),
  isNone('object-src', 'No plug-in runs.'),
  isNone('base-uri', 'No address of the page is turned elsewhere.'),
  isNone('form-action', 'No form of the page is sent elsewhere.'),
  directiveWhere(
    'frame-ancestors',
    'Only your hosts may show the cashier: others could lay something over it.',
    'Name the origins of “host.allowedOrigins”, and no other.',
    (sources, hosts) =>
      hosts.length === 0
        ? !sources.includes('*')
        : sources.length === hosts.length && hosts.every((host) => sources.includes(host)),
  ),
  ...trustedTypes,
  isUnsaid('x-frame-options', 'It can’t name hosts, and frame-ancestors does.'),
  says(
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'On a page of its own the cashier keeps its payment window.',
  ),
  saysAll(
    'permissions-policy',
    ['clipboard-write=(self)', 'payment=(self)', 'camera=()', 'microphone=()', 'geolocation=()'],
    'The page may copy a number, and can never look or listen.',
  ),
  ...COMMON,
  NO_STORE,
  HSTS,
]

const HELPER: readonly Rule[] = [
  isType('text/html', 'It is drawn as a page.'),
  directive('script-src', ["'self'"], NO_SCRIPT_ELSE),
  directiveWhere(
    'form-action',
    'The player is sent to the provider by a form.',
    'Make it “form-action https:”.',
    (sources) => sources.includes('https:'),
  ),
  isNone('frame-ancestors', 'It is a window, and never a frame.'),
  ...trustedTypes,
  says('cross-origin-opener-policy', 'unsafe-none', 'The window hears the cashier that opened it.'),
  ...COMMON,
  NO_STORE,
]

/** Rules for return URLs of providers. 3-D Secure and others return by POST (N15, N16). */
const BACK: readonly Rule[] = [
  isStatus(
    200,
    'the page of the cashier',
    'A player who has paid is told so, and does not read an error of the server.',
    'Serve index.html for every path below deposit/, whatever the method.',
  ),
  isType('text/html', 'It is drawn as a page.'),
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
        'A reload, and the way back from a provider, lead into the cashier.',
        'Serve index.html for a path that is no file.',
      ),
      ...PAGE,
    ],
  },
  ...['deposit/complete&status=ok', 'deposit/complete;id=1', 'deposit/complete/ok'].map((path) => ({
    title: 'The way back from a provider that appends something',
    path,
    rules: BACK,
  })),
  {
    title: 'The way back from a provider that posts',
    path: 'deposit/complete',
    method: 'POST',
    rules: BACK,
  },
  {
    title: 'The way back from a provider that posts, and appends something',
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
      isType('text/html', 'It is drawn as a page.'),
      directiveWhere(
        'script-src',
        'Scripts of the captcha’s company run here, and nowhere else.',
        'Take it from dist/headers of this build.',
        (sources) => sources.includes("'strict-dynamic'") && sources.some((source) => source.startsWith("'sha256-")),
      ),
      directiveWhere(
        'frame-ancestors',
        'Only the cashier shows it.',
        'Name the cashier’s origin and those of its hosts.',
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
      isStatus(200, 'the file', 'The page can be drawn.', 'Serve the folder static/ of the build.'),
      isType(['text/javascript', 'application/javascript'], 'Browsers run no script of another type.'),
      isCompressed('The list is there three times as fast.'),
      saysAll(
        'cache-control',
        ['public', 'max-age=31536000', 'immutable'],
        'A file whose name holds its hash is fetched once.',
      ),
      ...COMMON,
    ],
  },
  {
    title: 'A file that there is not',
    path: 'static/none-00000000.js',
    rules: [
      isStatus(
        404,
        'nothing',
        'A page that is older than the build learns that its file is gone.',
        'Answer 404 below static/, not index.html.',
      ),
      isUncached(
        'A file that was missing for a moment, while you deploy, is asked for again.',
        'Send “cache-control: no-store” with every error, and the long one with a success only.',
      ),
    ],
  },
  {
    title: 'The index of your layouts',
    path: 'static/layouts/index.json',
    isOptional: true,
    rules: [isType('application/json', 'It is read as JSON.'), ...COMMON, NO_STORE],
  },
]
