import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { cloudFrontRecipe } from '../../../../src/ops/headers/cloudFrontRecipe.ts'
import {
  captchaHeaders,
  fileHeaders,
  helperHeaders,
  uncachedHeaders,
  widgetHeaders,
} from '../../../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../../../src/ops/headers/settingsOf.ts'
import { siteAnswer } from '../../../../src/ops/headers/siteAnswer.ts'

/** The functions for CloudFront, run as CloudFront does: one call for the request, one for a successful response. */
const BASE = '/shop/pay'
const config = { host: { allowedOrigins: ['https://casino.example'] } }
const recipe = cloudFrontRecipe({ config, base: BASE, files: [], pages: [] })

interface Value {
  readonly value: string
  readonly multiValue?: readonly Value[]
}
type Called = (event: object) => {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers: Readonly<Record<string, Value>>
}
const functionOf = (name: string): Called => runInNewContext(`${recipe[`cloudfront/${name}.js`]};handler`)
const onRequest = functionOf('viewer-request')
const onResponse = functionOf('viewer-response')

const ask = (uri: string, method = 'GET', querystring: Readonly<Record<string, Value>> = {}) =>
  onRequest({ request: { uri, method, querystring, headers: {} } })
const headersOf = (uri: string, statusCode = 200) =>
  Object.fromEntries(
    Object.entries(onResponse({ request: { uri }, response: { statusCode, headers: {} } }).headers).map(
      ([name, { value }]) => [name, value],
    ),
  )

const FILES = ['/static/index-C1qIYATe.js', '/static/flags/MX.svg', '/static/layouts/index.json', '/v1/loader.js']
const PATHS = [
  ...['/', '/index.html', '/deposit/complete', '/deposit/complete&status=ok', '/deposit/complete.php', '/withdrawal/'],
  ...['/form', '/helper', '/helper.html', '/captcha', '/captcha.html', '/verify', '/verify.html', '/prefetch'],
  ...[...FILES, '/static/none-00000000.js'],
]
const cases = PATHS.flatMap((path) => ['GET', 'HEAD', 'POST', 'PUT'].map((method) => [method, path] as const))

describe('CloudFront in front of a bucket', () => {
  it.each(cases)('N16 G12 answers %s %s like the other servers', (method, path) => {
    const { status, file } = siteAnswer(
      method,
      path,
      (name) => name === '/index.html' || /^\/(?:static|v1)\//.test(name),
    )
    const asked = ask(BASE + path, method)
    const isRead = method === 'GET' || method === 'HEAD'
    // The bucket answers a file's path by itself, with 404 if there is none.
    if (isRead) expect(asked.uri).toBe(path === '/' ? `${BASE}/index.html` : BASE + (file ?? path))
    // Nothing can change the method: the browser is told to read the same URL.
    else expect(asked.statusCode).toBe(status === 405 ? 405 : 303)
    if (!isRead) expect(asked.headers['cache-control']?.value).toBe('no-store')
  })

  it('N16 sends a POST on to the same return URL, with its query', () => {
    const query = { status: { value: 'ok' }, id: { value: '1', multiValue: [{ value: '1' }, { value: '2%26' }] } }
    const { headers } = ask(`${BASE}/deposit/complete`, 'POST', { ...query, done: { value: '' } })
    expect(headers.location?.value).toBe(`${BASE}/deposit/complete?status=ok&id=1&id=2%26&done`)
  })

  it('leads to the page without the last slash, and leaves other sites of the bucket alone', () => {
    expect(ask(BASE)).toMatchObject({ statusCode: 302, headers: { location: { value: `${BASE}/` } } })
    const moved = ask(BASE, 'GET', { lang: { value: 'de' } })
    expect(moved.headers.location?.value).toBe(`${BASE}/?lang=de`)
    expect(ask('/shop/payments/a', 'POST').uri).toBe('/shop/payments/a')
    expect(headersOf('/shop/payments/a')).toEqual({})
  })

  const page = widgetHeaders(settingsOf(config))
  it.each([
    ['/', page],
    ['/index.html', page],
    ['/deposit/complete', page],
    ['/verify.html', page],
    ['/form', helperHeaders()],
    ['/helper.html', helperHeaders()],
    ['/captcha', captchaHeaders(config.host.allowedOrigins)],
    ['/static/index-C1qIYATe.js', fileHeaders('/static/index-C1qIYATe.js')],
    ['/static/locales/en.f597ba8c.json', fileHeaders('/static/locales/en.f597ba8c.json')],
    ['/static/flags/MX.svg', fileHeaders('/static/flags/MX.svg')],
    ['/static/layouts/index.json', uncachedHeaders()],
    ['/v1/loader.js', fileHeaders('/v1/loader.js')],
  ])('D-39 gives %s the headers of the recipe', (path, wanted) => {
    expect(headersOf(BASE + path)).toEqual(wanted)
    expect(headersOf(BASE + path, 304)).toEqual(wanted)
  })

  it('G11 gives an error no lifetime', () => {
    for (const status of [403, 404, 500]) expect(headersOf(`${BASE}/static/index-00000000.js`, status)).toEqual({})
  })

  it('fits into the 10 kB that CloudFront allows for a function', () => {
    for (const text of Object.values(recipe)) expect(Buffer.byteLength(text)).toBeLessThan(10_240)
  })
})
