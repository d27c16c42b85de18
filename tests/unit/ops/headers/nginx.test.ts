import { chmodSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureNginx } from '../../../../.ci/nginx.mjs'
import { headerFiles } from '../../../../src/ops/headers/headerFiles.ts'
import { fileHeaders, helperHeaders, uncachedHeaders, widgetHeaders } from '../../../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../../../src/ops/headers/settingsOf.ts'
import { siteAnswer } from '../../../../src/ops/headers/siteAnswer.ts'
import { type RunningNginx, runNginx } from './runNginx.ts'

/** Tests the recipe of `npm run build` with a real nginx in its default configuration. */
const CONFIG = { host: { allowedOrigins: ['https://casino.example'] } }
const INDEX = '<html>the page</html>'
const HASHED = 'static/index-C1qIYATe.js'
const LOCKED = 'static/vendor-DENIED00.js'
const ICON = 'static/flags/MX.svg'
const SITE: Readonly<Record<string, string>> = {
  'paywidget/index.html': INDEX,
  'paywidget/helper.html': '<html>helper</html>',
  'paywidget/captcha.html': '<html>captcha</html>',
  [`paywidget/${HASHED}`]: 'export const answer = 42\n'.repeat(200),
  [`paywidget/${LOCKED}`]: 'export {}',
  'paywidget/static/locales/en.f597ba8c.json': '{}',
  'paywidget/static/layouts/index.json': '{}',
  [`paywidget/${ICON}`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const recipe = headerFiles({ config: CONFIG, files: Object.keys(SITE), pages: ['deposit'] })['nginx.conf'] ?? ''

/** Other directives in a server block. None of them may make an error response cacheable. */
const SERVERS = {
  plain: '',
  denied: 'deny all;',
  limited: 'limit_req zone=once;',
  'own-errors': 'error_page 404 /paywidget/index.html;',
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

const found = (() => {
  try {
    return { file: ensureNginx() }
  } catch (error) {
    // In CI this test must not be skipped.
    if (process.env.CI) throw error
    console.warn(`The nginx recipe was not tested. ${(error as Error).message}`)
    return undefined
  }
})()

describe.skipIf(found === undefined)('the generated recipe on a real nginx', () => {
  let nginx: RunningNginx

  beforeAll(async () => {
    nginx = await runNginx(found?.file ?? '', recipe, SITE, SERVERS)
    chmodSync(join(nginx.root, 'paywidget', LOCKED), 0o000)
  })

  afterAll(() => nginx?.stop())

  /** Requests the raw path; fetch would normalize it. */
  const ask = (
    path: string,
    method = 'GET',
    server: keyof typeof SERVERS = 'plain',
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(nginx.origins[server] ?? '')
      const asked = request({ hostname, port, path: `/paywidget/${path}`, method, headers }, (response) => {
        let body = ''
        response.on('data', (data) => {
          body += data
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
      asked.on('error', reject)
      if (method === 'POST') asked.setHeader('content-type', 'application/x-www-form-urlencoded')
      asked.end(method === 'POST' ? 'status=ok&PaRes=eJzVWFmTokgQ' : undefined)
    })

  describe('G11 an error is never cached, whatever stands under the name of a file', () => {
    it.each([
      ['GET', 'static/index-00000000.js', 404],
      ['HEAD', 'static/index-00000000.js', 404],
      ['POST', 'static/index-00000000.js', 404],
      ['GET', 'static/locales/xx.00000000.json', 404],
      ['GET', 'static/layouts/deposit.list.0123456789abcdef.json', 404],
      ['GET', 'assets/none.css', 404],
      ['GET', 'static/flags/ZZ.svg', 404],
      ['GET', 'static/', 404],
      ['GET', `${HASHED}/more`, 404],
      ['GET', LOCKED, 403],
      ['HEAD', LOCKED, 403],
      ['POST', HASHED, 405],
      ['DELETE', HASHED, 405],
      ['PUT', ICON, 405],
      ['POST', 'static/layouts/index.json', 405],
    ])('%s %s: %i', async (method, path, status) => {
      const answer = await ask(path, method)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(uncachedHeaders())
      expect(answer.headers['content-type']).toBe('text/plain')
    })

    it.each(['helper.html', 'form', 'captcha.html'])('POST %s, which is read only: 405', async (path) => {
      const { status, headers } = await ask(path, 'POST')
      expect([status, headers['cache-control']]).toEqual([405, 'no-store'])
    })

    it.each([HASHED, ICON, 'deposit/complete', 'static/index-00000000.js'])(
      'GET %s where the server refuses everything: 403',
      async (path) => {
        const { status, headers } = await ask(path, 'GET', 'denied')
        expect([status, headers['cache-control']]).toEqual([403, 'no-store'])
      },
    )

    it.each([HASHED, 'static/index-00000000.js'])('GET %s from a server that is overloaded: 503', async (path) => {
      await ask(path, 'GET', 'limited')
      const { status, headers } = await ask(path, 'GET', 'limited')
      expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    })

    it('GET of a missing file where the server has an error page of its own', async () => {
      const { status, headers } = await ask('static/index-00000000.js', 'GET', 'own-errors')
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    })

    it('a range that a file does not have', async () => {
      const { status, headers } = await ask(HASHED, 'GET', 'plain', { range: 'bytes=9999999-' })
      expect(status).toBe(416)
      expect(String(headers['cache-control'])).toContain('no-store')
    })
  })

  it('N16 answers as the mock server of the journeys does', async () => {
    const paths = [
      ...['', 'deposit/complete', 'deposit/complete/', 'deposit/complete&status=ok', 'form', 'helper.html'],
      ...[
        'captcha.html',
        'index.html',
        HASHED,
        ICON,
        'static/none-00000000.js',
        'static/layouts/index.json',
        'static/',
      ],
    ]
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
      for (const path of paths) {
        const wanted = siteAnswer(method, `/${path}`, (name) => Object.hasOwn(SITE, `paywidget${name}`))
        const { status, body } = await ask(path, method)
        expect([method, path, status]).toEqual([method, path, wanted.status])
        if (wanted.file !== undefined && method !== 'HEAD')
          expect([method, path, body]).toEqual([method, path, SITE[`paywidget${wanted.file}`]])
      }
  })

  it.each([HASHED, 'static/locales/en.f597ba8c.json', ICON])(
    'sends %s with the headers of the recipe',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await ask(path, method)
        expect(status).toBe(200)
        expect(headers).toMatchObject(fileHeaders(`/${path}`))
      }
    },
  )

  it('sends the layout index and the helper window, by both names, with their own', async () => {
    expect((await ask('static/layouts/index.json')).headers).toMatchObject(uncachedHeaders())
    for (const path of ['helper.html', 'form']) {
      const { headers, body } = await ask(path)
      expect(headers).toMatchObject({ ...helperHeaders(), 'content-type': 'text/html' })
      expect(body).toContain('helper')
    }
  })

  it('G13 compresses what is read as text', async () => {
    const { headers } = await ask(HASHED, 'GET', 'plain', { 'accept-encoding': 'gzip' })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  })

  describe('N16 N15 the return address is the return page, by any method and with any suffix', () => {
    const SUFFIXES = [
      ...['', '/', '?status=processed', '&status=ok', ';jsessionid=1', '/ok', '?a=1?status=ok', '%26status%3Dok'],
      ...['.', '...', '//', '.html', '/../complete', '%2F', '/0123/MD=1', ',ok', '=ok', '%20', '.php?x=1'],
    ]

    it.each(SUFFIXES)('deposit/complete%s', async (suffix) => {
      for (const method of ['GET', 'POST', 'HEAD', 'PUT']) {
        const { status, headers, body } = await ask(`deposit/complete${suffix}`, method)
        expect([method, status, headers['content-type']]).toEqual([method, 200, 'text/html'])
        expect(headers).toMatchObject(widgetHeaders(settingsOf(CONFIG)))
        expect(body).toBe(method === 'HEAD' ? '' : INDEX)
      }
    })

    it.each(['', 'deposit', 'cryptobalance/deposit/fiat/complete', 'deposit/Complete', 'index.html'])(
      'POST %s',
      async (path) => {
        const { status, body } = await ask(path, 'POST')
        expect([status, body]).toEqual([200, INDEX])
      },
    )
  })
})
