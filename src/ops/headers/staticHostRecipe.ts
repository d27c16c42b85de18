import { CASHIER_STARTS } from '../../reference/cashierStarts.ts'
import { ABOUT, type Deployment, documentHeaders } from './Deployment.ts'
import { fileHeaders, HASHED, type Headers, LOADER_FILE, revalidatedHeaders, uncachedHeaders } from './recipe.ts'

/** Pages that some servers also serve without `.html`, so that both paths need the headers (G12). */
const PLAIN = ['index', 'verify', 'prefetch', 'helper', 'captcha'] as const

/** Cloudflare Pages ignores all rules after the first 100. */
const MOST_RULES = 100

/** Folders with too many files for a rule each, or with files that are published later: they get one rule per folder. */
const FOLDERS: Readonly<Record<string, Headers>> = {
  'static/flags/': revalidatedHeaders(),
  'static/instructions/': revalidatedHeaders(),
  'static/layouts/': uncachedHeaders(),
}

/** `_headers`, `_redirects` and `functions/…` for static hosts such as Cloudflare Pages. */
export function staticHostRecipe(deployment: Deployment): Readonly<Record<string, string>> {
  const functions = functionFiles(deployment).map((name) => [name, returnFunction()])
  return { _headers: headers(deployment), _redirects: redirects(deployment), ...Object.fromEntries(functions) }
}

/**
 * `_headers`: if several rules match a path, these servers merge them, and the browser then applies both policies. So
 * exactly one rule matches each path: hashed files by name, so that a missing file is never cached (G11); pictures and
 * layouts by folder, with headers that require revalidation; pages by their first segment. Throws if there are too many
 * rules.
 */
function headers(deployment: Deployment): string {
  const { page, helper, captcha } = documentHeaders(deployment)
  const rule = (path: string, all: Headers) =>
    [deployment.base + path, ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const of = { index: page, verify: page, prefetch: page, helper, captcha }
  const isInFolder = (file: string) => Object.keys(FOLDERS).some((folder) => file.startsWith(folder))
  const rules = [
    ...PLAIN.flatMap((name) => [rule(`/${name}`, of[name]), rule(`/${name}.html`, of[name])]),
    rule('/form', helper),
    ...['/', ...deployment.pages.flatMap((name) => [`/${name}`, `/${name}/*`])].map((path) => rule(path, page)),
    ...Object.entries(FOLDERS).map(([folder, all]) => rule(`/${folder}*`, all)),
    ...deployment.files
      .filter(
        (file) => (file.startsWith('static/') || file === LOADER_FILE || HASHED.test(`/${file}`)) && !isInFolder(file),
      )
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
 * function answers a POST with the page. It runs only for the paths of its files; files are served statically.
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
const functionFiles = ({ base }: Deployment) =>
  ['/deposit', '/withdrawal', ...ROOTS].map((root) => `functions${base}${root}/[[path]].js`)

/**
 * `_redirects`: one rule for each first segment of a page's path. A catch-all rule would answer a missing file of
 * `static/` with the page and status 200 (G11). Targets are written without `index` and `.html`: Cloudflare Pages
 * strips these and rejects such a rule as an infinite loop (G12).
 */
function redirects({ base, pages }: Deployment): string {
  const lines = [
    `${base}/form ${base}/helper 200`,
    ...pages.flatMap((name) => [`${base}/${name} ${base}/ 200`, `${base}/${name}/* ${base}/ 200`]),
  ]
  return `${lines.join('\n')}\n`
}
