import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, error as errors, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../freePort.ts'
import type { Driver, Key, Place } from './Driver.ts'
import { frameElement } from './frameElement.ts'

interface Options {
  /** The paths of the programs. */
  readonly webDriver: string
  readonly miniBrowser: string
  readonly display: string
  readonly width: number
  readonly height: number
}

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
}

const SCREEN = { width: 1600, height: 1200 }

/** A session starts within two seconds; on a busy machine, within eight. */
const SESSION_MS = 20_000

/** Without this style, the toolbar of the window is at least 447 pixels wide. */
const NARROW = 'toolbar, button, entry { min-width: 0; padding: 0; margin: 0 }\n'

/** WebKitGTK's MiniBrowser on a virtual display of its own, over WebDriver. */
export async function createWebKitDriver(options: Options): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW)
  const display = await startDisplay(options.display)
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: options.miniBrowser, args: ['--automation'] },
  }
  let size = { width: options.width, height: options.height }
  let server: ChildProcess | undefined
  let session: WebDriver | undefined
  let first = ''

  const driver = (): WebDriver => {
    if (session === undefined) throw new Error('Open a page first.')
    return session
  }

  /** Starts server and browser. The server sometimes never connects to the browser it has started: then once more. */
  async function start(attempts = 3): Promise<void> {
    const port = await freePort()
    server = spawn(options.webDriver, ['-p', String(port)], {
      env: {
        ...process.env,
        DISPLAY: display.name,
        XDG_CONFIG_HOME: folder,
        LANGUAGE: 'en_US',
        TZ: 'America/Mexico_City',
      },
      stdio: 'ignore',
      // A process group of its own, so that `stop` reaches the browser too.
      detached: true,
    })
    const creation = until(() =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    )
    // Rejects when the server is killed.
    creation.catch(() => {})
    session = await Promise.race([creation, wait(SESSION_MS)])
    if (session === undefined) {
      await stop()
      if (attempts === 1) throw new Error('WebKitWebDriver starts no session.')
      return start(attempts - 1)
    }
    first = await session.getWindowHandle()
    entered = undefined
    await fitWindow()
  }

  /** Kills server and browser: on a busy machine, the command that ends a session may never return. */
  async function stop(): Promise<void> {
    const { pid } = server ?? {}
    if (server === undefined || pid === undefined) return
    const ended = once(server, 'exit')
    process.kill(-pid, 'SIGKILL')
    await ended
    server = undefined
    session = undefined
  }

  /**
   * Sets the size of the viewport and centres the window: the pointer is there, and the window under it has the focus.
   */
  async function fitWindow(): Promise<void> {
    const outer = { ...size }
    for (let turn = 0; turn < 2; turn++) {
      const x = Math.round((SCREEN.width - outer.width) / 2)
      await driver()
        .manage()
        .window()
        .setRect({ ...outer, x, y: Math.max(0, Math.round((SCREEN.height - outer.height) / 2)) })
      const [width = 0, height = 0] = await driver().executeScript<number[]>('return [innerWidth, innerHeight]')
      outer.width += size.width - width
      outer.height += size.height - height
    }
  }

  /** The document that has been entered. */
  let entered: Place | undefined

  /**
   * Enters a document, unless it has been entered already: on entering, WebKit moves the focus there, and scrolls to
   * the focused element.
   */
  async function enter(place: Place): Promise<void> {
    if (place === entered && place !== 'window') return
    entered = undefined
    const handles = await driver().getAllWindowHandles()
    const newest = handles.findLast((handle) => handle !== first) ?? first
    await driver()
      .switchTo()
      .window(place === 'window' ? newest : first)
    if (place === 'widget')
      await driver()
        .switchTo()
        .frame(await driver().executeScript<WebElement>(`return (${frameElement})()`))
    entered = place
  }

  /** Runs a command in a document. Enters the document once more if its frame has been replaced. */
  async function within<Result>(place: Place, command: () => Promise<Result>): Promise<Result> {
    await enter(place)
    try {
      return await command()
    } catch (error) {
      if (!(error instanceof errors.NoSuchFrameError || error instanceof errors.NoSuchWindowError)) throw error
      entered = undefined
      await enter(place)
      return command()
    }
  }

  return {
    engine: 'webkit',
    async open(url) {
      // A new session has an empty profile.
      await stop()
      await start()
      await driver().get(url)
    },
    async run(place, script, given) {
      return within(place, () => driver().executeScript(`return (${script}).call(null, arguments[0])`, given))
    },
    // In every document, the points of the mouse are those of the window.
    async move(x, y) {
      await driver()
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform()
    },
    async press(x, y) {
      const point = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await driver().actions().move(point).press().release().perform()
    },
    async doublePress(x, y) {
      const point = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await driver().actions().move(point).press().release().press().release().perform()
    },
    // Enters the document with the focused element: to enter another document would move the focus there.
    async type(place, text) {
      await enter(place)
      await driver().actions().sendKeys(text).perform()
    },
    async key(place, key) {
      await enter(place)
      await driver().actions().sendKeys(KEYS[key]).perform()
    },
    async withControl(place, key) {
      await enter(place)
      await driver().actions().keyDown(Keys.CONTROL).sendKeys(key).keyUp(Keys.CONTROL).perform()
    },
    async resize(width, height) {
      size = { width, height }
      if (session) {
        await enter('host')
        await fitWindow()
      }
    },
    resetSize() {
      size = { width: options.width, height: options.height }
    },
    async reload() {
      await enter('host')
      await driver().navigate().refresh()
      entered = undefined
    },
    async back() {
      await enter('host')
      await driver().navigate().back()
      entered = undefined
    },
    windowCount: async () => (await driver().getAllWindowHandles()).length,
    async closeWindow() {
      await enter('window')
      await driver().close()
      entered = undefined
      await enter('host')
    },
    async screenshot() {
      await enter('host')
      return Buffer.from(await driver().takeScreenshot(), 'base64')
    },
    async dispose() {
      await stop()
      display.process.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a virtual display. Xvfb chooses a free display number, and writes the number when the display is ready. */
async function startDisplay(file: string): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const screen = `${SCREEN.width}x${SCREEN.height}x24`
  const child = spawn(file, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const name = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    child.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  return { name, process: child }
}

/** Repeats an attempt while the server is starting. */
async function until<Result>(attempt: () => Promise<Result>, deadline = Date.now() + 10_000): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (Date.now() > deadline) throw error
    await wait(50)
    return until(attempt, deadline)
  }
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
