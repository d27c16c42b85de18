import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { compress } from '../../../.ci/compress.ts'
import { startServer } from '../../../mocks/server/startServer.ts'
import { hostData } from '../../journeys/support/hostData.ts'
import { firstFiles } from '../criticalPath.ts'
import { listPainted, listPaintedInFrame, newPlayer, openPage, press, type Target } from './Visit.ts'

const ROUNDS = 5
const FLOOR = '.cache/bench/floor'
const PACKAGE = 'dist/npm'

interface Tapped extends Target {
  /** The query of the host page. */
  readonly host?: Readonly<Record<string, string>>
}

const DEPOSIT: Tapped = { tile: 'Airtm', form: '[id="pw-field-amount"]' }
/** The tiles that are pressed as soon as the list is there, by the names of their times. */
const TAPPED: Readonly<Record<string, Tapped>> = {
  early: DEPOSIT,
  earlyPeer: { ...DEPOSIT, tile: 'bKash', host: { country: 'BD', currency: 'BDT' } },
  earlyCoins: { tile: 'Crypto', form: 'main button[aria-pressed]' },
}

/** Times in ms, one for each round. A variant that can't be measured is missing. */
export type LoadingTimes = Readonly<Record<string, readonly number[]>>

type Server = Awaited<ReturnType<typeof startServer>>

/** Measures one round; returns the times by name. */
type Measure = (context: BrowserContext, token: string) => Promise<Readonly<Record<string, number>>>

/**
 * Measures what a player waits for on a slow CPU and network: the list, also with a warm cache, and the form after a
 * press. All variants are measured in each round, so that other load on the machine affects them alike.
 */
export async function loadingTimes(browser: Browser, site: string): Promise<LoadingTimes> {
  const servers = {
    site: await serve(site),
    unnamed: await serve(withoutNames(site)),
    floor: await serve(FLOOR),
    fixed: await serve(staticPage(site)),
  }
  const times: Record<string, number[]> = {}
  try {
    const measures = await measuresOf(servers)
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, measure] of measures.entries()) {
        const context = await newPlayer(browser)
        const measured = await measure(context, `scenario.default.bench-${round}-${at}`).finally(() => context.close())
        for (const [name, ms] of Object.entries(measured)) times[name] = [...(times[name] ?? []), ms]
      }
  } finally {
    for (const server of Object.values(servers)) await server.close()
  }
  return times
}

async function measuresOf(servers: Readonly<Record<'site' | 'unnamed' | 'floor' | 'fixed', Server>>) {
  const { site, unnamed, floor, fixed } = servers
  const measures: Measure[] = [
    async (context, token) => {
      const page = await openPage(context)
      const { own: list, all: listAndHost } = await listPaintedInFrame(page, site.hostPage(token))
      return { list, listAndHost, listAgain: await listPainted(page, site.hostPage(token)) }
    },
    (context, token) => twice(context, floor.hostPage(token), 'floor', 'floorAgain'),
    (context, token) => twice(context, fixed.hostPage(token), 'fixed', 'fixedAgain'),
    async (context, token) => ({ unnamed: await listPainted(await openPage(context), unnamed.hostPage(token)) }),
    ...Object.entries(TAPPED).map(
      ([name, { host, ...target }]): Measure =>
        async (context, token) => {
          const { changed, painted } = await press(await openPage(context), site.hostPage(token, host), target, true)
          return { [`${name}Change`]: changed, [`${name}Form`]: painted }
        },
    ),
    async (context, token) => ({
      lateForm: (await press(await openPage(context), site.hostPage(token), DEPOSIT, false)).painted,
    }),
    async (context, token) => {
      const url = site.hostPage(token, { path: '/paywidget/withdrawal' })
      return { withdrawals: await listPainted(await openPage(context), url) }
    },
  ]
  if (existsSync(join(PACKAGE, 'package/package.js')))
    measures.push(async (context, token) => {
      await fetch(`${site.widgetOrigin}/hosted/page.js`, { method: 'POST', body: hostScript(token) })
      return { inPage: await listPainted(await openPage(context), `${site.widgetOrigin}/hosted.html`) }
    })
  return measures
}

/** The first visit and the second, which has the files in the cache. */
async function twice(context: BrowserContext, url: string, first: string, again: string) {
  const page = await openPage(context)
  return { [first]: await listPainted(page, url), [again]: await listPainted(page, url) }
}

const hostScript = (token: string): string => `import { mountCashier } from './package.js'
mountCashier('#place', { data: ${JSON.stringify(hostData(token, { platformVersion: 'redesign' }))} })`

/** Serves a site as a deployment does: with brotli copies of its hashed files. */
async function serve(siteDir: string): Promise<Server> {
  await compress(siteDir, readdirSync(siteDir, { recursive: true, encoding: 'utf8' }))
  return startServer({ siteDir, widgetPort: 0, hostPort: 0, packageDir: PACKAGE })
}

/**
 * Writes a copy of the site without preload links. Rewriting the response in the browser instead would bypass the
 * network emulation and delay all other requests.
 */
function withoutNames(site: string): string {
  const copy = resolve('.cache/bench/unnamed')
  rmSync(copy, { recursive: true, force: true })
  cpSync(site, copy, { recursive: true })
  const page = join(copy, 'index.html')
  const html = readFileSync(page, 'utf8')
  writeFileSync(page, html.replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, ''))
  return copy
}

/**
 * Writes a static page: it loads the files of the first screen without running them. Its own small script asks the host
 * and requests the list, because which methods there are depends on the player and on the day: no page can have the
 * list in its cache.
 */
function staticPage(site: string): string {
  const copy = resolve('.cache/bench/static')
  rmSync(copy, { recursive: true, force: true })
  cpSync(FLOOR, copy, { recursive: true })
  const { scripts, styles } = firstFiles(site)
  for (const file of [...scripts, ...styles]) cpSync(join(site, file), join(copy, file))
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" href="/paywidget/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/paywidget/${file}">`),
  ].join('\n')
  const html = readFileSync(join(copy, 'plain.html'), 'utf8')
  writeFileSync(
    join(copy, 'index.html'),
    html.replace('</head>', () => `${links}\n</head>`),
  )
  return copy
}
