import type { Browser, BrowserContext, Frame, Page } from 'playwright'

const SLOWER = 4
/** Slow 4G, as defined by the browser's developer tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
/** A page that never paints what is measured is an error, instead of a run without an end. */
const LONGEST_MS = 60_000

declare global {
  interface Window {
    readonly bench: {
      /** Resolves when the list was painted, to the time in ms since the navigation. */
      readonly list: Promise<number>
      /** Presses the tile. Resolves to the times from the press to the next painted change, and to the painted form. */
      press(target: Target): Promise<Press>
    }
  }
}

/** The tile that is pressed, and the selector that shows that its page was painted. */
export interface Target {
  readonly tile: string
  readonly form: string
}

export interface Press {
  readonly changed: number
  readonly painted: number
}

/** A page on a slow CPU and network. In package mode, its main frame is that of the cashier. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return page
}

/** A new player with an empty cache. */
export async function newPlayer(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  await context.addInitScript(watch, LONGEST_MS)
  return context
}

/** The time from the frame's navigation to the painted list. */
export async function listPainted(page: Page, url: string): Promise<number> {
  return (await frameAt(page, url)).evaluate(() => window.bench.list)
}

/** The same, and the time from the navigation of the host page, which opens the frame. */
export async function listPaintedInFrame(
  page: Page,
  url: string,
): Promise<{ readonly own: number; readonly all: number }> {
  const frame = await frameAt(page, url)
  const own = await frame.evaluate(() => window.bench.list)
  const origins = await Promise.all([frame, page].map((one) => one.evaluate(() => performance.timeOrigin)))
  const [ofFrame = 0, ofHost = 0] = origins
  return { own, all: own + ofFrame - ofHost }
}

/** A press as soon as the list is painted, or when the code of all pages has loaded. */
export async function press(page: Page, url: string, target: Target, isEarly: boolean): Promise<Press> {
  const frame = await frameAt(page, url)
  if (isEarly) return frame.evaluate((one) => window.bench.list.then(() => window.bench.press(one)), target)
  await frame.evaluate(() => window.bench.list)
  await frame.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => /afterList/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0),
  )
  // The code is evaluated after its last byte.
  await page.waitForTimeout(1_500)
  return frame.evaluate((one) => window.bench.press(one), target)
}

async function frameAt(page: Page, url: string): Promise<Frame> {
  await page.goto(url, { waitUntil: 'commit' })
  if (new URL(url).pathname === '/hosted.html') return page.mainFrame()
  const frame = await page.waitForSelector('#cashier').then((element) => element.contentFrame())
  if (frame === null) throw new Error('The host page has no frame.')
  await frame.waitForFunction(() => window.bench !== undefined && location.href !== 'about:blank')
  return frame
}

/** Runs in each page before its own scripts. */
function watch(longest: number): void {
  /** Finds an element in the page, or in the shadow root of package mode. */
  const find = (selector: string): Element | null => {
    const inPage = document.querySelector(selector)
    return inPage ?? document.querySelector('#place > div')?.shadowRoot?.querySelector(selector) ?? null
  }
  /** Resolves when the frame in which `isThere` first holds was painted. */
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${location.href} has not painted ${isThere}`)), longest)
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look)
        const channel = new MessageChannel()
        // The frame has been painted when the next task runs.
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    })
  const list = painted(() => find('main button img') !== null)
  list.catch(() => undefined) // reported to whoever asks for it
  const press = async ({ tile, form }: Target): Promise<Press> => {
    const main = find('main')
    const button = [...(main?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.includes(tile))
    if (!button) throw new Error(`The list has no tile "${tile}".`)
    const at = performance.now()
    button.click()
    const [change, page] = await Promise.all([
      painted(() => !button.isConnected),
      painted(() => !button.isConnected && find(form) !== null),
    ])
    return { changed: change - at, painted: page - at }
  }
  Object.assign(window, { bench: { list, press } })
}
