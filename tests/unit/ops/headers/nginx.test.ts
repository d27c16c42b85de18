import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureNginx } from '../../../../.ci/servers.mjs'
import { headerFiles } from '../../../../src/ops/headers/headerFiles.ts'
import { uncachedHeaders } from '../../../../src/ops/headers/recipe.ts'
import { type RunningNginx, runNginx } from '../../../contract/servers/runNginx.ts'
import { ask } from '../../../contract/servers/runServer.ts'

/** The nginx recipe in server blocks with other directives. The contract over all servers: tests/contract/deployments.test.ts. */
const CONFIG = { host: { allowedOrigins: ['https://casino.example'] } }
const HASHED = 'static/index-C1qIYATe.js'
const LOCKED = 'static/vendor-DENIED00.js'
const SITE: Readonly<Record<string, string>> = {
  'paywidget/index.html': '<html>the page</html>',
  'paywidget/v1/loader.js': 'export {}',
  [`paywidget/${HASHED}`]: 'export const answer = 42\n',
  [`paywidget/${LOCKED}`]: 'export {}',
}
const recipe =
  headerFiles({ config: CONFIG, base: '/paywidget', files: Object.keys(SITE), pages: ['deposit'] })['nginx.conf'] ?? ''

/** Other directives in a server block. None of them may make an error response cacheable. */
const SERVERS = {
  plain: '',
  denied: 'deny all;',
  limited: 'limit_req zone=once;',
  'own-errors': 'error_page 404 /paywidget/index.html;',
  'own-files': 'location ~* \\.(js|css|html|json)$ { expires 30d; }',
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

describe.skipIf(found === undefined)('G11 on a real nginx with other directives an error is never cached', () => {
  let nginx: RunningNginx

  beforeAll(async () => {
    nginx = await runNginx(found?.file ?? '', recipe, SITE, SERVERS)
    chmodSync(join(nginx.root, 'paywidget', LOCKED), 0o000)
  })

  afterAll(() => nginx?.stop())

  const get = (path: string, server: keyof typeof SERVERS, method = 'GET') =>
    ask(nginx.origins[server] ?? '', `/paywidget/${path}`, { method })

  it.each(['', '?lang=de'])('redirects the address without its last slash, with its query “%s”', async (query) => {
    const { status, headers } = await ask(nginx.origins.plain ?? '', `/paywidget${query}`)
    expect([status, headers.location]).toEqual([302, `/paywidget/${query}`])
  })

  it.each(['GET', 'HEAD'])('%s of a file that the server may not read: 403', async (method) => {
    const { status, headers } = await get(LOCKED, 'plain', method)
    expect(status).toBe(403)
    expect(headers).toMatchObject({ ...uncachedHeaders(), 'content-type': 'text/plain' })
  })

  it.each([HASHED, 'deposit/complete', 'static/index-00000000.js'])(
    'GET %s where the server refuses everything: 403',
    async (path) => {
      const { status, headers } = await get(path, 'denied')
      expect([status, headers['cache-control']]).toEqual([403, 'no-store'])
    },
  )

  it.each([HASHED, 'static/index-00000000.js'])('GET %s from a server that is overloaded: 503', async (path) => {
    await get(path, 'limited')
    const { status, headers } = await get(path, 'limited')
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
  })

  it('GET of a missing file where the server has an error page of its own', async () => {
    const { status, headers } = await get('static/index-00000000.js', 'own-errors')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it.each([
    ['', 'no-store', undefined],
    ['deposit/complete', 'no-store', undefined],
    ['index.html', 'no-store', undefined],
    [HASHED, 'public, max-age=31536000, immutable', '*'],
    ['v1/loader.js', 'public, max-age=3600', '*'],
  ])('S15 GET %s where the server has a location for files of that type', async (path, cache, origin) => {
    const { status, headers } = await get(path, 'own-files')
    expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([200, cache, origin])
    expect('content-security-policy' in headers).toBe(origin === undefined)
  })
})
