import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { MESSAGES } from '../../src/embed/MESSAGES.ts'
import { HASHED } from '../../src/ops/headers/recipe.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { packedApp, packInto } from './support/packedApp.ts'
import { countTimers, pendingTimers } from './support/timers.ts'
import { widgetPage } from './support/widgetPage.ts'

/** The packed npm package in a separate project. */

/** Warm-up: the engine's own memory for repeated code grows for about 300 rounds. */
const WARM_ROUNDS = 300
/** Threshold for 100 cashiers: 1 kB each would mean a leak. */
const MOST_KEPT_BYTES = 100_000

/** Maximum size of the whole loader. */
const LOADER_BYTES = 3_000

test('the package type-checks, renders on a server, and runs under StrictMode in an empty project', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(600_000)
  await countTimers(page)
  const app = packedApp()
  try {
    await test.step('types: what is right compiles, what is wrong does not', () => {
      app.run('node', 'node_modules/typescript/bin/tsc')
    })

    await test.step('a server may import and render it', () => {
      app.write(
        'server.mjs',
        // Lit defines custom elements on the server too.
        `globalThis.customElements = { get() {}, define() {} }
        await import('paywidget')
        await import('paywidget/package')
        const { createElement } = await import('react')
        const { renderToString } = await import('react-dom/server')
        const { PaywidgetCashier } = await import('paywidget/react')
        const data = { user: { token: 'canary' } }
        console.log(renderToString(createElement(PaywidgetCashier, { src: 'https://pay.example/', data, className: 'a' })))`,
      )
      expect(app.run('node', 'server.mjs').trim()).toBe('<div class="a"></div>')
      const domino = 'globalThis.document = { getElementsByTagName: () => [] }'
      app.write('domino.mjs', `${domino}\nawait import('paywidget')\nconsole.log('imported')`)
      expect(app.run('node', 'domino.mjs').trim()).toBe('imported')
    })

    await test.step('the command makes a method, checks it and publishes it', () => {
      const command = (...args: string[]) => app.run('node_modules/.bin/paywidget-layouts', ...args)
      command('new', 'voucher', 'my_voucher')
      expect(command('check', 'my_voucher')).toContain('0 errors, 0 warnings in')
      command('pack', 'my_voucher', '--out', 'published')
      expect(command('status', 'published')).toContain('2 documents, all in order.')
    })

    await test.step('in a browser: one cashier, which gets new data and keeps what is typed', async () => {
      const widget = widgetPage(page, 'iframe')
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
      const token = `scenario.default.${randomUUID()}`
      await openHost(page, { script: app.build(), query: { token } })
      await expect(page.locator('iframe')).toHaveCount(1)
      await widget.openMethod('Mercado Pago')
      await widget.amount.fill('777')
      await expect(page.locator('output'), 'said once, and the newest listener heard it').toHaveText('FullLoaded')
      await press('Nothing new')
      await press('Dark')
      await expect(widget.inside.locator('[data-theme="dark"]').first()).toBeVisible()
      await expect(widget.amount).toHaveValue(/777/)
      await press('Step back')
      await expect(widget.tile('Mercado Pago')).toBeVisible()
      await widget.close.click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await press('Open or close')
      await expect(widget.tile('Mercado Pago')).toBeVisible()
    })

    // `npm test` leaves out these 600 rounds, unless LONG=1; `soak/mounts.spec.ts` mounts in each surface.
    if (process.env.FEWER_CASES) return
    await test.step('opened and closed a hundred times it leaves nothing behind: no node, listener, timer or memory', async () => {
      const session = await page.context().newCDPSession(page)
      const count = async () => {
        await session.send('HeapProfiler.collectGarbage')
        const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
        return { documents, nodes, jsEventListeners, timers: await pendingTimers(page) }
      }
      const heap = async () => {
        await session.send('HeapProfiler.collectGarbage')
        return (await session.send('Runtime.getHeapUsage')).usedSize
      }
      const rounds = (times: number) =>
        page.evaluate(async (many) => {
          const button = [...document.querySelectorAll('button')].at(-1) as HTMLButtonElement
          for (let round = 0; round < many * 2; round++) {
            button.click()
            await new Promise(requestAnimationFrame)
          }
        }, times)
      await page.getByRole('button', { name: 'Open or close' }).click()
      await expect(page.locator('iframe')).toHaveCount(0)
      await rounds(WARM_ROUNDS)
      let before = await count()
      await expect
        .poll(async () => {
          const last = before
          before = await count()
          return isDeepStrictEqual(last, before)
        })
        .toBe(true)
      // A leak grows in every run, the engine's own memory only in some.
      const growths: number[] = []
      for (let time = 0; time < 3; time++) {
        const heapBefore = await heap()
        await rounds(100)
        await expect.poll(count).toEqual(before)
        growths.push((await heap()) - heapBefore)
      }
      expect(Math.min(...growths), 'bytes of a hundred cashiers').toBeLessThan(MOST_KEPT_BYTES)
    })
  } finally {
    app.remove()
  }
})

