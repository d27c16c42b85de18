import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { HOST_MISTAKES, type HostMistake } from '../../schemas/host/mistakes.ts'
import { fileNamed } from './support/builtFiles.ts'
import { hostData, newToken } from './support/hostData.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { WIDGET } from './support/places.ts'

/** The mistakes that a host page makes around the cashier: each is in the console and a message, with its fix. */

const SRC = `${WIDGET}/paywidget/`
const TOKEN = newToken()

/** Set up before the page's script: listeners, and functions to mount. */
const START = `const told = (window.told = [])
const hear = (problem) => told.push(problem)
const on = { onProblem: hear, onInitError: hear }
const src = '${SRC}'
const token = '${TOKEN}'
const data = ${JSON.stringify(hostData(TOKEN))}
const place = document.querySelector('#place')
const load = () => import('./index.js')
const mount = async (options = {}, target = place) => (await load()).mountPaywidget(target, { src, data, on, ...options })
const element = (attributes = {}) => {
  const made = document.createElement('pay-widget')
  for (const name of ['onProblem', 'onInitError']) made.addEventListener(name, ({ detail }) => hear(detail))
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  place.append(made)
  return made
}
const rule = (text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [sheet]
}
`

interface Row {
  /** The host's script. */
  readonly script: string
  /** A part of the text. */
  readonly says: string
  readonly prepare?: (page: Page) => Promise<unknown>
  /** Files of the package in another state. */
  readonly files?: Readonly<Record<string, string>>
  /** Errors in the console other than the mistake itself. */
  readonly errors?: RegExp
}

const MISTAKES: Readonly<Record<HostMistake, Row>> = {
  'src.missing': { script: 'mount({ src: undefined, loadTimeout: 300 })', says: 'no "src"' },
  'src.invalid': { script: "mount({ src: 'http://pay.example/' })", says: '"http://pay.example/"' },
  'page.invalid': { script: "mount({ page: '../../elsewhere' })", says: '"../../elsewhere"' },
  'element.missing': { script: "mount({}, '#nowhere')", says: '"#nowhere"' },
  'data.invalid': { script: 'mount({ data: { ...data, extra: 7n } })', says: 'BigInt' },
  'data.large': {
    script: "mount({ data: { ...data, texts: { en: { 'search.label': 'x'.repeat(70_000) } } } })",
    says: 'more than 65536 bytes',
  },
  'update.invalid': {
    script: 'const cashier = await mount({ on: { ...on, FullLoaded: () => cashier.update({ extra: 7n }) } })',
    says: 'keeps the data that it has: TypeError: Do not know how to serialize a BigInt',
  },
  'update.large': {
    script: `const cashier = await mount({
      on: { ...on, FullLoaded: () => cashier.update({ texts: { en: { 'search.label': 'x'.repeat(70_000) } } }) },
    })`,
    says: 'keeps the data',
  },
  'data.attribute': { script: "await load(); element({ src, data: '{}' })", says: 'attribute "data"' },
  'token.missing': { script: 'mount({ data: { user: {} } })', says: '"user.token"' },
  'token.invalid': { script: 'mount({ data: { user: { token: Promise.resolve(token) } } })', says: 'a promise' },
  'token.url': { script: 'mount({ src: src + "?token=" + token })', says: '"src" or "page"' },
  'mount.double': { script: 'await mount(); await mount()', says: 'Two cashiers' },
  'on.unknown': { script: 'mount({ on: { ...on, onPaid() {} } })', says: '"onPaid"' },
  'script.twice': {
    script: `customElements.define('pay-widget', class extends HTMLElement {})
      element({ src })
      load()`,
    says: 'loads the package twice',
  },
  'script.late': {
    prepare: (page) => page.addInitScript(() => Object.assign(performance, { now: () => 12_000 })),
    script: 'element({ src }); load()',
    says: '12 s after',
  },
  'loader.incomplete': {
    files: { 'frameSession.js': "throw new Error('missing')" },
    script: 'mount()',
    says: 'file of the loader',
  },
  'host.opaque': {
    prepare: (page) => page.addInitScript(() => Object.defineProperty(window, 'origin', { value: 'null' })),
    script: 'mount()',
    says: 'no origin',
  },
  'host.viewport': { script: "document.querySelector('meta[name=viewport]').remove(); mount()", says: '980 px' },
  'host.policy': {
    prepare: (page) =>
      page.addInitScript(() => {
        const policy = { features: () => ['payment'], allowsFeature: () => false }
        Object.defineProperty(document, 'featurePolicy', { value: policy })
      }),
    script: 'mount()',
    says: 'payment',
  },
  'frame.csp': {
    script: `const meta = document.createElement('meta')
      meta.httpEquiv = 'Content-Security-Policy'
      meta.content = "frame-src 'none'"
      document.head.append(meta)
      mount()`,
    says: WIDGET,
    errors: /frame-src|violates|Framing/,
  },
  'frame.removed': {
    script: "mount({ loadTimeout: 300 }, document.createElement('div'))",
    says: 'not in the page',
  },
  'frame.sandbox': {
    script: `mount({ on: { ...on, Loaded: () => document.querySelector('iframe').sandbox.remove('allow-downloads') } })`,
    says: 'allow-downloads',
  },
  'frame.allow': {
    script: `mount({ on: { ...on, Loaded: () => { document.querySelector('iframe').allow = 'payment' } } })`,
    says: 'clipboard-write; web-share',
  },
  'frame.size': { script: "rule('#place { width: 200px; height: 260px }'); mount()", says: '200 × 260' },
  'frame.transform': { script: "rule('main { transform: scale(0.9) }'); mount()", says: 'main#place' },
  'frame.effects': { script: "rule('main { opacity: 0.9 }'); mount()", says: 'main#place' },
  'frame.invisible': {
    script: `mount({ on: { ...on, Loaded: () => rule('main { visibility: hidden }') } })`,
    says: 'hidden',
  },
  'frame.covered': {
    script: `rule('aside { position: fixed; inset: 0; pointer-events: none }')
      document.body.append(Object.assign(document.createElement('aside'), { className: 'veil' }))
      mount()`,
    says: 'aside.veil',
  },
  'cashier.unreachable': {
    prepare: (page) => page.route(`${SRC}**`, (route) => route.abort()),
    script: `window.fetch = () => Promise.reject(new TypeError('Failed to fetch')); mount({ loadTimeout: 300 })`,
    says: SRC,
    errors: /Failed to load resource/,
  },
  'cashier.refused': {
    // The deployment names other hosts than this one.
    prepare: (page) =>
      page.route(`${SRC}**`, (route) => route.fulfill({ body: 'Not for you', contentType: 'text/html' })),
    script: 'window.fetch = () => Promise.resolve(); mount({ loadTimeout: 300 })',
    says: 'allowedOrigins',
  },
  'cashier.silent': {
    prepare: (page) => page.route(`${SRC}**`, (route) => route.abort()),
    script: 'mount({ loadTimeout: 300 })',
    says: SRC,
    errors: /Failed to load resource|connect-src|Refused to connect/,
  },
}

