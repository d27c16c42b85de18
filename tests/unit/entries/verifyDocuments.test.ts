import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../../../src/entries/verify/DOCUMENTS.ts'
import type { Finding } from '../../../src/entries/verify/Finding.ts'
import { verifySite } from '../../../src/entries/verify/verifySite.ts'
import { captchaHeaders, type Headers, helperHeaders, widgetHeaders } from '../../../src/ops/headers/recipe.ts'

const HOSTS = ['https://play.example', 'https://bets.example']
const PAGE = widgetHeaders({
  hostOrigins: HOSTS,
  captchaOrigins: ['https://captcha.example'],
  connectOrigins: ['https://api.example'],
  imageOrigins: ['https://icons.example'],
  isHttps: true,
})

/** The findings for a document served with these headers over https. */
function findings(path: string, headers: Headers, hosts: readonly string[] = HOSTS): readonly Finding[] {
  const answer = {
    ...{ status: 200, type: 'text/html', text: '' },
    header: (name: string) => headers[name] ?? null,
  }
  const rules = DOCUMENTS.find((one) => one.path === path)?.rules ?? []
  return rules.map((rule) => rule(answer, { isHttps: true, hosts })).filter((one) => one !== undefined)
}

const turn = () => Promise.resolve()

const lineOf = (what: string, headers: Headers, hosts?: readonly string[]) =>
  findings('', headers, hosts).find((one) => one.what === what)

