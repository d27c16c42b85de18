import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../../mocks/server/startServer.ts'

let server: RunningServer

beforeAll(async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'))
  const page =
    '<script type="application/json" id="paywidget-config">{"returnUrl":"/x"}</script><div id="paywidget"></div>'
  writeFileSync(join(siteDir, 'index.html'), page)
  writeFileSync(join(siteDir, 'helper.html'), '<title>Helper</title>')
  mkdirSync(join(siteDir, 'static'))
  for (const name of ['app-1a2b3c4d.js', 'bank_transfer.svg']) writeFileSync(join(siteDir, 'static', name), '')
  server = await startServer({ siteDir })
})
afterAll(() => server.close())

const get = (path: string, init?: RequestInit) => fetch(server.widgetOrigin + path, init)

const wire = (token: string) => ({
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'extra-params': '{"platformVersion":"redesign"}',
  isMobileApp: '0',
  pwa: '1',
  authorization: token,
})

function call(name: string, token: string, payload: unknown, key?: string): Promise<Response> {
  const headers = { ...wire(token), ...(key ? { 'idempotency-key': key } : {}) }
  return get(`/api/BANKING/${name}`, { method: 'POST', headers, body: JSON.stringify(payload) })
}

const deposit = {
  amount: '500.00',
  currency: 'MXN',
  depositId: null,
  fields: {},
  isActivatedBonus: false,
  paymentSessionId: null,
  paymentType: 'oxxo',
  returnUrl: 'https://casino.example/paid',
  wallet: null,
  selectedCountry: 'MX',
}

