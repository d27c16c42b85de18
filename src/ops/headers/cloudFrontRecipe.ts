import { ABOUT, type Deployment, documentHeaders } from './Deployment.ts'
import { fileHeaders, HASHED_PATHS, type Headers, uncachedHeaders } from './recipe.ts'

/**
 * Two functions for CloudFront in front of a bucket, at the events viewer request and viewer response. A bucket knows
 * neither return URLs nor POST, and its objects have no security headers.
 */
export function cloudFrontRecipe(deployment: Deployment): Readonly<Record<string, string>> {
  const headers = {
    ...documentHeaders(deployment),
    hashed: fileHeaders('/static/a-00000000.js'),
    file: fileHeaders('a.svg'),
    uncached: uncachedHeaders(),
  }
  return {
    'cloudfront/viewer-request.js': request(deployment.base),
    'cloudfront/viewer-response.js': response(deployment.base, headers),
  }
}

const about = ABOUT.map((line) => `// ${line}`).join('\n')

/** A function can't change the method, so a POST to a return URL is sent on to the same URL, to be read by GET. */
const request = (base: string): string => `${about}
function handler(event) {
  var request = event.request
  var base = '${base}'
  var path = request.uri.slice(base.length)
  var isRead = request.method === 'GET' || request.method === 'HEAD'
  if (request.uri === base) return answer(302, 'Found', base + '/' + queryOf(request.querystring))
  if (request.uri.indexOf(base + '/') !== 0) return request
  if (/^\\/(static|assets|v1)\\//.test(path)) return isRead ? request : answer(405, 'Method Not Allowed')
  var named = path === '/form' ? [path, 'helper'] : /^\\/(helper|captcha|verify|prefetch)(\\.html)?$/.exec(path)
  if (named && !isRead) return answer(405, 'Method Not Allowed')
  // Providers append anything to a return URL, and some send the player there by POST.
  if (!isRead) return answer(303, 'See Other', request.uri + queryOf(request.querystring))
  request.uri = base + '/' + (named ? named[1] : 'index') + '.html'
  return request
}

function answer(code, description, location) {
  var headers = { 'cache-control': { value: 'no-store' } }
  if (location) headers.location = { value: location }
  return { statusCode: code, statusDescription: description, headers: headers }
}

function queryOf(all) {
  var parts = []
  Object.keys(all).forEach(function (name) {
    ;(all[name].multiValue || [all[name]]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value)
    })
  })
  return parts.length === 0 ? '' : '?' + parts.join('&')
}
`

/** CloudFront does not call it for errors, so that the lifetime of a file is never sent with one (G11). */
const response = (base: string, headers: Readonly<Record<string, Headers>>): string => `${about}
var HEADERS = ${JSON.stringify(headers, null, 2)}

function handler(event) {
  var response = event.response
  var base = '${base}'
  var uri = event.request.uri
  if (uri.indexOf(base + '/') !== 0 || response.statusCode >= 300 && response.statusCode !== 304) return response
  var all = HEADERS[kindOf(uri.slice(base.length))]
  Object.keys(all).forEach(function (name) {
    response.headers[name] = { value: all[name] }
  })
  return response
}

// The URI is the one of the browser, or the one that the other function has written.
function kindOf(path) {
  if (path === '/static/layouts/index.json') return 'uncached'
  if (new RegExp(${JSON.stringify(`^${HASHED_PATHS}`)}).test(path)) return 'hashed'
  if (/^\\/(static|assets|v1)\\//.test(path)) return 'file'
  if (/^\\/(form|helper(\\.html)?)$/.test(path)) return 'helper'
  return /^\\/captcha(\\.html)?$/.test(path) ? 'captcha' : 'page'
}
`
