import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compress } from '../../.ci/compress.ts'
import { ensureCaddy, ensureNginx, ensureNginxBrotli, ensureWrangler } from '../../.ci/servers.mjs'
import { CASHIERS } from '../../src/cashiers/CASHIERS.ts'
import { headerFiles } from '../../src/ops/headers/headerFiles.ts'
import {
  captchaHeaders,
  fileHeaders,
  type Headers,
  helperHeaders,
  LOADER_FILE,
  revalidatedHeaders,
  uncachedHeaders,
  widgetHeaders,
} from '../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../src/ops/headers/settingsOf.ts'
import { siteAnswer } from '../../src/ops/headers/siteAnswer.ts'
import { runCaddy } from './servers/runCaddy.ts'
import { runNginx } from './servers/runNginx.ts'
import { runPages } from './servers/runPages.ts'
import { type Answer, ask, type Files, type RunningServer } from './servers/runServer.ts'

/** The generated recipes on the real servers, in their default configuration (G11, G12, G13, N15, N16, D-39). */
const CONFIG = { host: { allowedOrigins: ['https://casino.example'] } }
const PAGE = widgetHeaders(settingsOf(CONFIG))
const INDEX = '<html>the page</html>'
const SCRIPT = 'static/index-C1qIYATe.js'
const FLAG = 'static/flags/MX.svg'
const SECRET = 'a file outside the published folder'

/** Long enough to be worth compressing. */
const long = (text: string) => text.repeat(400)
const SITE: Files = {
  'index.html': INDEX,
  'helper.html': '<html>helper</html>',
  'captcha.html': '<html>captcha</html>',
  'verify.html': '<html>verify</html>',
  'prefetch.html': '<html>prefetch</html>',
  [SCRIPT]: long('export const answer = 42\n'),
  [LOADER_FILE]: long('export const loader = 1\n'),
  'static/index-C1qIYATe.css': long('body { margin: 0 }\n'),
  'static/locales/en.f597ba8c.json': `[${long('"a", ')}"b"]`,
  'static/layouts/index.json': '{}',
  'static/layouts/airtm-deposit.0123456789abcdef.json': '{}',
  [FLAG]: `<svg xmlns="http://www.w3.org/2000/svg">${long('<g/>')}</svg>`,
}
const HASHED = Object.keys(SITE).filter((name) => /\.\w{8}\.json$|-\w{8}\.\w+$/.test(name))
const COMPRESSED = [...HASHED, FLAG]
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  svg: /^image\/svg\+xml/,
}

interface Candidate {
  readonly name: string
  readonly base: string
  /** A static host: it chooses headers by path, redirects to paths without `.html`, and ignores `Range`. */
  readonly isStaticHost: boolean
  /** The compressed copies of the build that it sends: content encoding → ending. */
  readonly copies: Readonly<Record<string, string>>
  find(): string
  start(file: string, recipe: Files, site: Files): Promise<RunningServer>
}

const NGINX: Candidate = {
  name: 'nginx',
  base: '/paywidget',
  isStaticHost: false,
  copies: { gzip: 'gz' },
  find: ensureNginx,
  start: (file, recipe, site) => runNginx(file, recipe['nginx.conf'] ?? '', site),
}
const BROTLI: Candidate = {
  ...NGINX,
  name: 'nginx with brotli',
  copies: { br: 'br', gzip: 'gz' },
  find: ensureNginxBrotli,
  start: (file, recipe, site) => {
    const ours = (recipe['nginx.conf'] ?? '').replace('# brotli_static on;', 'brotli_static on;')
    return runNginx(file, ours, site, { plain: '' }, ['ngx_http_brotli_static_module'])
  },
}
const CADDY: Candidate = {
  ...BROTLI,
  name: 'Caddy',
  find: ensureCaddy,
  start: (file, recipe, site) => runCaddy(file, recipe.Caddyfile ?? '', site),
}
const PAGES: Candidate = {
  ...NGINX,
  name: 'Cloudflare Pages',
  isStaticHost: true,
  copies: {},
  find: ensureWrangler,
  start: (file, recipe, site) => {
    const own = Object.entries(recipe).filter(([name]) => /^(?:_|functions\/)/.test(name))
    return runPages(file, Object.fromEntries(own), site)
  },
}
const CANDIDATES: readonly Candidate[] = [
  NGINX,
  BROTLI,
  CADDY,
  PAGES,
  ...[NGINX, CADDY].map((one) => ({ ...one, name: `${one.name} at another path`, base: '/shop/pay' })),
]

