import puppeteer, { type Browser, type BrowserContext, type Frame, type Page } from 'puppeteer-core'
import { BROWSER_ARGS } from '../../../.ci/browser.mjs'
import type { Driver } from './Driver.ts'

interface Options {
  readonly engine: 'chromium' | 'firefox'
  /** The path of the program. */
  readonly file: string
  /** The origin of the widget. */
  readonly widget: string
  readonly width: number
  readonly height: number
}

const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // With site isolation, no input would reach frames of another site.
  'fission.webContentIsolationStrategy': 0,
  'intl.accept_languages': 'en-US',
  // Scrollbars that take no room, as on a phone.
  'ui.useOverlayScrollbars': 1,
}

/** How long a page may be without the widget's frame. */
const FRAME_MS = 20_000

/** Chromium over its own protocol, Firefox over WebDriver BiDi. Every `open` uses a new profile. */
export async function createPuppeteerDriver({ engine, file, widget, width, height }: Options): Promise<Driver> {
  const browser: Browser = await puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: file,
    headless: true,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
    args: engine === 'chromium' ? [...BROWSER_ARGS, '--force-prefers-reduced-motion', '--lang=en-US'] : [],
  })
  let size = { width, height }
  let context: BrowserContext | undefined
  let first: Page | undefined

  const page = (): Page => {
    if (first === undefined) throw new Error('Open a page first.')
    return first
  }
  const newest = async (): Promise<Page> => {
    const others = (await page().browserContext().pages()).filter((one) => one !== first)
    return others.at(-1) ?? page()
  }
  /** Waits for the widget's frame: while its document is replaced, it may be missing, or have no URL of the widget. */
  const frameOf = (): Promise<Frame> =>
    page().waitForFrame((frame) => frame.parentFrame() !== null && frame.url().startsWith(`${widget}/paywidget/`), {
      timeout: FRAME_MS,
    })

  return {
    engine,
    async open(url) {
      await context?.close()
      context = await browser.createBrowserContext()
      first = await context.newPage()
      await first.setViewport(size)
      await first.goto(url)
    },
    async run(place, script, given) {
      const evaluate = async () => {
        const target = place === 'host' ? page() : place === 'widget' ? await frameOf() : await newest()
        return (await target.evaluate(script as (given: unknown) => unknown, given)) as ReturnType<typeof script>
      }
      // A new window leaves its first, empty document, and with it the script that runs there.
      return place === 'window' ? evaluate().catch(evaluate) : evaluate()
    },
    move: (x, y) => page().mouse.move(x, y),
    press: (x, y) => page().mouse.click(x, y),
    doublePress: (x, y) => page().mouse.click(x, y, { count: 2 }),
    type: (_, text) => page().keyboard.type(text),
    key: (_, key) => page().keyboard.press(key),
    async withControl(_, key) {
      await page().keyboard.down('Control')
      await page().keyboard.press(key)
      await page().keyboard.up('Control')
    },
    async resize(nextWidth, nextHeight) {
      size = { width: nextWidth, height: nextHeight }
      await first?.setViewport(size)
    },
    resetSize() {
      size = { width, height }
    },
    reload: async () => void (await page().reload()),
    back: async () => void (await page().goBack()),
    windowCount: async () => (await page().browserContext().pages()).length,
    closeWindow: async () => (await newest()).close(),
    screenshot: () => page().screenshot(),
    dispose: () => browser.close(),
  }
}
