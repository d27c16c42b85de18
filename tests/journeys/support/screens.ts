import { expect } from '@playwright/test'
import { BONUS_STORIES } from './bonusScreens.ts'
import type { Conditions } from './conditions.ts'
import { CRYPTO_STORIES } from './cryptoScreens.ts'
import { INVOICE_STORIES } from './invoiceScreens.ts'
import type { MockCashier } from './mockCashier.ts'
import { ONRAMP_STORIES } from './onrampScreens.ts'
import { passUntil, passUntilAnswered } from './passUntil.ts'
import { REDEEM_STORIES } from './redeemScreens.ts'
import { SWEEPSTAKE_STORIES } from './sweepstakeScreens.ts'
import { type OpenOptions, type WidgetPage, widgetPage } from './widgetPage.ts'
import { WITHDRAWAL_STORIES } from './withdrawalScreens.ts'

interface Need {
  readonly widget: WidgetPage
  readonly cashier: MockCashier
  /** Opens the widget with the language, theme and names of the test. */
  readonly open: (options?: OpenOptions) => Promise<void>
}

export interface ScreenStory {
  readonly name: string
  /** Expected console errors. */
  readonly allows?: readonly RegExp[]
  /** Set when the story depends on browser storage. */
  readonly storage?: Conditions['storage']
  /** Set when the screen asks the player whether to pay again. */
  readonly asksToPayAgain?: true
  /** Navigates to the screen. Finds tiles by icon, so that it works in every language and with any names. */
  readonly reach: (need: Need) => Promise<void>
}

/** Every deposit screen, and how to reach it. */
export const SCREEN_STORIES: readonly ScreenStory[] = [
  {
    name: 'list',
    reach: async ({ widget, open }) => {
      await open()
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
    },
  },
  {
    name: 'crypto balance: fiat tab',
    reach: async ({ widget, open }) => {
      await open({ host: { mode: 'cryptobalance' } })
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
      await expect(widget.inside.getByRole('combobox')).toBeVisible()
    },
  },
  {
    name: 'crypto balance: the list of currencies',
    reach: async ({ widget, open }) => {
      await open({ host: { mode: 'cryptobalance' } })
      await widget.inside.getByRole('combobox').click()
      await expect(widget.inside.getByRole('option', { name: 'CHF' })).toBeVisible()
    },
  },
  {
    name: 'crypto balance: a currency without methods',
    reach: async ({ widget, open }) => {
      await open({ host: { mode: 'cryptobalance' } })
      await widget.inside.getByRole('combobox').click()
      await widget.inside.getByRole('option', { name: 'CHF' }).click()
      await expect(widget.inside.getByRole('heading', { name: 'CHF' })).toBeVisible()
    },
  },
  {
    name: 'crypto balance: crypto tab',
    reach: async ({ widget, open }) => {
      await open({ host: { mode: 'cryptobalance' } })
      await widget.inside.getByRole('tab').last().click()
      await expect(widget.inside.locator('[data-pw-block="cryptoAddress"] bdi')).toBeVisible()
    },
  },
  {
    name: 'list without a result',
    reach: async ({ widget, open }) => {
      await open()
      await widget.search.fill('zzzz')
      await expect(widget.inside.locator('main h2')).toContainText(['zzzz'])
    },
  },
  {
    name: 'group',
    reach: async ({ widget, open }) => {
      await open()
      await widget.tileWithIcon('oxxo').click()
      await expect(widget.tileWithIcon('todito_cash')).toHaveCount(1)
      await expect(widget.tileWithIcon('airtm')).toHaveCount(0)
    },
  },
  {
    name: 'form with errors',
    reach: async ({ widget, open }) => {
      await open()
      await widget.tileWithIcon('airtm').click()
      await widget.amount.fill('5')
      await widget.field('email').fill('no email')
      await widget.field('email').blur()
      await expect(widget.error('amount')).toBeVisible()
      await expect(widget.error('email')).toBeVisible()
    },
  },
  {
    name: 'form with an open list',
    reach: async ({ widget, open }) => {
      await open()
      await widget.tileWithIcon('bank_dropdown_mx').click()
      await widget.field('bank').click()
      await expect(widget.inside.getByRole('option', { name: 'BBVA' })).toBeVisible()
    },
  },
  {
    name: 'form, busy',
    reach: async ({ widget, open }) => {
      await open({ scenario: 'createHangs' })
      await pressDeposit(widget)
      await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'notice',
    allows: [/status of 422/],
    reach: async ({ widget, open }) => {
      await open({ scenario: 'createRefused' })
      await pressDeposit(widget)
      await expect(widget.notice).toBeVisible()
    },
  },
  ...unknownOutcomeStories(),
  {
    name: 'form, offline',
    allows: [/ERR_INTERNET_DISCONNECTED/],
    reach: async ({ widget, open }) => {
      await open()
      await fillIn(widget)
      await widget.goOffline()
      await widget.submit.click()
      await expect(widget.notice).toBeVisible()
      await expect(footerNote(widget)).toBeVisible()
    },
  },
  {
    name: 'form, session ended',
    allows: [/status of 401/],
    reach: async ({ widget, open }) => {
      await open({ scenario: 'tokenDies' })
      await pressDeposit(widget)
      await expect(banner(widget)).toBeVisible()
      await widget.submit.click()
      await expect(widget.notice).toBeVisible()
    },
  },
  {
    name: 'list, session ended',
    allows: [/status of 401/],
    reach: async ({ widget, cashier, open }) => {
      await open()
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
      await cashier.play('tokenExpired')
      await widget.tileWithIcon('airtm').click()
      await expect(banner(widget)).toBeVisible()
      await widget.back.click()
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
      await expect(banner(widget)).toBeVisible()
    },
  },
  ...completionStories(),
  ...invoices(),
  ...ONRAMP_STORIES,
  ...INVOICE_STORIES,
  ...CRYPTO_STORIES,
  ...WITHDRAWAL_STORIES,
  ...BONUS_STORIES,
  ...SWEEPSTAKE_STORIES,
  ...REDEEM_STORIES,
  ...guides(),
  ...cash(),
  completion('waiting', 0),
  completion('accepted', 0),
  completion('processed', 1),
  completion('mistaked', 2),
  {
    name: 'error',
    reach: async ({ widget, open }) => {
      await open({ path: '/paywidget/error' })
      await expect(widget.inside.locator('main h2')).toHaveCount(1)
    },
  },
  {
    name: 'empty',
    reach: async ({ widget, open }) => {
      await open({ scenario: 'empty' })
      // The list that is still loading has one heading and two buttons too.
      await expect(widget.inside.locator('main h2 + p')).toBeVisible()
      await expect(widget.inside.locator('main button')).toHaveCount(2)
    },
  },
  {
    name: 'region',
    reach: async ({ widget, open }) => {
      await open({ path: '/paywidget/deposit/region' })
      await expect(widget.inside.locator('button[aria-current="true"]')).toBeVisible()
    },
  },
]

/** Opens the form and waits for its deposit-check before typing. */
async function fillIn(widget: WidgetPage): Promise<void> {
  const baseLine = widget.page.waitForResponse('**/deposit-check')
  await widget.tileWithIcon('mercado_pago').click()
  await baseLine
  await widget.amount.fill('500')
}

async function pressDeposit(widget: WidgetPage): Promise<void> {
  await fillIn(widget)
  await widget.submit.click()
}

/** The message of an ended session. The skeleton of a page that is loading is a status too. */
const banner = (widget: WidgetPage) => widget.inside.locator('main [role="status"][data-pw-message]')
const footerButtons = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="footer"] button')
const footerNote = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="footer"] [role="note"]').first()