const paths = Object.values(CASHIERS).flatMap(({ routes }) => routes.map(({ path }) => path))
const pages = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => word !== '')

/** The program; undefined where it can't run. In CI this test must not be skipped. */
function found({ name, find }: Candidate): string | undefined {
  try {
    return find()
  } catch (error) {
    if (process.env.CI) throw error
    console.warn(`The recipe for ${name} was not tested. ${(error as Error).message}`)
    return undefined
  }
}

/** Statuses that a cache may store without a lifetime (RFC 9110, 15.1). */
const STORED_UNASKED = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]

const isStored = ({ status, headers }: Answer): boolean => {
  const cache = String(headers['cache-control'] ?? '')
  return cache === '' ? STORED_UNASKED.includes(status) : !/no-store|max-age=0, must-revalidate/.test(cache)
}

describe.each(CANDIDATES)('$name with the generated recipe', (candidate) => {
  const { base, isStaticHost } = candidate
  const file = found(candidate)
  let server: RunningServer
  const get = (path: string, asked?: Parameters<typeof ask>[2]) => ask(server.origin, `${base}/${path}`, asked)

  beforeAll(async () => {
    if (file === undefined) return
    const recipe = headerFiles({ config: CONFIG, base, files: Object.keys(SITE), pages })
    const site = Object.entries(SITE).map(([name, text]) => [join(base.slice(1), name), text])
    server = await candidate.start(file, recipe, Object.fromEntries(site))
    await compress(join(server.root, base), Object.keys(SITE))
    writeFileSync(join(server.root, '../secret.txt'), SECRET)
  }, 240_000)

  afterAll(async () => {
    if (server === undefined) return
    rmSync(join(server.root, '../secret.txt'), { force: true })
    await server.stop()
  })

  const test = it.skipIf(file === undefined)
  const onServer = it.skipIf(file === undefined || isStaticHost)

  test.each(Object.keys(SITE).filter((name) => !name.endsWith('.html')))(
    'sends all of %s, with its content type',
    async (name) => {
      const { status, headers, body } = await get(name)
      expect([status, body]).toEqual([200, SITE[name]])
      expect(headers['content-type']).toMatch(TYPES[name.split('.').at(-1) ?? ''] ?? /nothing/)
    },
  )

  test.each(Object.keys(SITE))(
    'sends %s with its exact content type, nosniff and, if it is a page, a strict CSP',
    async (name) => {
      // Static hosts redirect an address with ".html".
      const { headers } = await get(name.replace(/^index\.html$|\.html$/, ''))
      expect(headers['content-type']).toMatch(TYPES[name.split('.').at(-1) ?? ''] ?? /nothing/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      if (name.endsWith('.html')) expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  test('D-75 lets any page read the loader and cache it for an hour, and never caches a missing one', async () => {
    expect((await get(LOADER_FILE)).headers).toMatchObject({
      ...fileHeaders(`/${LOADER_FILE}`),
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    const missing = await get('v1/none.js')
    expect(isStored(missing)).toBe(false)
    if (!isStaticHost) expect(missing.status).toBe(404)
  })

  test.each(HASHED)('lets any page read %s and cache it forever', async (name) => {
    for (const method of ['GET', 'HEAD'])
      expect((await get(name, { method })).headers).toMatchObject(fileHeaders('/static/a-00000000.js'))
    expect((await get(name, { method: 'HEAD' })).body).toBe('')
  })

  test('caches other files for an hour at most, and never the index of layouts', async () => {
    const flag = isStaticHost ? revalidatedHeaders() : fileHeaders(FLAG)
    expect((await get(FLAG)).headers).toMatchObject(flag)
    expect((await get('static/layouts/index.json')).headers).toMatchObject(uncachedHeaders())
  })

  test.each(COMPRESSED)('G13 compresses %s if the browser accepts gzip', async (name) => {
    const { headers } = await get(name, { headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    // The local runner of Pages does not send "vary"; its edge does.
    if (!isStaticHost) expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
    expect((await get(name, { headers: { 'accept-encoding': 'identity' } })).headers['content-encoding']).toBe(
      undefined,
    )
  })

  onServer.each(HASHED)('G13 sends the compressed copy of %s from the build', async (name) => {
    for (const [encoding, ending] of Object.entries(candidate.copies)) {
      const { headers } = await get(name, { headers: { 'accept-encoding': encoding } })
      // A response that is compressed while it is sent has no length.
      const length = statSync(join(server.root, base, `${name}.${ending}`)).size
      expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': `${length}` })
      expect(headers['content-type']).toBe((await get(name)).headers['content-type'])
      expect(headers).toMatchObject(fileHeaders('/static/a-00000000.js'))
      expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
    }
  })

  test.each([SCRIPT, FLAG])('answers 304 to a browser that has %s in its cache', async (name) => {
    const { etag } = (await get(name)).headers
    const again = await get(name, { headers: { 'if-none-match': String(etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe((await get(name)).headers['cache-control'])
    expect((await get(name, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  })

  describe('G11 an error is never cached', () => {
    test.each([
      ...['static/index-00000000.js', 'static/locales/xx.00000000.json', 'static/flags/ZZ.svg', 'static/', 'static'],
      ...['static/layouts/none.0123456789abcdef.json', 'static/layouts/none.json', `${SCRIPT}/more`, 'assets/none.css'],
    ])('%s', async (name) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(name, { method })
        // "static" is a folder: some servers redirect to "static/".
        expect([name, answer.status]).toEqual([name, answer.status === 301 || name === 'static' ? answer.status : 404])
        expect([name, answer.headers['cache-control']]).not.toEqual([name, expect.stringContaining('max-age')])
        if (answer.status === 404) expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      }
    })

    // A static host chooses headers by path alone. Browsers never store the response to these methods.
    onServer.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s of a file', async (method) => {
      for (const name of [
        SCRIPT,
        FLAG,
        'static/layouts/index.json',
        'helper.html',
        'form',
        'captcha.html',
        'verify.html',
      ]) {
        const { status, headers } = await get(name, { method })
        expect([name, status, headers['cache-control']]).toEqual([name, 405, 'no-store'])
      }
    })

    test('a range that a file does not have', async () => {
      const answer = await get(SCRIPT, { headers: { range: 'bytes=9999999-' } })
      expect([200, 416]).toContain(answer.status)
      if (answer.status === 416) expect(String(answer.headers['cache-control'])).toContain('no-store')
    })
  })

  describe('each document has its headers, with and without ".html"', () => {
    const DOCUMENTS: readonly (readonly [name: string, headers: Headers])[] = [
      ['', PAGE],
      ['index.html', PAGE],
      ['verify.html', PAGE],
      ['verify', PAGE],
      ['prefetch.html', PAGE],
      ['prefetch', PAGE],
      ['helper.html', helperHeaders()],
      ['helper', helperHeaders()],
      ['form', helperHeaders()],
      ['captcha.html', captchaHeaders(CONFIG.host.allowedOrigins)],
      ['captcha', captchaHeaders(CONFIG.host.allowedOrigins)],
    ]

    test.each(DOCUMENTS)('G12 %s', async (name, wanted) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await get(name, { method })
        const isRedirect = isStaticHost && name.endsWith('.html')
        expect([method, status]).toEqual([method, isRedirect ? 308 : 200])
        // A header that is sent twice would have both values.
        expect(headers).toMatchObject(wanted)
        if (isRedirect) continue
        expect(headers['content-type']).toMatch(TYPES.html ?? /nothing/)
        const source =
          name === '' ? 'index.html' : name === 'form' ? 'helper.html' : name.replace(/(?:\.html)?$/, '.html')
        expect([name, body]).toEqual([name, method === 'HEAD' ? '' : SITE[source]])
      }
    })

    test('the path without its trailing slash redirects to the page', async () => {
      const { status, headers } = await ask(server.origin, base)
      expect([302, 307, 308]).toContain(status)
      expect(headers.location).toBe(`${base}/`)
    })

    test('that redirect keeps the query, such as the language', async () => {
      const { headers } = await ask(server.origin, `${base}?lang=es&theme=dark`)
      expect(headers.location).toBe(`${base}/?lang=es&theme=dark`)
    })
  })

  describe('N16 N15 the return URL serves the page for any method and any suffix', () => {
    const SUFFIXES = [
      ...['', '/', '?status=processed', '&status=ok', ';jsessionid=1', '/ok', '?a=1?status=ok', '%26status%3Dok'],
      ...['.', '...', '/../complete', '%2F', '/0123/MD=1', ',ok', '=ok', '%20', '.php?x=1'],
      // Cloudflare Pages runs no function for a path with an empty segment.
      ...(isStaticHost ? [] : ['//']),
    ]

    test.each(SUFFIXES)('deposit/complete%s', async (suffix) => {
      for (const method of ['GET', 'POST', 'HEAD', 'PUT']) {
        const { status, headers, body } = await get(`deposit/complete${suffix}`, { method })
        expect([method, status, headers['content-type']]).toEqual([method, 200, expect.stringMatching(/^text\/html/)])
        expect(headers).toMatchObject(PAGE)
        expect(body).toBe(method === 'HEAD' ? '' : INDEX)
      }
    })

    test.each(['withdrawal/complete', 'cryptobalance/deposit/fiat/complete'])('POST %s', async (path) => {
      const { status, body } = await get(path, { method: 'POST' })
      expect([status, body]).toEqual([200, INDEX])
    })

    onServer.each(['', 'deposit/Complete', 'index.html'])('POST %s, where files are not static', async (path) => {
      const { status, body } = await get(path, { method: 'POST' })
      expect([status, body]).toEqual([200, INDEX])
    })
  })

  describe('a malformed path never serves a file outside the site, and an error for it is never cached', () => {
    test.each([
      ...['/static/index-C1qIYATe.js', 'static//index-C1qIYATe.js', 'static/./index-C1qIYATe.js'],
      ...['static/index%2DC1qIYATe.js', 'static/../index.html', 'static/%2e%2e/index.html', 'static/....//index.html'],
      ...['%00', '%', 'static/%', 'static/%ff', 'static/a%0d%0ab', '.git/config', `static/${'a'.repeat(3_000)}.js`],
    ])('%s', async (path) => {
      const answer = await get(path)
      const isOwnFile = answer.status === 200 && answer.body === SITE[SCRIPT]
      if (!isOwnFile) expect([path, answer.status, isStored(answer)]).toEqual([path, answer.status, false])
    })

    test.each([
      ...[
        'secret.txt',
        '%2e%2e/secret.txt',
        '..%2fsecret.txt',
        '..\\secret.txt',
        '..%5csecret.txt',
        '....//secret.txt',
      ],
    ])('%s, from any depth', async (end) => {
      const up = end.replace(/secret\.txt$/, '') || '../'
      for (const depth of [1, 2, 3, 4])
        for (const start of ['', 'static/', 'deposit/']) {
          const { status, body } = await get(`${start}${up.repeat(depth)}secret.txt`)
          expect(status).toBeLessThan(500)
          expect(body).not.toContain(SECRET)
        }
    })
  })

  onServer('answers as the mock server of the journeys does', async () => {
    const asked = [
      '',
      'deposit/complete',
      'deposit/complete/',
      'deposit/complete&status=ok',
      'form',
      'helper',
      'captcha',
    ]
    const all = [...asked, ...Object.keys(SITE), 'static/none-00000000.js', 'static/']
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
      for (const path of all) {
        const wanted = siteAnswer(method, `/${path}`, (name) => Object.hasOwn(SITE, name.slice(1)))
        const { status, body } = await get(path, { method })
        expect([method, path, status]).toEqual([method, path, wanted.status])
        if (wanted.file !== undefined && method !== 'HEAD')
          expect([path, body]).toEqual([path, SITE[wanted.file.slice(1)]])
      }
  })
})
