import { randomUUID } from 'node:crypto'
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Config } from '../../../schemas/config.ts'
import { HOST, OTHER_SITE, WIDGET } from './places.ts'
import { isPressLost } from './recordPresses.ts'

export interface OpenOptions {
  /** A scenario of mocks/scenarios. */
  readonly scenario?: string
  /** A server that shares no convention with the fixtures (mocks/cashier/profiles). */
  readonly isForeign?: boolean
  /** The query of the host page: country, currency, lang, theme, platform, closingButton, answer, extra. */
  readonly host?: Readonly<Record<string, string>>
  /** The path of the embedded widget page, with its query. */
  readonly path?: string
  /** Embed the widget from another site. */
  readonly isCrossSite?: boolean
  /** Merged into the deployment's configuration. */
  readonly config?: DeepPartial<Config>
  /** Use a fake clock; see `pass`. */
  readonly hasClock?: boolean
  /** A file of the widget hangs, so do not wait for the load event. */
  readonly isHanging?: boolean
}

type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] }

export interface HostMessage {
  readonly messageType: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly type?: string
  readonly version?: string
}

export type WidgetPage = ReturnType<typeof widgetPage>

/** The origins of a mock server: of the widget and of the host page. */
export interface Places {
  readonly widget: string
  readonly host: string
}

const USUAL: Places = { widget: WIDGET, host: HOST }

/** The page object of the widget. `at` is the widget's iframe or, in package mode, its element. */
export function widgetPage(page: Page, at: string | Locator = '#cashier', places = USUAL) {
  // FrameLocator and Locator share the methods used here.
  const inside = (typeof at === 'string' ? page.frameLocator(at) : at) as FrameLocator
  let token = ''
  let isClocked = false

  async function load(
    path: string | undefined,
    host: Readonly<Record<string, string>>,
    site = places.host,
    isHanging = false,
  ) {
    const query = new URLSearchParams({ token, ...host, ...(path !== undefined && { path }) })
    await page.goto(`${site}/host.html?${query}`, { waitUntil: isHanging ? 'commit' : 'load' })
  }

  async function open({
    scenario = 'default',
    host = {},
    path,
    isCrossSite,
    config,
    hasClock,
    isHanging,
    isForeign = false,
  }: OpenOptions = {}) {
    token = newToken(scenario, isForeign ? 'foreign' : 'scenario')
    isClocked = hasClock === true
    if (isClocked) await page.clock.install()
    if (config) await configure(page, config)
    // The foreign server publishes its layouts under its own method names.
    const shown = isForeign ? `${path ?? '/paywidget/'}?scenario=foreign` : path
    await load(shown, host, isCrossSite ? OTHER_SITE : places.host, isHanging)
  }

  /** The host sends `loaded` again with `changes` merged into the first data. */
  const loadAgain = (changes: object): Promise<void> =>
    page.evaluate((over) => (window as unknown as { loadAgain: (over: object) => void }).loadAgain(over), changes)

  const frame = (): Frame => {
    if (typeof at !== 'string') return page.mainFrame()
    const found = page.frames().find((candidate) => candidate.url().startsWith(places.widget))
    if (found === undefined) throw new Error(`The host page has no widget: ${page.url()}`)
    return found
  }
  const field = (name: string): Locator => inside.locator(`[id="pw-field-${name}"]`)
  const tile = (name: string): Locator => {
    const named = inside
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      // Leave out toggle buttons, such as a network with the same name.
      .and(inside.locator(':not([aria-pressed])'))
    return sure(named, page)
  }
  /** Finds a tile by icon in every language. On the list, a group's tile has the icons of its methods. */
  const tileWithIcon = (iconId: string): Locator =>
    sure(inside.locator('main button').filter({ has: page.locator(`img[src*="icons/${iconId}"]`) }), page)
  /** Presses a tile and waits until the list has left the page: a method may have the name and icon of its group. */
  async function press(onList: Locator) {
    const tapped = await onList.elementHandle()
    await tapped?.click()
    await tapped?.waitForElementState('hidden')
  }
  const openGroup = (group: string) => press(tile(group))
  const messages = (): Promise<HostMessage[]> =>
    page.evaluate(() => (window as unknown as { messages: { message: HostMessage }[] }).messages.map((m) => m.message))

  return {
    page,
    inside,
    open,
    frame,
    field,
    tile,
    token: () => token,
    amount: field('amount'),
    tileWithIcon,
    search: inside.getByRole('searchbox'),
    submit: aimed(inside.locator('button[type="submit"]'), page),
    /** The notice at the top. Field errors are alerts too, but have no close button; an empty state has a title. */
    notice: inside
      .locator('[data-pw-say], [role="status"]')
      .filter({ has: page.locator('button'), hasNot: page.locator('h2') }),
    /** The notice shown until the player has signed in again. */
    ended: inside.locator('main [role="status"]').filter({ hasText: 'Your session has ended' }),
    status: inside.locator('[data-pw-block="statusPanel"]'),
    back: inside.getByRole('banner').getByRole('button').first(),
    close: inside.getByRole('banner').getByRole('button').last(),
    /** The address to which coins are sent. */
    coinAddress: inside.locator('[data-pw-block="cryptoAddress"] bdi'),
    heading: (text: string | RegExp) => inside.getByRole('heading', { name: text }),
    button: (name: string | RegExp) => sure(inside.getByRole('button', { name }), page),
    /** The support number on the error page. */
    supportId: async () => (await inside.getByText(/^Error ID: /).innerText()).replace(/^.*: /, ''),
    error: (name: string) => inside.locator(`[id="pw-field-${name}-error"]`),

    /**
     * Clears the storage, so that the next `open` is a new player. Otherwise the widget shows the stored deposit first,
     * because the player has the same id (D-40).
     */
    forgetPlayer: () =>
      frame().evaluate(() => {
        try {
          localStorage.clear()
        } catch {
          // The browser denies storage, so there is nothing to clear.
        }
      }),
    /** Opens another page of the widget as the same player. */
    openAgain: (path: string, { host = {}, isHanging }: Pick<OpenOptions, 'host' | 'isHanging'> = {}) =>
      load(path, host, places.host, isHanging),

    /** The host sends a renewed token of the same player. */
    async renewToken() {
      token = renewed(token)
      await loadAgain({ user: { token } })
    },
    /** Another player signs in on the host's page. Returns the earlier token, for `cashier.of`. */
    async changePlayer(user: Readonly<Record<string, unknown>> = { id: '90211' }) {
      const former = token
      token = newToken(former.split('.')[1] ?? 'default')
      await loadAgain({ user: { ...user, token } })
      return former
    },
    loadAgain,

    /** Opens the form of a method that is on the list without a group. */
    async openMethod(name: string) {
      await tile(name).click()
      await expect(field('amount')).toBeVisible()
    },
    /**
     * Like `openMethod`, but waits for deposit-check, which the widget needs to reconcile an unanswered create call.
     */
    async openWithBaseLine(name: string) {
      const baseLine = page.waitForResponse('**/deposit-check')
      await tile(name).click()
      await baseLine
      await expect(field('amount')).toBeVisible()
    },
    openGroup,
    /** Reloads the frame alone, and waits until its former document is gone. */
    async reloadFrame() {
      const reloading = frame()
      await reloading.evaluate(() => {
        Object.assign(window, { isBeforeReload: true })
        location.reload()
      })
      const isBefore = () => reloading.evaluate(() => 'isBeforeReload' in window).catch(() => true)
      await expect.poll(isBefore, 'the frame has reloaded').toBe(false)
    },
    /** Takes the connection away, and waits until the widget's document knows it. */
    async goOffline() {
      await page.context().setOffline(true)
      await expect.poll(() => frame().evaluate(() => navigator.onLine)).toBe(false)
    },
    /** Opens the first tile with this icon; several tiles may share an icon. */
    openTileWithIcon: (iconId: string) => press(tileWithIcon(iconId).first()),
    async openInGroup(group: string, name: string) {
      await openGroup(group)
      await tile(name).click()
      await expect(field('amount')).toBeVisible()
    },
    /** Advances the widget's clock without waiting in real time. */
    async pass(ms: number) {
      if (!isClocked) throw new Error('Open the widget with `hasClock` to pass time.')
      await page.clock.runFor(ms)
    },
    /**
     * Stops the clock `aheadMs` from now; afterwards only `pass` advances it. Retries when that moment is in the past
     * before the browser has stopped the clock.
     */
    async standStill(aheadMs = 1_000) {
      await expect(async () => {
        const now = await frame().evaluate(() => Date.now())
        await page.clock.pauseAt(now + aheadMs)
      }).toPass({ intervals: [0] })
    },
    /** The path and query of the widget's URL. */
    address: async () => {
      const { pathname, search } = new URL(await frame().evaluate(() => location.href))
      return `${pathname}${search}`
    },
    /** The stored draft of a form; its key contains the position of the frame in the page (W10). */
    draft: () =>
      frame().evaluate(
        () => Object.entries(sessionStorage).find(([key]) => key.startsWith('paywidget.draft'))?.[1] ?? null,
      ),
    /** Every message the host has received. */
    messages,
    /** The codes of the problems that the host has received. */
    problems: async () =>
      (await messages()).filter(({ messageType }) => messageType === 'onProblem').map(({ payload }) => payload?.code),
    /** Sends a message from the host. */
    tell: (messageType: string, payload?: unknown) =>
      page.evaluate(
        ([type, value]) =>
          (window as unknown as { sendToWidget: (type: unknown, value: unknown) => void }).sendToWidget(type, value),
        [messageType, payload],
      ),
  }
}

