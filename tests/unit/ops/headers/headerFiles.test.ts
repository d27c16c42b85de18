import { describe, expect, it } from 'vitest'
import { CASHIERS } from '../../../../src/cashiers/CASHIERS.ts'
import type { Deployment } from '../../../../src/ops/headers/Deployment.ts'
import { headerFiles } from '../../../../src/ops/headers/headerFiles.ts'
import {
  captchaHeaders,
  fileHeaders,
  type Headers,
  helperHeaders,
  revalidatedHeaders,
  uncachedHeaders,
  widgetHeaders,
} from '../../../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../../../src/ops/headers/settingsOf.ts'

const CONFIG = {
  host: { allowedOrigins: ['https://casino.example', 'https://www.casino.example'] },
  api: { base: 'https://api.casino.example/v1' },
  captcha: { page: 'https://check.example/captcha.html' },
  monitoring: { url: 'https://speed.example/in?key=1' },
  assets: { origins: ['https://brand.example'] },
  iconCdn: 'https://icons.example/set/',
}

/** A list of files at least as long as that of a build. */
const MANY = [
  ...Array.from({ length: 50 }, (_, at) => `static/part${at}-C1qIYA${10 + at}.js`),
  ...Array.from(
    { length: 257 },
    (_, at) => `static/flags/${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}.svg`,
  ),
]

const FILES = [
  ...['index.html', 'helper.html', 'captcha.html', 'static/index-C1qIYATe.js', 'static/vendor-CCYQoQWi.css'],
  ...['static/locales/en.f597ba8c.json', 'static/flags/MX.svg', 'static/flags/CA.svg', 'static/instructions/sber.svg'],
]

const paths = Object.values(CASHIERS).flatMap(({ routes }) => routes.map(({ path }) => path))
const pages = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => word !== '')
const deployment: Deployment = { config: CONFIG, base: '/paywidget', files: [...FILES, ...MANY], pages }
const written = headerFiles(deployment)

/** The expected headers of each path. */
const WANTED: readonly (readonly [path: string, headers: Headers])[] = [
  ...['/', '/index.html', ...paths.map((path) => path.replaceAll(/\$\w+/g, 'a'))].map(
    (path) => [`/paywidget${path}`, widgetHeaders(settingsOf(CONFIG))] as const,
  ),
  ['/paywidget/helper.html', helperHeaders()],
  ['/paywidget/form', helperHeaders()],
  ['/paywidget/captcha.html', captchaHeaders(CONFIG.host.allowedOrigins)],
  ...FILES.slice(3).map((file) => [`/paywidget/${file}`, fileHeaders(`/${file}`)] as const),
]

interface Rule {
  readonly path: string
  readonly headers: Headers
}