/** Screens of the form after a create call with an unknown outcome. */
function unknownOutcomeStories(): readonly ScreenStory[] {
  const lost = [/status of (502|500|404)/, /net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/]
  return [
    {
      name: 'form, checking',
      allows: lost,
      reach: async ({ widget, cashier, open }) => {
        await open({ hasClock: true })
        await cashier.play('storesLate')
        await pressDeposit(widget)
        await expect(footerNote(widget)).toBeVisible()
      },
    },
    {
      name: 'form, outcome unknown',
      asksToPayAgain: true,
      allows: lost,
      storage: 'allowed',
      reach: async ({ widget, cashier, open }) => {
        await open({ hasClock: true })
        await cashier.play('checkMissing')
        await pressDeposit(widget)
        await passUntil(widget, widget.inside.locator('[data-pw-block="footer"] button[aria-expanded]'))
      },
    },
    {
      name: 'form, outcome unknown, deposit named',
      asksToPayAgain: true,
      allows: [...lost, /status of 503/],
      storage: 'allowed',
      reach: async ({ widget, cashier, open }) => {
        await open({ hasClock: true })
        await cashier.play('checkOldest')
        // Without deposit-check the widget knows no earlier open deposits, so any open deposit may be the new one.
        await widget.page.route('**/deposit-check', (route) => route.fulfill({ status: 503 }))
        await pressDeposit(widget)
        await expect(footerNote(widget)).toBeVisible()
        await widget.page.unroute('**/deposit-check')
        await passUntil(widget, footerButtons(widget).nth(2))
      },
    },
    {
      name: 'form, payment in another tab',
      storage: 'allowed',
      reach: async ({ widget, open }) => {
        await open()
        const other = widgetPage(await widget.page.context().newPage())
        await other.page.route('**/deposit-create', () => new Promise(() => undefined))
        await other.page.goto(widget.page.url())
        await fillIn(widget)
        await other.openTileWithIcon('oxxo')
        await other.tileWithIcon('oxxo').click()
        await other.amount.fill('500')
        await other.submit.click()
        await expect(other.submit).toHaveAttribute('aria-busy', 'true')
        await widget.submit.click()
        await expect(footerNote(widget)).toBeVisible()
      },
    },
    {
      name: 'form, open payment found',
      asksToPayAgain: true,
      storage: 'denied',
      reach: async ({ widget, cashier, open }) => {
        await open()
        await cashier.play('answerDropped')
        await pressDeposit(widget)
        await expect.poll(async () => (await cashier.deposits()).length).toBe(1)
        await widget.page.reload()
        await fillIn(widget)
        await expect(footerButtons(widget)).toHaveCount(2)
      },
    },
    {
      name: 'form, not created',
      allows: lost,
      storage: 'allowed',
      reach: async ({ widget, cashier, open }) => {
        await open({ hasClock: true })
        await cashier.play('create500Html')
        await pressDeposit(widget)
        await passUntil(widget, widget.notice)
      },
    },
  ]
}