test('the published package passes publint, and its loader is smaller than 3 kB', async () => {
  const { messages } = await publint({ pkgDir: 'dist/npm', strict: true, pack: false })
  expect(messages).toEqual([])
  const loader = readFileSync('dist/npm/index.js')
  expect(loader.includes('from"')).toBe(false)
  expect(gzipSync(loader, { level: 9 }).length).toBeLessThan(LOADER_BYTES)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(JSON.parse(readFileSync('dist/npm/package.json', 'utf8'))).toMatchObject({ name: 'paywidget', version })
  expect(JSON.parse(readFileSync('dist/npm/layout.schema.json', 'utf8')).title).toBe('A layout of Paywidget')
})

test('in package mode the entry imports nothing, and names each file that the first screen needs', () => {
  const folder = 'dist/npm/package'
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const importsOf = (file: string) =>
    [...read(file).matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) => name)
  expect(importsOf('package.js')).toEqual([])
  const named = [...read('package.js').matchAll(/\bimport\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name)
  expect(named).toContainEqual(expect.stringMatching(/^packageApp-/))
  for (const file of named) expect(['package.js', ...named], file).toEqual(expect.arrayContaining(importsOf(file)))
})

test('the published types resolve in every resolution mode, and only CommonJS gets a warning that it needs import()', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-pack-'))
  try {
    const file = readFileSync(join(folder, packInto(folder)))
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(file)))
    if (result.types === false) throw new Error('the package has no types')
    expect(Object.keys(result.entrypoints)).toEqual([
      '.',
      './react',
      './vue',
      './react-native',
      './package',
      './layout.schema.json',
      './custom-elements.json',
    ])
    // The package has only ES modules: CommonJS code needs import(), or a Node version that can require() modules.
    const modulesAlone = ['.', './react', './vue', './react-native', './package'].map((entrypoint) => ({
      kind: 'CJSResolvesToESM',
      entrypoint,
    }))
    expect(result.problems).toEqual(
      modulesAlone.map((one) => expect.objectContaining({ ...one, resolutionKind: 'node16-cjs' })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('G15 the React entry starts with "use client", so a server component of Next.js can import it', {
  tag: '@core',
}, () => {
  const text = readFileSync('dist/npm/react.js', 'utf8')
  // Only the first statement of a module may be a directive.
  expect(text).toMatch(/^'use client'\n/)
  expect(text).toContain('PaywidgetCashier')
})

test('G18 the custom-elements manifest lists exactly the element’s attributes, members and events', async ({
  page,
}) => {
  const text = readFileSync('dist/npm/custom-elements.json', 'utf8')
  const [{ declarations, path }] = JSON.parse(text).modules
  const [{ tagName, attributes, members, events }] = declarations
  const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).toSorted()
  await openHost(page, { script: "import './index.js'" })
  await page.waitForFunction((tag) => customElements.get(tag) !== undefined, tagName)
  const element = await page.evaluate((tag) => {
    const type = customElements.get(tag) as CustomElementConstructor & {
      readonly observedAttributes: readonly string[]
    }
    const own = Object.getOwnPropertyNames(type.prototype).filter((name) => !/constructor|Callback$/.test(name))
    return { attributes: type.observedAttributes, members: own.toSorted() }
  }, tagName)
  expect(path).toBe('index.js')
  // The attribute "data" is observed only to report it as a mistake; "prefetch" is read once.
  const own = element.attributes.filter((name) => name !== 'data')
  expect(names(attributes)).toEqual([...own, 'prefetch'].toSorted())
  expect(names(members)).toEqual(element.members)
  expect(names(events)).toEqual([...MESSAGES].toSorted())
  expect(JSON.parse(readFileSync('dist/npm/package.json', 'utf8')).customElements).toBe('custom-elements.json')
})

test('G18 every relative link of the README in the package leads to a file of the package', () => {
  const text = readFileSync('dist/npm/README.md', 'utf8')
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, link = '']) => link)
  expect(links).toContain('reference/problems.md')
  expect(links.filter((link) => !existsSync(join('dist/npm', link)))).toEqual([])
})

test('files have hashed names, except flags and guides, so that several versions can share one static folder', () => {
  const files = readdirSync('dist/site/static', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  // The licences of an older version may be replaced by those of a newer one.
  const own = files.filter((file) => !file.endsWith('/licences.txt'))
  const shared = own.filter((file) => !HASHED.test(`/${file.replace(/\.(br|gz)$/, '')}`))
  expect(new Set(shared.map((file) => dirname(file)))).toEqual(
    new Set(['dist/site/static/flags', 'dist/site/static/instructions']),
  )
  const [, named = ''] = /id="paywidget-locales"[^>]*>([^<]*)</.exec(readFileSync('dist/site/index.html', 'utf8')) ?? []
  const locales: readonly string[] = Object.values(JSON.parse(named))
  expect(locales.filter((name) => !files.includes(`dist/site/static/locales/${name}`))).toEqual([])
  const code = readdirSync('dist/npm/package')
    .map((name) => readFileSync(join('dist/npm/package', name), 'utf8'))
    .join('')
  expect(locales.filter((name) => !code.includes(name))).toEqual([])
  expect(locales.length).toBeGreaterThan(8)
})
