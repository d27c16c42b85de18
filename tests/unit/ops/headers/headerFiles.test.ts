import { describe, expect, it } from 'vitest'
import { type Deployment, headerFiles } from '../../../../src/ops/headers/headerFiles.ts'
import {
  captchaHeaders,
  fileHeaders,
  type Headers,
  helperHeaders,
  widgetHeaders,
} from '../../../../src/ops/headers/recipe.ts'
import { settingsOf } from '../../../../src/ops/headers/settingsOf.ts'
import { TREES } from '../../../../src/routes/trees.ts'

const CONFIG = {
  host: { allowedOrigins: ['https://casino.example', 'https://www.casino.example'] },
  api: { base: 'https://api.casino.example/v1' },
  captcha: { page: 'https://check.example/captcha.html' },
  monitoring: { url: 'https://speed.example/in?key=1' },
  assets: { origins: ['https://brand.example'] },
  iconCdn: 'https://icons.example/set/',
}

const FILES = [
  ...['index.html', 'helper.html', 'captcha.html', 'static/index-C1qIYATe.js', 'static/vendor-CCYQoQWi.css'],
  ...['static/locales/en.f597ba8c.json', 'static/flags/MX.svg', 'static/flags/CA.svg', 'static/instructions/sber.svg'],
]

const paths = Object.values(TREES).flatMap((rows) => rows.map(({ path }) => path))
const pages = [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((word) => word !== '')
const deployment: Deployment = { config: CONFIG, files: FILES, pages }
const written = headerFiles(deployment)

/** What each path of a site is to be answered with, by the recipe itself. */
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

/** Such a file as its server reads it: a path from the first column, its headers below it. */
function rulesOf(text: string): readonly Rule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === '') rules.push({ path: line, headers: {} })
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value })
  }
  return rules
}

/** As nginx chooses: the path itself, else the first expression, else the longest beginning. */
function nginxAnswer(text: string, path: string): Headers | undefined {
  const blocks = [...text.matchAll(/^location (?:(=|~) )?"?([^"\n]+?)"? \{\n([\s\S]*?)^\}/gm)].map(
    ([, how, where = '', body = '']) => ({
      ...{ how, where },
      headers: Object.fromEntries(
        [...body.matchAll(/add_header ([\w-]+) "([^"]*)"(?: always)?;/g)].map(([, n, v]) => [n, v]),
      ),
    }),
  )
  const chosen =
    blocks.find(({ how, where }) => how === '=' && where === path) ??
    blocks.find(({ how, where }) => how === '~' && new RegExp(where).test(path)) ??
    blocks
      .filter(({ how, where }) => how === undefined && path.startsWith(where))
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
    expect(lines.filter((line) => line.includes('max-age')).length).toBe(2)
    expect(lines.filter((line) => line.includes('max-age') && line.includes('always'))).toEqual([])
  })

  it.each(['static/index-00000000.js', 'static/flags/ZZ.svg', 'static/layouts/none.0123456789abcdef.json'])(
    'G11 of servers with _headers: nothing lets %s, which is missing, be cached, and no page is sent for it',
    (file) => {
      const fits = (rule: string) =>
        rule.endsWith('*') ? `/paywidget/${file}`.startsWith(rule.slice(0, -1)) : rule === `/paywidget/${file}`
      expect(rulesOf(written._headers ?? '').filter(({ path }) => fits(path))).toEqual([])
      const redirects = (written._redirects ?? '').trim().split('\n')
      expect(redirects.filter((line) => fits(line.split(' ')[0] ?? ''))).toEqual([])
    },
  )

  it.each(['deposit/complete', 'deposit/complete&status=ok', 'deposit/complete;jsessionid=1', 'deposit/complete/ok'])(
    'N15 of servers with _redirects: %s is the page',
    (path) => {
      const redirects = (written._redirects ?? '').split('\n').map((line) => line.split(' '))
      const fitting = redirects.find(
        ([rule = '']) => rule.endsWith('*') && `/paywidget/${path}`.startsWith(rule.slice(0, -1)),
      )
      expect(fitting?.slice(1)).toEqual(['/paywidget/index.html', '200'])
    },
  )

  it('G12 of servers with _headers: a document has its headers without ".html" too, and no rule leads to itself', () => {
    const rules = rulesOf(written._headers ?? '')
    const headersOf = (path: string) => rules.find((rule) => rule.path === path)?.headers
    for (const name of ['helper', 'captcha', 'verify', 'index']) {
      expect(headersOf(`/paywidget/${name}`)).toEqual(headersOf(`/paywidget/${name}.html`))
      expect(headersOf(`/paywidget/${name}`)).toHaveProperty('content-security-policy')
    }
    for (const [from = '', to = ''] of (written._redirects ?? '')
      .trim()
      .split('\n')
      .map((line) => line.split(' '))) {
      expect(to.startsWith(from.replace(/\*$/, ''))).toBe(false)
      expect(to.replace(/(?:index)?\.html$/, '').startsWith(from.replace(/\*$/, ''))).toBe(false)
    }
  })

  it('of servers with _headers: one rule for each, so that no two policies are joined', () => {
    const rules = rulesOf(written._headers ?? '')
    for (const [path, headers] of WANTED) {
      const fitting = rules.filter(({ path: rule }) =>
        rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path,
      )
      expect([path, fitting.map((rule) => rule.headers)]).toEqual([path, [headers]])
    }
  })
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

  it('without anything named is the widget’s own origin, in any page that speaks https', () => {
    expect(policyOf({})).toContain("connect-src 'self';")
    expect(policyOf({})).toContain('frame-ancestors https:;')
    expect(policyOf({ api: { base: '/cashier' } })).toBe(policyOf({}))
  })
})
