import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { startServer } from '../../mocks/server/startServer.ts'

const ROUNDS = 7
const SLOWER = 4
/** Slow 4G, as defined by the browser's developer tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

declare global {
  interface Window {
    /** When the list was painted, in ms since the frame's navigation. */
    paintedAt?: number
  }
}

/** The time from the frame's navigation to the painted list, in ms, per round. */
export interface FirstPaints {
  /** The site as it is built. */
  readonly named: readonly number[]
  /** The same site without preload links in its page. */
  readonly unnamed: readonly number[]
}

/** Measures the time to the painted list on a slow CPU and network, for the site with and without preload links. */
export async function firstPaints(browser: Browser, site: string): Promise<FirstPaints> {
  const servers = { named: await serve(site), unnamed: await serve(withoutNames(site)) }
  const times = { named: [] as number[], unnamed: [] as number[] }
  try {
    // Alternates between the two sites, so that other load on the machine affects both alike.
    for (let round = 0; round < ROUNDS; round++)
      for (const name of ['named', 'unnamed'] as const) times[name].push(await paintedAt(browser, servers[name], round))
  } finally {
    for (const server of Object.values(servers)) await server.close()
  }
  return times
}

type Server = Awaited<ReturnType<typeof startServer>>

const serve = (siteDir: string): Promise<Server> => startServer({ siteDir, widgetPort: 0, hostPort: 0 })

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

async function paintedAt(browser: Browser, server: Server, round: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  try {
    await context.addInitScript(watchList)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(server.hostPage(`scenario.default.bench-${round}`), { waitUntil: 'commit' })
    const frame = await page.waitForSelector('#cashier').then((element) => element.contentFrame())
    if (frame === null) throw new Error('The host page has no frame.')
    const painted = await frame.waitForFunction(() => window.paintedAt, undefined, { timeout: 60_000 })
    return (await painted.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

/** Runs in each page before its own scripts: records when the first frame with a tile was painted. */
function watchList(): void {
  const look = () => {
    if (document.querySelector('main button img') === null) return void requestAnimationFrame(look)
    const channel = new MessageChannel()
    // The frame has been painted when the next task runs.
    channel.port1.onmessage = () => {
      window.paintedAt = performance.now()
    }
    requestAnimationFrame(() => channel.port2.postMessage(undefined))
  }
  requestAnimationFrame(look)
}
