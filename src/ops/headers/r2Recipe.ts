import { ABOUT, type Deployment, documentHeaders } from './Deployment.ts'
import { fileHeaders, HASHED_PATHS, type Headers, uncachedHeaders } from './recipe.ts'

/**
 * A Cloudflare Worker in front of an R2 bucket, bound as `BUCKET`. It knows return URLs and POST, which a bucket does not,
 * and adds the headers. It has the paths of `siteAnswer`.
 */
export function r2Recipe(deployment: Deployment): Readonly<Record<string, string>> {
  const headers = {
    ...documentHeaders(deployment),
    hashed: fileHeaders('/static/a-00000000.js'),
    file: fileHeaders('a.svg'),
    uncached: uncachedHeaders(),
  }
  return { 'r2/worker.js': worker(deployment.base, headers) }
}

const about = ABOUT.map((line) => `// ${line}`).join('\n')

const worker = (base: string, headers: Readonly<Record<string, Headers>>): string => `${about}
const BASE = ${JSON.stringify(base)}
const HASHED = new RegExp(${JSON.stringify(`^${HASHED_PATHS}`)})
const HEADERS = ${JSON.stringify(headers, null, 2)}

export default {
  async fetch(request, { BUCKET }) {
    const { pathname, search } = new URL(request.url)
    if (pathname === BASE) return answer(302, 'uncached', null, { location: BASE + '/' + search })
    if (!pathname.startsWith(BASE + '/')) return answer(404, 'uncached')
    const path = pathname.slice(BASE.length)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isFile = /^\\/(static|assets|v1)\\//.test(path)
    const named = path === '/form' ? [path, 'helper'] : /^\\/(helper|captcha|verify|prefetch)(\\.html)?$/.exec(path)
    if ((isFile || named) && !isRead) return answer(405, 'uncached')
    // Providers append anything to a return URL, and some send the player there by POST: the answer is the page.
    const file = isFile ? path : '/' + (named ? named[1] : 'index') + '.html'
    // The names of objects begin without a slash. A wrong escape names no object.
    const name = decoded((BASE + file).slice(1))
    const isHead = request.method === 'HEAD'
    let object
    try {
      object = await (isHead ? BUCKET.head(name) : BUCKET.get(name, { onlyIf: isRead ? request.headers : undefined }))
    } catch (error) {
      console.error(error)
      return answer(503, 'uncached')
    }
    if (object === null) return answer(404, 'uncached')
    if (isRead && isUnmet(request.headers, object)) return answer(412, 'uncached')
    const own = { 'content-type': object.httpMetadata.contentType ?? 'application/octet-stream', etag: object.httpEtag }
    // The bucket gives no body if the browser has the same object.
    const isSame = isHead ? hasTag(request.headers.get('if-none-match'), object) : isRead && object.body === undefined
    if (isSame) return answer(304, kindOf(path), null, own)
    return answer(200, kindOf(path), isHead ? null : object.body, own)
  },
}

const hasTag = (list, { httpEtag }) => list !== null && (list === '*' || list.split(/\\s*,\\s*/).includes(httpEtag))

// The conditions that come before the others (RFC 9110, 13.2.2). The times of a request have whole seconds.
function isUnmet(headers, object) {
  const tags = headers.get('if-match')
  if (tags !== null) return !hasTag(tags, object)
  const since = Date.parse(headers.get('if-unmodified-since') ?? '')
  return Math.floor(object.uploaded / 1000) * 1000 > since
}

const answer = (status, kind, body = null, own = {}) =>
  new Response(body, { status, headers: { ...HEADERS[kind], ...own } })

function decoded(name) {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function kindOf(path) {
  if (path === '/static/layouts/index.json') return 'uncached'
  if (HASHED.test(path)) return 'hashed'
  if (/^\\/(static|assets|v1)\\//.test(path)) return 'file'
  if (/^\\/(form|helper(\\.html)?)$/.test(path)) return 'helper'
  return /^\\/captcha(\\.html)?$/.test(path) ? 'captcha' : 'page'
}
`
