import { exactOrigin } from '../../platform/values/exactOrigin.ts'
import type { Rule } from './Finding.ts'
import {
  byHttps,
  directive,
  directiveWhere,
  hasValue,
  hasValues,
  isAbsent,
  isCompressed,
  isRevalidated,
  isStatus,
  isType,
  isUncached,
  ownFiles,
} from './rules.ts'

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
export const PAGE: readonly Rule[] = [
  isType('text/html', 'Browsers show it as a page.'),
  isNone('default-src', 'Everything that is not allowed explicitly is forbidden.'),
  ownFiles('script-src', NO_SCRIPT_ELSE),
  ownFiles('style-src', 'Foreign styles can’t hide or move a button.'),
  directiveWhere(
    'connect-src',
    'Calls and files go only to origins you allow.',
    "List “'self'” and the origin of your API, and of its socket if you use it: “https://api.example wss://api.example”.",
    (sources, { apiOrigin, origin }) =>
      holdsSelfOnly(sources) && (apiOrigin === undefined || apiOrigin === origin || sources.includes(apiOrigin)),
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
    'List the origins of “host.allowedOrigins”, and no other. Each is exact, such as https://casino.example, without wildcards.',
    (sources, { hosts }) => {
      const origins = hosts.map(exactOrigin)
      return origins.length === 0
        ? !sources.includes('*')
        : sources.length === origins.length && origins.every((origin) => origin && sources.includes(origin))
    },
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

export const HELPER: readonly Rule[] = [
  isType('text/html', 'Browsers show it as a page.'),
  ownFiles('script-src', NO_SCRIPT_ELSE),
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

/** The rules for the page in which a vendor's captcha runs. */
export const CAPTCHA: readonly Rule[] = [
  isType('text/html', 'Browsers show it as a page.'),
  directiveWhere(
    'script-src',
    'The captcha vendor’s scripts can run only here.',
    'Copy it from dist/headers of this build.',
    (sources) => sources.includes("'strict-dynamic'") && sources.some((source) => source.startsWith("'sha256-")),
  ),
  directive(
    'sandbox',
    ['allow-scripts', 'allow-popups'],
    'The captcha vendor’s scripts can’t reach the cashier, whichever page embeds this one.',
  ),
  directiveWhere(
    'frame-ancestors',
    'Only the cashier can embed it, in the pages of its hosts.',
    "List “'self'” and the origins of the hosts.",
    (sources, { origin }) => !sources.includes('*') && sources.some((one) => one === "'self'" || one === origin),
  ),
  ...COMMON,
  NO_STORE,
]

/** A path of the cashier is answered with its page. */
export const SAME_PAGE = isStatus(
  200,
  'the same page',
  'A reload or a return from a provider opens the cashier.',
  'Serve index.html for every path that is not a file.',
)

/** The rules for the URLs to which providers send the player back. 3-D Secure, for example, uses POST (N15, N16). */
export const BACK: readonly Rule[] = [
  isStatus(
    200,
    'the page of the cashier',
    'A player who has paid sees the cashier and not a server error.',
    'Serve index.html for every path below deposit/, whatever the method.',
  ),
  isType('text/html', 'Browsers show it as a page.'),
  NO_STORE,
]

const SERVE =
  'Serve the folder static/ of the build; with a CDN, check “staticPath” in the configuration of index.html, which has to end with a slash.'
const ANY_PAGE = hasValue(
  'access-control-allow-origin',
  '*',
  'A page of another origin may read it: in package mode, or from a CDN.',
)
const JAVASCRIPT = isType(['text/javascript', 'application/javascript'], 'Browsers run no script of another type.')

const JSON_TYPE = isType('application/json', 'The widget reads it as JSON.')

/** The rules for a file with a hash in its name. */
function hashed(why: string, type: Rule): readonly Rule[] {
  return [
    isStatus(200, 'the file', why, SERVE),
    type,
    isCompressed('The list loads three times as fast.'),
    hasValues(
      'cache-control',
      ['public', 'max-age=31536000', 'immutable'],
      'A file with a hash in its name is fetched only once.',
    ),
    ANY_PAGE,
    ...COMMON,
  ]
}

export const SCRIPT = hashed('The page can start.', JAVASCRIPT)
export const STYLE = hashed(
  'The page has its colours and shapes.',
  isType('text/css', 'Browsers use no style of another type.'),
)
export const TEXTS = hashed('The page has its texts.', JSON_TYPE)

/** The rules for a file without a hash in its name. */
export const PICTURE: readonly Rule[] = [
  isStatus(200, 'the file', 'Players see the flag of their country.', SERVE),
  isType('image/svg+xml', 'Browsers show no picture of another type.'),
  isRevalidated('A picture that changes is shown at the next visit.'),
  ANY_PAGE,
  ...COMMON,
]

export const LOADER: readonly Rule[] = [
  isStatus(200, 'the loader', 'Pages without npm can embed the cashier.', 'Serve the folder v1/ of the build.'),
  JAVASCRIPT,
  hasValue('access-control-allow-origin', '*', 'Browsers check an integrity value, and run modules of another origin.'),
  hasValues('cache-control', ['public', 'max-age=3600'], 'A new loader is used within an hour.'),
  ...COMMON,
]

export const LAYOUT_INDEX: readonly Rule[] = [JSON_TYPE, ...COMMON, NO_STORE]

/** The rules for a path at which there is no file. */
export const MISSING: readonly Rule[] = [
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
]