/** Parses a `_headers` file: a path without indentation, followed by its headers. */
function rulesOf(text: string): readonly Rule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === '') rules.push({ path: line, headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

/** Matches as documented by Cloudflare Pages and Netlify: `*` is anything, `:name` is anything without a slash. */
function matches(rule: string, path: string): boolean {
  const pattern = rule
    .replace(/[.?+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\/:[A-Za-z]\w*/g, '/[^/]+')
  return new RegExp(`^${pattern}$`).test(path)
}

const rules = rulesOf(written._headers ?? '')
/** The headers of all rules that match a path. A header in two rules has both values. */
function headersOf(path: string): Headers {
  const all: Record<string, string> = {}
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of Object.entries(headers))
      all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`
  return all
}

const redirects = (written._redirects ?? '')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** Files covered by a wildcard rule, which also matches missing files. */
const IN_FOLDERS = /^\/paywidget\/static\/(?:flags|instructions)\//

/** The locations of a block and those nested in it, each without the lines of its nested ones. */
function locationsIn(text: string): { how: string | undefined; where: string; body: string }[] {
  return [...text.matchAll(/^( *)location (?:(=|~|\^~) )?"?([^"\n]+?)"? \{\n([\s\S]*?)^\1\}/gm)].flatMap(
    ([, , how, where = '', body = '']) => {
      const inner = body.search(/^ *location /m)
      const [own, rest] = inner < 0 ? [body, ''] : [body.slice(0, inner), body.slice(inner)]
      return [{ how, where, body: own }, ...locationsIn(rest)]
    },
  )
}

/**
 * Chooses a location like nginx: an exact match, else the first regular expression, else the longest prefix. The only
 * regular expression is in the only prefix that has nested locations.
 */
function nginxAnswer(text: string, path: string): Headers | undefined {
  const blocks = locationsIn(text).map(({ how, where, body }) => ({
    ...{ how, where },
    headers: Object.fromEntries(
      [...body.matchAll(/add_header ([\w-]+) "([^"]*)"(?: always)?;/g)].map(([, n, v]) => [n, v]),
    ),
  }))
  const chosen =
    blocks.find(({ how, where }) => how === '=' && where === path) ??
    blocks.find(({ how, where }) => how === '~' && new RegExp(where).test(path)) ??
    blocks
      .filter(({ how, where }) => how !== '=' && how !== '~' && path.startsWith(where))
      .toSorted((one, other) => other.where.length - one.where.length)[0]
  return chosen?.headers as Headers | undefined
}

describe('S15 the ready files say what the recipe says', () => {
  it('of nginx, for each page and file', () => {
    for (const [path, headers] of WANTED)
      expect([path, nginxAnswer(written['nginx.conf'] ?? '', path)]).toEqual([path, headers])
    expect(WANTED.length).toBeGreaterThan(40)
  })

  it('G11 of nginx: what a cache may keep is said of a success only', () => {
    const lines = (written['nginx.conf'] ?? '').split('\n').filter((line) => line.includes('add_header cache-control'))
    expect(lines.filter((line) => line.includes('max-age')).length).toBe(3)
    expect(lines.filter((line) => line.includes('max-age') && line.includes('always'))).toEqual([])
  })

  it.each(['static/index-00000000.js', 'static/index-C1qIYATf.js', 'static/locales/en.00000000.json', 'assets/a.js'])(
    'G11 of servers with _headers: nothing lets %s, which is missing, be cached, and no page is sent for it',
    (file) => {
      expect(headersOf(`/paywidget/${file}`)).toEqual({})
      expect(redirects.filter(([from = '']) => matches(from, `/paywidget/${file}`))).toEqual([])
    },
  )

  it.each(['static/flags/ZZ.svg', 'static/instructions/none.svg', 'static/layouts/none.0123456789abcdef.json'])(
    'G11 D-39 of servers with _headers: an error instead of %s is never used from the cache unasked',
    (file) => {
      expect(headersOf(`/paywidget/${file}`)['cache-control']).toMatch(
        /^(?:no-store|public, max-age=0, must-revalidate)$/,
      )
      expect(redirects.filter(([from = '']) => matches(from, `/paywidget/${file}`))).toEqual([])
    },
  )

  it.each(['deposit/complete', 'deposit/complete&status=ok', 'deposit/complete;jsessionid=1', 'deposit/complete/ok'])(
    'N15 D-39 of servers with _redirects: %s is the page',
    (path) => {
      const fitting = redirects.find(([from = '']) => matches(from, `/paywidget/${path}`))
      expect(fitting?.slice(1)).toEqual(['/paywidget/', '200'])
      expect(headersOf(`/paywidget/${path}`)).toEqual(widgetHeaders(settingsOf(CONFIG)))
    },
  )

  it('G12 of servers with _headers: a document has its headers without ".html" too', () => {
    for (const name of ['helper', 'captcha', 'verify', 'prefetch', 'index']) {
      expect(headersOf(`/paywidget/${name}`)).toEqual(headersOf(`/paywidget/${name}.html`))
      expect(headersOf(`/paywidget/${name}`)).toHaveProperty('content-security-policy')
    }
  })

  it('G12 of servers with _redirects: no rule leads to itself once "index" and ".html" are dropped, as these servers do', () => {
    expect(redirects.length).toBeGreaterThan(5)
    for (const [from = '', to = ''] of redirects) {
      expect(to).not.toMatch(/\.html$|\/index$/)
      expect(redirects.filter(([other = '']) => matches(other, to))).toEqual([])
      expect(matches(from, to)).toBe(false)
    }
  })

  it('D-39 G12 of servers with _headers: a hundred rules at most, of at most 2,000 signs a line; more are refused', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(rules.length).toBeGreaterThan(50)
    expect(Math.max(...(written._headers ?? '').split('\n').map((line) => line.length))).toBeLessThan(2_000)
    const files = Array.from({ length: 100 }, (_, at) => `static/part-${String(at).padStart(8, '0')}.js`)
    expect(() => headerFiles({ ...deployment, files })).toThrow('add a folder to FOLDERS')
  })

  it('of servers with _headers: one rule for each, so that no two policies are joined', () => {
    for (const [path, headers] of [
      ...WANTED,
      ...MANY.map((file) => [`/paywidget/${file}`, fileHeaders(`/${file}`)] as const),
    ])
      expect([path, headersOf(path)]).toEqual([path, IN_FOLDERS.test(path) ? revalidatedHeaders() : headers])
    for (const layout of ['index.json', 'airtm-deposit-redirect.0123456789abcdef.json'])
      expect(headersOf(`/paywidget/static/layouts/${layout}`)).toEqual(uncachedHeaders())
  })

  const functions = Object.entries(written).filter(([name]) => name.startsWith('functions/'))

  it.each(['deposit/complete', 'deposit/complete&a=1', 'withdrawal/complete', 'cryptobalance/deposit/fiat/complete'])(
    'N16 D-39 of Cloudflare Pages: a function answers %s',
    (path) => {
      const folders = functions.map(([name]) => name.replace(/^functions|\[\[path\]\]\.js$/g, ''))
      expect(folders.filter((folder) => `/paywidget/${path}`.startsWith(folder))).toHaveLength(1)
    },
  )

  it.each(['POST', 'PUT', 'GET', 'HEAD'])(
    'N16 D-39 of Cloudflare Pages: %s is answered with the page',
    async (method) => {
      expect(functions.length).toBeGreaterThan(0)
      for (const [, text] of functions) {
        const { onRequest } = await import(`data:text/javascript,${encodeURIComponent(text)}`)
        const asked: (Request | undefined)[] = []
        onRequest({
          request: new Request('https://pay.example/paywidget/deposit/complete&a=1', { method }),
          next: (given?: Request) => asked.push(given),
        })
        const isRead = method === 'GET' || method === 'HEAD'
        expect(asked.map((one) => one && [one.method, one.url])).toEqual([
          isRead ? undefined : ['GET', 'https://pay.example/paywidget/deposit/complete&a=1'],
        ])
      }
    },
  )
})

it('D-08 the widget beside the captcha page may embed it in the pages of the hosts, with every recipe', () => {
  const captchas = Object.values(written).flatMap((text) => text.match(/frame-ancestors 'self' [^"\n]+/g) ?? [])
  expect(captchas.length).toBeGreaterThan(5)
  for (const policy of captchas)
    expect(policy).toContain("frame-ancestors 'self' https://casino.example https://www.casino.example")
})

describe('what a configuration needs of its headers', () => {
  const policyOf = (config: object) => widgetHeaders(settingsOf(config))['content-security-policy'] ?? ''

  it('names the hosts, the captcha, the API with its socket, and where icons are, each by its origin', () => {
    const policy = policyOf(CONFIG)
    expect(policy).toContain('frame-ancestors https://casino.example https://www.casino.example;')
    expect(policy).toContain("frame-src 'self' https://check.example;")
    expect(policy).toContain(
      "connect-src 'self' https://api.casino.example wss://api.casino.example https://speed.example https://brand.example;",
    )
    expect(policy).toContain("img-src 'self' https://icons.example https://brand.example;")
    expect(policy).toContain("font-src 'self' https://brand.example;")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(policy).not.toMatch(/unsafe|http:|\*/)
  })

  it('B1 D-09 lists each host as browsers spell it, and refuses what the widget would not recognize', () => {
    const hosts = (...allowedOrigins: string[]) => policyOf({ host: { allowedOrigins } })
    expect(hosts('https://Casino.example/')).toContain('frame-ancestors https://casino.example;')
    expect(() => hosts('https://casino.example', 'https://*.casino.example')).toThrow(
      '"host.allowedOrigins" has "https://*.casino.example", which is not an exact origin.',
    )
  })

  it('without anything named is the widget’s own origin, in any page that speaks https', () => {
    expect(policyOf({})).toContain("connect-src 'self';")
    expect(policyOf({})).toContain('frame-ancestors https:;')
    expect(policyOf({ api: { base: '/cashier' } })).toBe(policyOf({}))
  })
})

describe('hosts of http://localhost, for development', () => {
  const policies = (allowedOrigins: readonly string[]) => {
    const all = headerFiles({ ...deployment, config: { host: { allowedOrigins } } })
    return Object.values(all).flatMap((text) => text.match(/frame-ancestors [^"\n]+/g) ?? [])
  }

  it('G17 embed a deployment that lists their exact origin, with every recipe', () => {
    const ancestors = 'frame-ancestors https://casino.example http://localhost:5173'
    const ours = policies(['https://casino.example', 'http://localhost:5173']).filter(
      (one) => !one.startsWith("frame-ancestors 'none'"),
    )
    expect(ours.length).toBeGreaterThan(20)
    expect(ours.filter((policy) => !policy.replace("'self' ", '').startsWith(ancestors))).toEqual([])
  })

  it('G17 embed no other: without a list only https pages may', () => {
    const all = [...policies([]), ...policies(['https://casino.example'])]
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((policy) => /http:|localhost/.test(policy))).toEqual([])
  })
})
