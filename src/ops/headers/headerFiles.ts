import { captchaHeaders, fileHeaders, HASHED, type Headers, helperHeaders, widgetHeaders } from './recipe.ts'
import { type Deployed, settingsOf } from './settingsOf.ts'

export interface Deployment {
  readonly config: Deployed
  /** Where the widget's own origin is named to others: `https://pay.example`. Without one only the hosts are. */
  readonly origin?: string | undefined
  /** Files below the base, such as `static/index-C1qIYATe.js`. */
  readonly files: readonly string[]
  /** The first words of the paths of pages: `deposit`. */
  readonly pages: readonly string[]
}

const BASE = '/paywidget'

/** Ready files for two kinds of servers, by name: the recipe that the journeys run with, and what https adds to it. */
export function headerFiles(deployment: Deployment): Readonly<Record<string, string>> {
  return { 'nginx.conf': nginx(deployment), _headers: headers(deployment), _redirects: REDIRECTS }
}

const ABOUT = [
  'Written by `npm run build` from the configuration in index.html. Change that, and build again.',
  'Layouts that operators publish: static/layouts/index.json is never kept, the documents beside it for ever.',
]

function documents({ config, origin }: Deployment) {
  const settings = settingsOf(config)
  const around = origin === undefined ? settings.hostOrigins : [origin, ...settings.hostOrigins]
  return { page: widgetHeaders(settings), helper: helperHeaders(), captcha: captchaHeaders(around) }
}

const NEVER_KEPT: Headers = { ...fileHeaders('index.json'), 'cache-control': 'no-store' }

function nginx(deployment: Deployment): string {
  const { page, helper, captcha } = documents(deployment)
  const block = (location: string, all: Headers, ...rest: readonly string[]) =>
    [`location ${location} {`, ...rest, ...Object.entries(all).map(added), '}'].join('\n')
  const added = ([name, value]: readonly [string, string]) => `  add_header ${name} "${value}" always;`
  return `${[
    ABOUT.map((line) => `# ${line}`).join('\n'),
    `# In a server block whose root holds the folder ${BASE.slice(1)}/ (dist/site).`,
    block(`= ${BASE}/helper.html`, helper),
    block(`= ${BASE}/form`, helper, `  try_files ${BASE}/helper.html =404;`, '  default_type text/html;'),
    block(`= ${BASE}/captcha.html`, captcha),
    block(`= ${BASE}/static/layouts/index.json`, NEVER_KEPT),
    block(`~ "^${BASE}${HASHED_PATHS}"`, fileHeaders('/static/a-00000000.js'), '  try_files $uri =404;'),
    block(`${BASE}/static/`, fileHeaders('a.svg'), '  try_files $uri =404;'),
    block(`${BASE}/`, page, `  try_files $uri ${BASE}/index.html;`),
  ].join('\n\n')}\n`
}

/** As the recipe knows them, where quotes and slashes mean nothing. */
const HASHED_PATHS = '(?:/assets/.*|/static/(?:[^/]+-|locales/[^/]+\\.)[\\w-]{8}\\.\\w+|/.*\\.[0-9a-f]{16}\\.json)$'

/**
 * Where several rules fit a path such servers join what they say, and two policies hold together. So each path has one
 * rule: the files of this build by name, the pages by their first word.
 */
function headers(deployment: Deployment): string {
  const { page, helper, captcha } = documents(deployment)
  const rule = (path: string, all: Headers) =>
    [path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const loose = deployment.files.filter((file) => !HASHED.test(`/${file}`) && file.startsWith('static/'))
  const folders = new Set(loose.map((file) => file.replace(/[^/]+$/, '')))
  return `${[
    ABOUT.map((line) => `# ${line}`).join('\n'),
    ...['/', '/index.html', '/verify.html', ...deployment.pages.flatMap((name) => [`/${name}`, `/${name}/*`])].map(
      (path) => rule(BASE + path, page),
    ),
    ...['/helper.html', '/form'].map((path) => rule(BASE + path, helper)),
    rule(`${BASE}/captcha.html`, captcha),
    ...[...folders].map((folder) => rule(`${BASE}/${folder}*`, fileHeaders('a.svg'))),
    ...deployment.files
      .filter((file) => HASHED.test(`/${file}`))
      .map((file) => rule(`${BASE}/${file}`, fileHeaders(`/${file}`))),
    rule(`${BASE}/static/layouts/index.json`, NEVER_KEPT),
  ].join('\n\n')}\n`
}

const REDIRECTS = `${BASE}/form ${BASE}/helper.html 200
${BASE}/* ${BASE}/index.html 200
`