for (const [code, { script, says, prepare, errors, files = {} }] of Object.entries(MISTAKES) as [HostMistake, Row][]) {
  const tag = code === 'src.invalid' ? ['@core'] : []
  test(`G1 G14 G17 ${code} is reported in the console and in a message, each with its fix`, { tag }, async ({
    page,
    watch,
  }) => {
    watch.allow(new RegExp(`\\[paywidget\\] ${code.replace('.', '\\.')}`), ...(errors ? [errors] : []))
    const lines: string[] = []
    page.on('console', (message) => void lines.push(message.text()))
    await prepare?.(page)
    await openHost(page, { script: `${START}${script}`, files })
    const told = () =>
      page.evaluate(() => (window as unknown as { told: { code: string; text: string; fix: string }[] }).told ?? [])
    const ofCode = async () => (await told()).filter((problem) => problem.code === code)
    const isFatal = 'isFatal' in HOST_MISTAKES[code]
    await expect.poll(async () => (await ofCode()).length).toBe(isFatal ? 2 : 1)
    const [problem] = await ofCode()
    expect(problem?.text).toContain(says)
    expect(problem?.fix.length).toBeGreaterThan(20)
    expect(problem?.text).toContain(problem?.fix)
    expect(lines.filter((line) => line.startsWith(`[paywidget] ${code}: `))).toEqual([
      `[paywidget] ${code}: ${problem?.text}`,
    ])
  })
}

test('a report-only policy of the host page is not a mistake: the cashier opens', async ({ page, watch }) => {
  watch.allow(/Report Only|report-only/i, /^frame-src blocked/)
  await page.route('**/package.html*', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy-report-only': "frame-src 'none'" }
    await route.fulfill({ response, headers })
  })
  await page.context().grantPermissions(['local-network-access'])
  const reported = page.waitForEvent('console', (line) => /Report Only|report-only/i.test(line.text()))
  await openHost(page, { script: `${START}\nmount({ on: { ...on, FullLoaded: () => hear({ code: 'open' }) } })` })
  await reported
  const codes = () =>
    page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  await expect.poll(codes).toContain('open')
  expect(await codes()).not.toContain('frame.csp')
})