describe('the site', () => {
  it.each(['/paywidget/', '/paywidget/deposit/redirect'])('serves the page at %s with the policy', async (path) => {
    const response = await get(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).toContain(`frame-ancestors ${server.hostOrigin} ${server.crossSiteHostOrigin}`)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('<div id="paywidget">')
  })

  it('lays the configuration over the block of the page', async () => {
    const html = await (await get('/paywidget/?scenario=layoutsMissing')).text()
    const block = JSON.parse(/>(\{.*?\})</.exec(html)?.[1] ?? '')
    expect(block.returnUrl).toBe('/x')
    expect(block.host.allowedOrigins).toContain(server.hostOrigin)
    expect(block.staticPath).toBe('/paywidget/static@layoutsMissing/')
  })

  it.each([
    ['instructions/steam_coin_1.svg', 'image/svg+xml'],
    ['videos/yape_guide.webm', 'video/webm'],
    ['videos/yape_guide_en.vtt', 'text/vtt; charset=utf-8'],
  ])('serves the guide %s, which the policy lets play from the own origin alone', async (file, type) => {
    const response = await get(`/paywidget/static/${file}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50)
    expect((await get('/paywidget/')).headers.get('content-security-policy')).toContain("media-src 'self';")
  })

  it('lets the helper page alone post a form away', async () => {
    const policy = (await get('/paywidget/helper.html')).headers.get('content-security-policy')
    expect(policy).toContain('form-action https: http://127.0.0.1:* http://localhost:*')
  })

  it('keeps hashed files for ever and answers 404 for absent ones', async () => {
    expect((await get('/paywidget/static/app-1a2b3c4d.js')).headers.get('cache-control')).toContain('immutable')
    const absent = await get('/paywidget/static/absent-1a2b3c4d.js')
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await get('/paywidget/static/..%2f..%2f..%2fetc/passwd')).headers.get('content-type')).toContain(
      'text/html',
    )
    expect((await get('/favicon.ico')).status).toBe(204)
  })

  it.each([
    'complete',
    'complete&status=ok',
    'complete;jsessionid=1',
    'complete/ok',
    'complete.',
    'complete%26status%3Dok',
  ])('N15 N16 answers GET and POST of deposit/%s with the page, as the recipe does', async (path) => {
    for (const init of [{}, { method: 'POST', body: new URLSearchParams({ PaRes: 'a' }) }]) {
      const response = await get(`/paywidget/deposit/${path}`, init)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<div id="paywidget">')
    }
  })

  it('N16 answers POST to a file with an error that is not cached, as the recipe does', async () => {
    const response = await get('/paywidget/static/app-1a2b3c4d.js', { method: 'POST', body: 'a=b' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'no-store'])
  })

  it('publishes layouts and icons', async () => {
    const index = await (await get('/paywidget/static/layouts/index.json')).json()
    const document = await (await get(`/paywidget/static/layouts/${index.layouts[0].file}`)).json()
    expect(document.screen).toBe(index.layouts[0].screen)
    expect((await get('/paywidget/static/icons/spei.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect((await get('/paywidget/static@layoutsMissing/layouts/index.json')).status).toBe(404)
    const broken = await get('/paywidget/static@layoutsBroken/layouts/index.json')
    await expect(broken.json()).rejects.toThrow()
  })
})

describe('the calls', () => {
  it('reach the cashier of their token, and no other', async () => {
    expect((await call('deposit-create', 'scenario.default.one', deposit)).status).toBe(200)
    expect(server.cashierOf('scenario.default.one').deposits()).toHaveLength(1)
    expect(server.cashierOf('scenario.default.two').deposits()).toHaveLength(0)
    const calls = await (await get('/__cashier/scenario.default.one/calls')).json()
    expect(calls).toMatchObject([{ name: 'deposit-create', payload: deposit, outcome: 200 }])
  })

  it('are really reset, with the deposit made or not', async () => {
    await expect(call('deposit-create', 'scenario.createLost.a', deposit, 'k')).rejects.toThrow()
    expect(server.cashierOf('scenario.createLost.a').deposits()).toHaveLength(1)
    await expect(call('deposit-create', 'scenario.createRefusedBeforeSend.a', deposit, 'k')).rejects.toThrow()
    expect(server.cashierOf('scenario.createRefusedBeforeSend.a').deposits()).toHaveLength(0)
  })

  it('hang until the caller gives up', async () => {
    const signal = AbortSignal.timeout(150)
    const headers = wire('scenario.listHangs.a')
    await expect(
      get('/api/BANKING/methods-payment-v5', { method: 'POST', headers, body: '{}', signal }),
    ).rejects.toThrow()
  })

  it('answer HTML, 401, 404, 405 and 415 as asked', async () => {
    const html = await call('deposit-create', 'scenario.create500Html.a', deposit)
    expect([html.status, html.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect((await call('deposit-create', '', deposit)).status).toBe(401)
    expect((await call('nonsense', 't', {})).status).toBe(404)
    expect((await call('deposit-status', 't', {})).status).toBe(405)
    expect((await get('/api/BANKING/deposit-create', { method: 'POST', body: '{}' })).status).toBe(415)
  })

  it.each([
    ['extra-params', '{}', 400],
    ['content-type', 'text/plain', 415],
    ['cache-control', undefined, 400],
    ['cache-control', 'no-store', 400],
    ['extra-params', undefined, 400],
    ['extra-params', 'redesign', 400],
    ['extra-params', '{"platform":"redesign"}', 400],
    ['extra-params', '{"platformVersion":""}', 400],
    ['isMobileApp', undefined, 400],
    ['isMobileApp', 'yes', 400],
    ['pwa', undefined, 400],
    ['authorization', undefined, 401],
  ])('are refused with the header %s: %s', async (name, value, status) => {
    const { [name as 'pwa']: _, ...others } = wire('scenario.default.headers')
    const headers = value === undefined ? others : { ...others, [name]: value }
    const body = JSON.stringify(deposit)
    const response = await get('/api/BANKING/deposit-create', { method: 'POST', headers, body })
    expect(response.status).toBe(status)
    expect(server.cashierOf('scenario.default.headers').deposits()).toEqual([])
  })

  it('take events', async () => {
    const headers = wire('scenario.default.events')
    const body = JSON.stringify({ events: [{ key: 'form_view', timestamp: 1, value: null }] })
    expect((await get('/api/events', { method: 'POST', headers, body })).status).toBe(204)
  })
})

describe('the provider', () => {
  it('is reached by GET and by POST, escapes what it shows, and reports the status', async () => {
    const token = 'scenario.default.provider'
    const answer = await (await call('deposit-create', token, deposit)).json()
    const { url } = answer.apiResponse.source
    const shown = await (await fetch(`${url}?reference=%3Cb%3E`)).text()
    expect(shown).toContain('Pay 500.00 MXN')
    expect(shown).toContain('&lt;b&gt;')
    const posted = await fetch(url, { method: 'POST', body: new URLSearchParams({ store: 'OXXO' }) })
    expect(await posted.text()).toContain('<dd>OXXO</dd>')
    await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) })
    const status = await get(`/api/BANKING/deposit-status?depositId=${answer.depositId}&paymentMethod=oxxo`, {
      headers: wire(token),
    })
    expect(await status.json()).toEqual({ status: 1 })
  })

  it('can be spoken for by a test', async () => {
    const token = 'scenario.default.desk'
    const { depositId } = await (await call('deposit-create', token, deposit)).json()
    const body = JSON.stringify({ depositId, status: 2 })
    expect((await get(`/__cashier/${token}/status`, { method: 'POST', body })).status).toBe(200)
    expect(server.cashierOf(token).deposits()[0]?.status).toBe(2)
    const scenario = JSON.stringify({ name: 'slow' })
    expect((await get(`/__cashier/${token}/scenario`, { method: 'POST', body: scenario })).status).toBe(200)
  })

  it('lets the time of one cashier go on', async () => {
    const token = 'scenario.storesAfterTimeout.desk'
    const pass = async (ms: unknown) =>
      (await get(`/__cashier/${token}/pass`, { method: 'POST', body: JSON.stringify({ ms }) })).status
    const asked = call('deposit-create', token, deposit, 'k').catch(() => 'gone')
    await expect.poll(() => server.cashierOf(token).calls().length).toBe(1)
    expect([await pass(33_000), server.cashierOf(token).deposits().length]).toEqual([200, 0])
    expect([await pass(1_000), server.cashierOf(token).deposits().length]).toEqual([200, 1])
    expect(await pass('long')).toBe(404)
    expect(await Promise.race([asked, 'hangs'])).toBe('hangs')
  })
})

it('embeds the widget from another origin, with a policy of its own', async () => {
  const response = await fetch(server.hostPage('scenario.default.host'))
  expect(response.headers.get('content-security-policy')).toContain(`frame-src ${server.widgetOrigin};`)
  const html = await response.text()
  expect(html).toContain(`data-widget-origin="${server.widgetOrigin}"`)
  expect(html).toContain('allow-popups-to-escape-sandbox')
  expect((await fetch(`${server.hostOrigin}/host.js`)).headers.get('content-type')).toContain('javascript')
})