describe('the verify page', () => {
  it('finds no problem in what the recipe sends over https', () => {
    const all = [
      ...findings('', PAGE),
      ...findings('helper.html', helperHeaders()),
      ...findings('captcha.html', captchaHeaders(HOSTS)),
    ]
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(({ state }) => state !== 'passed')).toEqual([])
  })

  it('looks at each directive of the recipe that says where something may come from', () => {
    const policy = PAGE['content-security-policy'] ?? ''
    const named = [...policy.matchAll(/(?:^|; )([\w-]+-src) /g)].map(([, name]) => `Content-Security-Policy: ${name}`)
    const seen = findings('', PAGE).map(({ what }) => what)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !seen.includes(name))).toEqual([])
  })

  it.each([
    ["frame-src 'self' https://captcha.example", "frame-src 'none'", 'passed'],
    ["media-src 'self'", 'media-src https://videos.example', 'passed'],
    ["media-src 'self'", 'media-src *', 'wrong'],
    ["worker-src 'self'", "worker-src 'self' https://evil.example", 'wrong'],
  ])('judges the policy with "%s" replaced by "%s" as %s', (ours, theirs, state) => {
    const policy = PAGE['content-security-policy'] ?? ''
    expect(policy).toContain(ours)
    const headers = { ...PAGE, 'content-security-policy': policy.replace(ours, theirs) }
    expect(lineOf(`Content-Security-Policy: ${theirs.split(' ')[0]}`, headers)).toMatchObject({ state })
  })

  it('G12 judges a policy that leaves out the API of the configuration in the page, which blocks every call', async () => {
    const verified = async (base: string) => {
      const config = JSON.stringify({ api: { base } })
      const text = `<script type="module" src="static/index-1.js"></script><script id="paywidget-config">${config}</script>`
      const header = (name: string) => PAGE[name] ?? null
      const all = await verifySite('https://pay.example/', async () => ({ status: 200, type: '', text, header }), turn)
      return all[0]?.findings.find(({ what }) => what === 'Content-Security-Policy: connect-src')?.state
    }
    expect(await verified('https://api.example/v1')).toBe('passed')
    expect(await verified('https://other.example/v1')).toBe('wrong')
    expect(await verified('https://pay.example/cashier')).toBe('passed')
    expect(await verified('/cashier')).toBe('passed')
    expect(await verified('https://')).toBe('passed')
  })

  it.each([
    [['https://play.example'], 'https://play.example', 'passed'],
    [['https://Play.example/'], 'https://play.example', 'passed'],
    [['https://*.play.example'], 'https://*.play.example', 'wrong'],
    [['play.example'], 'play.example', 'wrong'],
    [['https://play.example', 'play.example'], 'https://play.example play.example', 'wrong'],
  ])('B1 D-09 judges the hosts %j with frame-ancestors %s: %s', (hosts, ancestors, state) => {
    const policy = `${PAGE['content-security-policy']}`.replace(/frame-ancestors [^;]+/, `frame-ancestors ${ancestors}`)
    const headers = { ...PAGE, 'content-security-policy': policy }
    expect(lineOf('Content-Security-Policy: frame-ancestors', headers, hosts)).toMatchObject({ state })
  })

  it.each([
    ["'self' https://play.example", 'passed'],
    ['https://play.example', 'wrong'],
    ["'self' *", 'wrong'],
  ])('G12 D-08 judges the frame of captchas with frame-ancestors %s: %s', (ancestors, state) => {
    const headers = { 'content-security-policy': `frame-ancestors ${ancestors}` }
    const what = 'Content-Security-Policy: frame-ancestors'
    expect(findings('captcha.html', headers).find((one) => one.what === what)?.state).toBe(state)
  })

  it.each([
    ['sandbox allow-popups allow-scripts', 'passed'],
    ['sandbox allow-scripts allow-popups allow-same-origin', 'wrong'],
    ["frame-ancestors 'self'", 'missing'],
  ])('D-08 B26 judges the frame of captchas with %s: %s', (policy, state) => {
    const headers = { 'content-security-policy': policy }
    const what = 'Content-Security-Policy: sandbox'
    expect(findings('captcha.html', headers).find((one) => one.what === what)?.state).toBe(state)
  })

  it.each([
    ['max-age=63072000', 'passed', ''],
    ['max-age=31536000; includeSubDomains; preload', 'passed', ''],
    ['max-age=300', 'wrong', 'The value is “max-age=300”. Send “strict-transport-security: max-age=63072000”, once.'],
    [undefined, 'missing', 'Send “strict-transport-security: max-age=63072000”.'],
  ])('judges strict-transport-security "%s" as %s', (sent, state, todo) => {
    const { 'strict-transport-security': _, ...others } = PAGE
    const headers = sent === undefined ? others : { ...others, 'strict-transport-security': sent }
    expect(lineOf('strict-transport-security', headers)).toMatchObject({ state, todo })
  })

  /** The findings for one rule of a resource that is not a page. */
  const said = (
    path: string,
    what: string,
    sent: { status?: number; type?: string; text?: string; headers?: Headers },
    method?: 'POST',
  ) => {
    const { status = 200, type = 'text/html', text = '', headers = {} } = sent
    const answer = { status, type, text, header: (name: string) => headers[name] ?? null }
    const rules = DOCUMENTS.find((one) => one.path === path && one.method === method)?.rules ?? []
    return rules.map((rule) => rule(answer, { isHttps: true, hosts: HOSTS })).find((one) => one?.what === what)?.state
  }

  it.each([
    ['no-store', 'passed'],
    ['no-store, max-age=0', 'passed'],
    ['public, max-age=31536000, immutable', 'wrong'],
    ['public, max-age=31536000, immutable, no-store', 'wrong'],
    ['public, max-age=3600', 'wrong'],
    ['no-cache', 'wrong'],
    // As CloudFront sends it: it calls no function for an error.
    [undefined, 'passed'],
  ])('G11 judges cache-control "%s" of a 404 as %s', (cache, state) => {
    const headers: Headers = cache === undefined ? {} : { 'cache-control': cache }
    expect(said('STATIC/none-RANDOM.js', 'cache-control', { status: 404, headers })).toBe(state)
  })

  it.each([
    [{ age: '12' }, 'missing'],
    [{ age: '0' }, 'passed'],
    [{ 'x-cache': 'HIT' }, 'missing'],
    [{ 'x-cache': 'Error from cloudfront' }, 'passed'],
    [{ expires: 'Thu, 01 Jan 2037 00:00:00 GMT' }, 'missing'],
    [{ 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' }, 'missing'],
  ])('G11 judges a 404 without cache-control but with %j as %s', (headers: Headers, state) => {
    expect(said('STATIC/none-RANDOM.js', 'cache-control', { status: 404, headers })).toBe(state)
  })

  it.each([
    [undefined, 'https://pay.example/pw/static/flags/MX.svg'],
    ['/files/', 'https://pay.example/files/flags/MX.svg'],
    ['/files', 'https://pay.example/filesflags/MX.svg'],
    ['https://cdn.example/pw', 'https://cdn.example/pwflags/MX.svg'],
  ])('G12 asks for a flag where the widget looks for it with the static path %s', async (staticPath, address) => {
    const text = `<script id="paywidget-config">${JSON.stringify({ staticPath })}</script>`
    const ask = async () => ({ status: 200, type: '', text, header: () => null })
    const all = await verifySite('https://pay.example/pw/', ask, turn)
    expect(all.map((one) => one.address)).toContain(address)
  })

  it('G11 requests a missing file twice, because only the second answer shows that a cache keeps it', async () => {
    const asked: string[] = []
    const ask = async (address: string) => {
      const isAgain = asked.includes(address)
      asked.push(address)
      const headers: Headers = isAgain ? { age: '1' } : {}
      return { status: 404, type: 'text/plain', text: '', header: (name: string) => headers[name] ?? null }
    }
    const all = await verifySite('https://pay.example/paywidget/', ask, async () => undefined)
    const missing = all.filter(({ title }) => title.endsWith('that does not exist'))
    const states = missing.map(({ findings }) => findings.find(({ what }) => what === 'cache-control')?.state)
    expect(states).toEqual(['missing', 'missing'])
    for (const { address } of missing) expect(asked.filter((one) => one === address)).toHaveLength(2)
  })

  it.each([
    [{}, 'unchecked'],
    [{ age: '0' }, 'passed'],
    [{ 'cache-control': 'no-store' }, 'passed'],
  ])('G11 judges a 404 of another origin with %j as %s', (headers: Headers, state) => {
    const answer = { status: 404, type: '', text: '', header: (name: string) => headers[name] ?? null }
    const rules = DOCUMENTS.find(({ path }) => path === 'STATIC/none-RANDOM.js')?.rules ?? []
    const facts = { isHttps: true, hosts: HOSTS, filesOrigin: 'https://cdn.example' }
    const found = rules.map((rule) => rule(answer, facts)).find((one) => one?.what === 'cache-control')
    expect(found?.state).toBe(state)
  })

  it.each([200, 405, 404, 403, 302])('N16 asks for the return address by POST: %i', (status) => {
    const state = status === 200 ? 'passed' : 'wrong'
    for (const path of ['deposit/complete', 'deposit/complete/ok'])
      expect(said(path, 'the page of the cashier', { status }, 'POST')).toBe(state)
  })

  it.each(['deposit/complete&status=ok', 'deposit/complete;id=1', 'deposit/complete/ok'])('N15 asks for %s', (path) => {
    expect(said(path, 'the page of the cashier', {})).toBe('passed')
    expect(said(path, 'the page of the cashier', { status: 404 })).toBe('wrong')
  })

  it.each([
    ['text/javascript; charset=utf-8', 'passed'],
    ['application/javascript', 'passed'],
    ['text/plain', 'wrong'],
    ['application/json', 'wrong'],
    ['text/javascript-not', 'wrong'],
    ['', 'wrong'],
  ])('G13 judges a script of type "%s" as %s', (type, state) => {
    expect(said('SCRIPT', 'Content-Type', { type })).toBe(state)
  })

  it.each([
    ['gzip', 'passed'],
    ['br', 'passed'],
    ['zstd', 'passed'],
    ['identity', 'wrong'],
    [undefined, 'missing'],
  ])('G13 judges a script with the encoding "%s" as %s', (encoding, state) => {
    const headers: Headers = encoding === undefined ? {} : { 'content-encoding': encoding }
    expect(said('SCRIPT', 'content-encoding', { text: 'x'.repeat(1_024), headers })).toBe(state)
  })

  it('G13 does not expect a file below 1 kB to be compressed, because servers send it as it is', () => {
    expect(said('SCRIPT', 'content-encoding', { text: 'x'.repeat(1_023) })).toBeUndefined()
  })
})