test('a part of the loader that fails to load once is requested again, if the bundler allows it', async ({ page }) => {
  const loader = readFileSync('dist/npm/index.js', 'utf8').replace(
    'import(`./frameSession.js`)',
    'bundler(`./frameSession.js`)',
  )
  expect(loader).toContain('bundler(')
  await openHost(page, {
    files: { 'index.js': loader },
    script: `${START}
      window.asked = 0
      // As the code of a bundler: a failed request can be repeated.
      window.bundler = (file) => (window.asked++ === 0 ? Promise.reject(new Error('ChunkLoadError')) : import(file))
      mount({ on: { ...on, FullLoaded: () => hear({ code: 'open' }) } })`,
  })
  const codes = () =>
    page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  await expect.poll(codes).toContain('open')
  expect(await codes()).not.toContain('loader.incomplete')
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(2)
})

// The guard reports a failed start of the frame. Without it the host is told all the same.
for (const [file, code, way] of [
  ['index.js', 'cashier.refused', 'the time limit of the loader'],
  ['mountApp.js', 'code.failed', 'the first script'],
] as const)
  test(`HOST-30 without the guard and ${file}, the host is told by ${way}`, async ({ page, watch }) => {
    watch.allow(/status of 404/, /\[paywidget\]/)
    for (const name of [/\/static\/guard-[^/]+\.js$/, `**/${fileNamed(file).path}`])
      await page.route(name, (route) => route.fulfill({ status: 404 }))
    const loadTimeout = file === 'index.js' ? 300 : 60_000
    await openHost(page, {
      script: `${START}
        // The host's CSP forbids the loader to ask whether a server answers.
        window.fetch = () => Promise.resolve()
        mount({ on: { onInitError: hear }, loadTimeout: ${loadTimeout} })`,
    })
    const codes = () =>
      page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
    await expect.poll(codes).toEqual([code])
  })

test('HOST-30 a failed start is reported once, and no time limit follows it', async ({ page, watch }) => {
  watch.allow(/status of 404/, /\[paywidget\]/)
  await page.route(`**/${fileNamed('index.js').path}`, (route) => route.fulfill({ status: 404 }))
  await page.clock.install()
  await openHost(page, {
    script: `${START}
      window.fetch = () => Promise.resolve()
      mount()`,
  })
  const codes = async () => {
    await page.clock.runFor(1_000)
    return page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  }
  await expect.poll(codes).toEqual(['code.failed'])
  await page.clock.runFor(60_000)
  // The report of the limit is a lazy loaded module. So load it, to see that nothing comes.
  await page.evaluate(async () => {
    const module = '/package/diagnose.js'
    await import(module)
  })
  expect(await codes()).toEqual(['code.failed'])
})

test('a prerendered page waits for the cashier from its activation on', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    let isPrerendering = true
    let activationStart = 0
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering })
    const entries = performance.getEntriesByType.bind(performance)
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? [{ activationStart } as unknown as PerformanceEntry] : entries(type)
    const activate = () => {
      isPrerendering = false
      activationStart = performance.now()
      document.dispatchEvent(new Event('prerenderingchange'))
    }
    Object.assign(window, { activate })
  })
  let letGo = () => {}
  const isOpened = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // As the browser, which loads no frame of another origin before the player has opened the page.
  await page.route(`${SRC}**`, async (route) => {
    await isOpened
    await route.fallback()
  })
  const limit = page.waitForRequest(/\/package\/diagnose\.js/)
  await openHost(page, {
    script: `${START}
      mount({ loadTimeout: 60_000, on: { ...on, FullLoaded: () => hear({ code: 'open' }) } })
      window.isMounted = true`,
  })
  await page.waitForFunction('window.isMounted')
  await page.clock.runFor(60_000)
  await limit
  const codes = () =>
    page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  await page.evaluate(() => (window as unknown as { activate(): void }).activate())
  letGo()
  await expect.poll(codes).toEqual(['open'])
  await page.clock.runFor(60_000)
  expect(await codes()).toEqual(['open'])
})

test('a loadTimeout of Infinity is no limit', async ({ page }) => {
  let letGo = () => {}
  const isReported = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`${SRC}**`, async (route) => {
    await isReported
    await route.fallback()
  })
  const limit = page.waitForResponse(/\/package\/diagnose\.js/)
  await openHost(page, {
    script: `${START}
      mount({ loadTimeout: Infinity, on: { ...on, FullLoaded: () => hear({ code: 'open' }) } })`,
  })
  // `setTimeout` treats Infinity as 0.
  await limit
  letGo()
  const codes = () =>
    page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  await expect.poll(codes).toEqual(['open'])
})

test('token.url is reported for a token that the page sets later', async ({ page }) => {
  const later = newToken()
  await openHost(page, {
    script: `${START}
      const cashier = await mount({
        src: src + '?from=${later}',
        on: { ...on, FullLoaded: () => cashier.update({ user: { token: '${later}' } }) },
      })`,
  })
  const codes = () =>
    page.evaluate(() => (window as unknown as { told: { code: string }[] }).told.map(({ code }) => code))
  await expect.poll(codes).toContain('token.url')
})