/** The completion page, one story per state of the provider's page. */
function completionStories(): readonly ScreenStory[] {
  return [
    {
      name: 'completion, no payment',
      reach: async ({ widget, open }) => {
        await open({ path: '/paywidget/deposit/complete' })
        await expect(widget.inside.locator('main h2')).toHaveCount(1)
      },
    },
    {
      name: 'completion, window blocked',
      allows: [/allow-popups/],
      reach: async ({ widget, open }) => {
        await open({ host: { without: 'allow-popups allow-popups-to-escape-sandbox' } })
        await pressDeposit(widget)
        await expect(footerButtons(widget)).toHaveCount(3)
        await footerButtons(widget).first().click()
        await expect(widget.notice).toBeVisible()
      },
    },
    {
      name: 'completion, window closed',
      reach: async ({ widget, open }) => {
        await open()
        let release = () => {}
        const released = new Promise<void>((resolve) => {
          release = resolve
        })
        await widget.page.route('**/deposit-create', async (route) => {
          const response = await route.fetch()
          await released
          await route.fulfill({ response })
        })
        const opened = widget.page.waitForEvent('popup')
        await pressDeposit(widget)
        await (await opened).close()
        release()
        await expect(widget.status).toBeVisible()
        await expect(widget.inside.locator('[data-pw-block="footer"] [class*="filled"]')).toHaveCount(1)
      },
    },
    {
      name: 'completion, refused',
      reach: async ({ widget, open }) => {
        await open()
        await widget.page.route('**/deposit-create', async (route) => {
          const response = await route.fetch()
          const { depositId } = await response.json()
          await route.fulfill({ response, json: { depositId, apiResponse: { source: 'http://evil.example/pay' } } })
        })
        await pressDeposit(widget)
        await expect(widget.status).toBeVisible()
      },
    },
    {
      name: 'completion, create unanswered',
      allows: [/status of 500/],
      storage: 'allowed',
      reach: async ({ widget, cashier, open }) => {
        await open()
        await cashier.play('create500Stored')
        await pressDeposit(widget)
        await expect(widget.status).toBeVisible()
      },
    },
    {
      name: 'completion, status of the URL unconfirmed',
      allows: [/status of 503/],
      storage: 'allowed',
      reach: async ({ widget, cashier, open }) => {
        await open()
        await pressDeposit(widget)
        await expect(widget.status).toBeVisible()
        await cashier.play('statusFails')
        const url = new URL(widget.page.url())
        url.searchParams.set('path', '/paywidget/deposit/complete?status=mistaked')
        await widget.page.goto(url.href)
        await expect(widget.status).toBeVisible()
      },
    },
    {
      name: 'start failed',
      allows: [/\[paywidget\] The data block/],
      reach: async ({ widget, open }) => {
        await open({ config: { timeouts: { host: 'soon' } } as never })
        await expect(widget.inside.locator('.pw-start').getByRole('definition').first()).not.toBeEmpty()
      },
    },
  ]
}

async function toInvoice(widget: WidgetPage): Promise<void> {
  await widget.tileWithIcon('spei').click()
  await widget.amount.fill('250')
  await widget.field('clabe').fill('646180157000000004')
  await widget.submit.click()
  await expect(widget.inside.getByRole('timer')).toBeVisible()
}

function invoices(): readonly ScreenStory[] {
  return [
    {
      name: 'invoice',
      reach: async ({ widget, open }) => {
        await open()
        await toInvoice(widget)
      },
    },
    {
      name: 'invoice, amount changed, one line copied',
      reach: async ({ widget, open }) => {
        await widget.page.route('**/deposit-create', async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('"payment_amount":"250.00"', '"payment_amount":"12345678.99"')
          await route.fulfill({ response, body })
        })
        await open()
        await toInvoice(widget)
        await widget.inside.locator('main button').first().click()
      },
    },
    {
      name: 'invoice, expired',
      reach: async ({ widget, open }) => {
        await open({ hasClock: true })
        await toInvoice(widget)
        await widget.pass(15 * 60_000)
        await expect(widget.inside.getByRole('timer')).toHaveCount(0)
        await passUntilAnswered(widget)
      },
    },
  ]
}