/** Repeats a click that the browser has discarded. */
function sure(button: Locator, page: Page, before?: () => Promise<void>): Locator {
  const click = button.click.bind(button)
  return Object.assign(button, {
    click: async (options?: Parameters<Locator['click']>[0]) => {
      await before?.()
      await click(options)
      if (await isPressLost(page)) await click(options)
    },
  })
}

/** Moves the mouse away first: the widget blocks a click if the button has appeared under a resting mouse (S16). */
const aimed = (button: Locator, page: Page): Locator => sure(button, page, () => page.mouse.move(0, 0))

const newToken = (scenario: string, make = 'scenario'): string => `${make}.${scenario}.${randomUUID()}`

/** The token after `scenario.<name>.<player>` is `….1`, then `….2` (mocks/README.md). */
function renewed(token: string): string {
  const [word, scenario, player, count = '0'] = token.split('.')
  return [word, scenario, player, Number(count) + 1].join('.')
}

/** Serves the page with another configuration block. */
async function configure(page: Page, config: object): Promise<void> {
  await page.route(
    (url) => url.origin === WIDGET && url.pathname.startsWith('/paywidget/') && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: withConfig(html, config) })
    },
  )
}

function withConfig(html: string, config: object): string {
  return html.replace(/(id="paywidget-config"[^>]*>)([^<]*)/, (_, open: string, json: string) => {
    return open + JSON.stringify({ ...JSON.parse(json || '{}'), ...config })
  })
}
