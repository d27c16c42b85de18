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
  /** What the host page is asked for: country, currency, lang, theme, platform, closingButton, answer, extra. */
  readonly host?: Readonly<Record<string, string>>
  /** The page of the widget that is embedded, with its query. */
  readonly path?: string
  /** Another site than the widget's. */
  readonly isCrossSite?: boolean
  /** Laid over the deployment's configuration. */
  readonly config?: DeepPartial<Config>
  /** Time is the journey's: see `pass`. */
  readonly hasClock?: boolean
  /** A file of the widget hangs: the page's own load would never end. */
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

/** The widget in its host's page, as a player sees it; `at` is its frame, or where it stands in that page itself. */
export function widgetPage(page: Page, at: string | Locator = '#cashier') {
  // What is asked of either is asked alike.
  const inside = (typeof at === 'string' ? page.frameLocator(at) : at) as FrameLocator
  let token = ''
  let isClocked = false

  async function load(
    path: string | undefined,
    host: Readonly<Record<string, string>>,
    site = HOST,
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
    // Its layouts are published under the names that its methods have.
    const shown = isForeign ? `${path ?? '/paywidget/'}?scenario=foreign` : path
    await load(shown, host, isCrossSite ? OTHER_SITE : HOST, isHanging)
  }

  /** The host says `loaded` once more, with `changes` laid over what it said first. */
  const loadAgain = (changes: object): Promise<void> =>
    page.evaluate((over) => (window as unknown as { loadAgain: (over: object) => void }).loadAgain(over), changes)

  const frame = (): Frame => {
    if (typeof at !== 'string') return page.mainFrame()
    const found = page.frames().find((candidate) => candidate.url().startsWith(WIDGET))
    if (found === undefined) throw new Error(`The host page holds no widget: ${page.url()}`)
    return found
  }
  const field = (name: string): Locator => inside.locator(`[id="pw-field-${name}"]`)
  const tile = (name: string): Locator => {
    const named = inside
      .getByRole('main')
      .getByRole('button')
      .filter({ has: page.getByText(name, { exact: true }) })
      // One that is chosen or not, such as a network of the same name, is no tile.
      .and(inside.locator(':not([aria-pressed])'))
    return sure(named, page)
  }
  /** By its icon, whatever the language: on the list a group shows the icons of its methods. */
  const tileWithIcon = (iconId: string): Locator =>
    sure(inside.locator('main button').filter({ has: page.locator(`img[src*="icons/${iconId}"]`) }), page)
  /** A method may bear the name of its group, and its icon: the list has gone before the next tap. */
  async function press(onList: Locator) {
    const tapped = await onList.elementHandle()
    await tapped?.click()
    await tapped?.waitForElementState('hidden')
  }
  const openGroup = (group: string) => press(tile(group))

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
    /** What slid in at the top. Field errors are alerts too, but not beside a button that closes them. */
    notice: inside.locator('[data-pw-say], [role="status"]').filter({ has: page.locator('button') }),
    /** What stands there until the player has signed in again. */
    ended: inside.locator('main [role="status"]').filter({ hasText: 'Your session has ended' }),
    status: inside.locator('[data-pw-block="statusPanel"]'),
    back: inside.getByRole('banner').getByRole('button').first(),
    close: inside.getByRole('banner').getByRole('button').last(),
    heading: (text: string | RegExp) => inside.getByRole('heading', { name: text }),
    button: (name: string | RegExp) => sure(inside.getByRole('button', { name }), page),
    /** The number on the error page that the player reads to the support. */
    supportId: async () => (await inside.getByText(/^Number for support: /).innerText()).replace(/^.*: /, ''),
    error: (name: string) => inside.locator(`[id="pw-field-${name}-error"]`),

    /** The same player comes again, at another page of the widget. */
    openAgain: (path: string, { host = {}, isHanging }: Pick<OpenOptions, 'host' | 'isHanging'> = {}) =>
      load(path, host, HOST, isHanging),

    /** The host brings the same player's next token; the cashier stays the same. */
    async renewToken() {
      token = renewed(token)
      await loadAgain({ user: { token } })
    },
    /** Another player signs in on the host's page; returns the token of the former, whose cashier `cashier.of` tells. */
    async changePlayer(user: Readonly<Record<string, unknown>> = { id: '90211' }) {
      const former = token
      token = newToken(former.split('.')[1] ?? 'default')
      await loadAgain({ user: { ...user, token } })
      return former
    },
    loadAgain,

    /** From the list to the form of a method that stands there by itself. */
    async openMethod(name: string) {
      await tile(name).click()
      await expect(field('amount')).toBeVisible()
    },
    /** As `openMethod`; and what was open with the method before is known, by which a create without an answer is told. */
    async openWithBaseLine(name: string) {
      const baseLine = page.waitForResponse('**/deposit-check')
      await tile(name).click()
      await baseLine
      await expect(field('amount')).toBeVisible()
    },
    openGroup,
    /** The first with this icon: some have one in common. */
    openTileWithIcon: (iconId: string) => press(tileWithIcon(iconId).first()),
    async openInGroup(group: string, name: string) {
      await openGroup(group)
      await tile(name).click()
      await expect(field('amount')).toBeVisible()
    },
    /** Lets the widget's time go on by so much at once; the journey does not wait. */
    async pass(ms: number) {
      if (!isClocked) throw new Error('Open the widget with `hasClock` to pass time.')
      await page.clock.runFor(ms)
    },
    /** From a moment a little ahead only what is passed goes by; where that is over before the browser hears of it, once more. */
    async standStill(aheadMs = 1_000) {
      await expect(async () => {
        const now = await frame().evaluate(() => Date.now())
        await page.clock.pauseAt(now + aheadMs)
      }).toPass({ intervals: [0] })
    },
    /** The path and query of the widget's own address. */
    address: async () => {
      const { pathname, search } = new URL(await frame().evaluate(() => location.href))
      return `${pathname}${search}`
    },
    /** What is kept of an open form; its key names the place of the frame in the page (W10). */
    draft: () =>
      frame().evaluate(
        () => Object.entries(sessionStorage).find(([key]) => key.startsWith('paywidget.draft'))?.[1] ?? null,
      ),
    /** Every message the host has heard. */
    messages: (): Promise<HostMessage[]> =>
      page.evaluate(() =>
        (window as unknown as { messages: { message: HostMessage }[] }).messages.map((m) => m.message),
      ),
    /** What the host says. */
    tell: (messageType: string, payload?: unknown) =>
      page.evaluate(
        ([type, value]) =>
          (window as unknown as { sendToWidget: (type: unknown, value: unknown) => void }).sendToWidget(type, value),
        [messageType, payload],
      ),
  }
}

/** What is pressed is pressed, also where the browser loses it. */
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

/** Pressed as by a hand, which comes to the button: a mouse that rested where it appears would be held (S16). */
const aimed = (button: Locator, page: Page): Locator => sure(button, page, () => page.mouse.move(0, 0))

const newToken = (scenario: string, make = 'scenario'): string => `${make}.${scenario}.${randomUUID()}`

/** `scenario.<name>.<player>` and then `….1`, `….2` (mocks/README.md). */
function renewed(token: string): string {
  const [word, scenario, player, count = '0'] = token.split('.')
  return [word, scenario, player, Number(count) + 1].join('.')
}

/** The page as another deployment would serve it: only its configuration block differs. */
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
