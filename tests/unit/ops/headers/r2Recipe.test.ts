import { describe, expect, it, vi } from 'vitest'
import { r2Recipe } from '../../../../src/ops/headers/r2Recipe.ts'
import {
  captchaHeaders,
  fileHeaders,
  type Headers,
  helperHeaders,
  uncachedHeaders,
  widgetHeaders,
} from '../../../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../../../src/ops/headers/settingsOf.ts'
import { siteAnswer } from '../../../../src/ops/headers/siteAnswer.ts'

/** The Worker in front of R2, run in Node with a bucket in memory. */
const BASE = '/shop/pay'
const config = { host: { allowedOrigins: ['https://casino.example'] } }
const text = r2Recipe({ config, base: BASE, files: [], pages: [] })['r2/worker.js']
const worker = (await import(`data:text/javascript,${encodeURIComponent(text ?? '')}`)).default as {
  fetch(request: Request, env: object): Promise<Response>
}

const PAGES = ['/index.html', '/helper.html', '/captcha.html', '/verify.html', '/prefetch.html']
const FILES = ['/static/index-C1qIYATe.js', '/static/flags/MX.svg', '/static/layouts/index.json', '/v1/loader.js']
const names = [...PAGES, ...FILES].map((path) => (BASE + path).slice(1))

const UPLOADED = new Date('2026-01-01T00:00:00.500Z')
const head = async (name: string) =>
  names.includes(name) ? { httpEtag: '"a"', httpMetadata: { contentType: 'text/x' }, uploaded: UPLOADED } : null

/** As R2 answers: no object for an unknown name, no body if a condition is not met. */
const BUCKET = {
  head,
  async get(name: string, { onlyIf }: { onlyIf?: globalThis.Headers }) {
    const object = await head(name)
    return object && (isMet(onlyIf) ? { ...object, body: name } : object)
  },
}

function isMet(headers?: globalThis.Headers): boolean {
  const match = headers?.get('if-match') ?? '"a"'
  const since = headers?.get('if-unmodified-since') ?? 'Fri, 01 Jan 2027 00:00:00 GMT'
  return headers?.get('if-none-match') !== '"a"' && match === '"a"' && Date.parse(since) >= UPLOADED.getTime() - 500
}

const ask = (path: string, method = 'GET', headers: Headers = {}, bucket: object = BUCKET) =>
  worker.fetch(new Request(`https://pay.example${path}`, { method, headers, redirect: 'manual' }), { BUCKET: bucket })

const PATHS = [
  ...['/', '/index.html', '/deposit/complete', '/deposit/complete&status=ok', '/deposit/complete.php', '/withdrawal/'],
  ...['/form', '/helper', '/helper.html', '/captcha', '/captcha.html', '/verify', '/verify.html', '/prefetch'],
  ...[...FILES, '/static/none-00000000.js', '/static/%E0%A4%A'],
]
const cases = PATHS.flatMap((path) => ['GET', 'HEAD', 'POST', 'PUT'].map((method) => [method, path] as const))

describe('R2 behind a Worker', () => {
  it.each(cases)('N16 G11 G12 answers %s %s like the other servers', async (method, path) => {
    const wanted = siteAnswer(method, path, (name) => names.includes((BASE + name).slice(1)))
    const response = await ask(BASE + path, method)
    const isMissing = wanted.status === 404
    expect(response.status).toBe(isMissing && method !== 'GET' && method !== 'HEAD' ? 405 : wanted.status)
    if (response.status === 200 && method !== 'HEAD') expect(await response.text()).toBe((BASE + wanted.file).slice(1))
    if (response.status >= 400) expect(response.headers.get('cache-control')).toBe('no-store')
  })

  const page = widgetHeaders(settingsOf(config))
  it.each([
    ['/', page],
    ['/deposit/complete', page],
    ['/verify.html', page],
    ['/form', helperHeaders()],
    ['/captcha', captchaHeaders(config.host.allowedOrigins)],
    ['/static/index-C1qIYATe.js', fileHeaders('/static/index-C1qIYATe.js')],
    ['/static/flags/MX.svg', fileHeaders('/static/flags/MX.svg')],
    ['/static/layouts/index.json', uncachedHeaders()],
    ['/v1/loader.js', fileHeaders('/v1/loader.js')],
  ])('D-39 gives %s the headers of the recipe, also with 304', async (path, wanted) => {
    const all = { ...wanted, 'content-type': 'text/x', etag: '"a"' }
    expect(Object.fromEntries((await ask(BASE + path)).headers)).toEqual(all)
    const same = await ask(BASE + path, 'GET', { 'if-none-match': '"a"' })
    expect(same.status).toBe(304)
    expect(Object.fromEntries(same.headers)).toEqual(all)
  })

  it.each(['GET', 'HEAD'])('answers the conditions of a request by %s', async (method) => {
    const statusFor = async (headers: Headers) => (await ask(`${BASE}/v1/loader.js`, method, headers)).status
    expect(await statusFor({ 'if-match': '"b"' })).toBe(412)
    expect(await statusFor({ 'if-match': '"a"' })).toBe(200)
    expect(await statusFor({ 'if-match': '"b"', 'if-none-match': '"a"' })).toBe(412)
    expect(await statusFor({ 'if-unmodified-since': 'Wed, 31 Dec 2025 00:00:00 GMT' })).toBe(412)
    expect(await statusFor({ 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).toBe(200)
    expect(await statusFor({ 'if-none-match': '"a"' })).toBe(304)
  })

  it('reads no object for HEAD', async () => {
    const get = () => Promise.reject(new Error('read'))
    expect((await ask(`${BASE}/v1/loader.js`, 'HEAD', {}, { head, get })).status).toBe(200)
  })

  it('answers 503, which nobody keeps, when the bucket fails', async () => {
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    const get = () => Promise.reject(new Error('R2 is down'))
    const answer = await ask(`${BASE}/`, 'GET', {}, { get })
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toMatchObject(uncachedHeaders())
    expect(lines).toHaveBeenCalledOnce()
    lines.mockRestore()
  })

  it('redirects the address without its last slash, and serves nothing beside the site', async () => {
    const moved = await ask(`${BASE}?lang=de`)
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `${BASE}/?lang=de`])
    expect((await ask('/shop/payments/a')).status).toBe(404)
  })
})