const PERU = { country: 'PE', currency: 'PEN' }

/** Opens a form in Peru by its icon. */
async function toPeru(
  { widget, open }: Pick<Need, 'widget' | 'open'>,
  icon: string,
  config: OpenOptions['config'] = {},
): Promise<void> {
  await open({ host: PERU, config })
  await widget.tileWithIcon(icon).click()
  await expect(widget.submit).toBeVisible()
}

/** Opens the guide with the header button before the close button. */
async function toGuide(need: Pick<Need, 'widget' | 'open'>, icon: string): Promise<void> {
  await toPeru(need, icon)
  await need.widget.inside.getByRole('banner').getByRole('button').nth(1).click()
  await expect(need.widget.inside.getByRole('banner').getByRole('button')).toHaveCount(2)
}

const slides = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="slides"]')

/** Payment guides with pictures or a video. */
function guides(): readonly ScreenStory[] {
  return [
    {
      name: 'instruction, second of three steps',
      reach: async (need) => {
        await toGuide(need, 'pago_efectivo')
        await slides(need.widget).getByRole('button').last().click()
        await expect(slides(need.widget).locator('[aria-live]')).not.toBeEmpty()
      },
    },
    {
      name: 'instruction, one step',
      reach: async (need) => {
        await toGuide(need, 'steam_coin')
        await expect(slides(need.widget)).toBeVisible()
      },
    },
    {
      name: 'instruction, picture failed',
      allows: [/status of 404/],
      reach: async (need) => {
        await need.widget.page.route('**/instructions/*', (route) => route.fulfill({ status: 404 }))
        await toGuide(need, 'pago_efectivo')
        await expect(slides(need.widget).locator('img')).toHaveCount(0)
      },
    },
    {
      name: 'instruction, text only',
      reach: async (need) => {
        await need.widget.page.route('**/methods-payment-v5', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replaceAll(/"image":"[^"]*",?/g, '') })
        })
        await toGuide(need, 'pago_efectivo')
        await expect(need.widget.inside.locator('main ol li')).toHaveCount(3)
      },
    },
    {
      name: 'video',
      reach: async (need) => {
        await toGuide(need, 'yape')
        const film = need.widget.inside.locator('video')
        await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
      },
    },
    {
      name: 'video, failed',
      allows: [/status of 404/],
      reach: async (need) => {
        await need.widget.page.route('**/videos/*', (route) => route.fulfill({ status: 404 }))
        await toGuide(need, 'yape')
        await expect(need.widget.inside.locator('main [role="note"]')).toBeVisible()
      },
    },
  ]
}

function cash(): readonly ScreenStory[] {
  const agents = { PE: { 'Agente Lima': 'https://chat.example/lima', 'Agente Cusco': 'https://chat.example/cusco' } }
  const url = 'https://help.example/'
  return [
    {
      name: 'cash, with agents and help',
      reach: (need) => toPeru(need, 'pago_efectivo', { cash: { agents }, support: { url } }),
    },
    {
      name: 'completion, no payment page',
      reach: async ({ widget, open }) => {
        await widget.page.route('**/deposit-create', async (route) => {
          const response = await route.fetch()
          const { depositId } = await response.json()
          await route.fulfill({ response, json: { depositId, apiResponse: {} } })
        })
        await toPeru({ widget, open }, 'pago_efectivo')
        await widget.submit.click()
        await expect(widget.status).toBeVisible()
      },
    },
  ]
}

/** The story of this name. */
export function screenStory(name: string): ScreenStory {
  const story = SCREEN_STORIES.find((one) => one.name === name)
  if (story === undefined) throw new Error(`There is no story "${name}".`)
  return story
}

function completion(status: 'waiting' | 'accepted' | 'processed' | 'mistaked', reported: number): ScreenStory {
  return {
    name: `completion, ${status}`,
    reach: async ({ widget, cashier, open }) => {
      await open({ hasClock: true })
      const opened = widget.page.waitForEvent('popup')
      await pressDeposit(widget)
      await expect(widget.status).toBeVisible()
      await (await opened).waitForURL(({ pathname }) => !pathname.startsWith('/paywidget/'))
      const before = await widget.status.textContent()
      if (status === 'waiting') return
      if (reported > 0) await cashier.report(reported)
      await widget.pass(status === 'accepted' ? 61_000 : 6_000)
      await expect(widget.status).not.toHaveText(before ?? '')
    },
  }
}
