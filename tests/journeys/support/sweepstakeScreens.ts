import { expect } from '@playwright/test'
import type { ScreenStory } from './screens.ts'
import type { OpenOptions, WidgetPage } from './widgetPage.ts'

type Reach = Pick<Parameters<ScreenStory['reach']>[0], 'widget' | 'open'>

const MODE = { mode: 'sweep', country: 'US', currency: 'QSC' } as const

const boxes = (widget: WidgetPage) => widget.inside.locator('main ul button')

const opened = ({ open }: Reach, { host = {}, ...options }: OpenOptions = {}) =>
  open({ ...options, host: { ...MODE, ...host } })

async function toMethods(reach: Reach, options: OpenOptions = {}): Promise<void> {
  await opened(reach, options)
  await boxes(reach.widget).nth(1).click()
  await expect.poll(reach.widget.address).toBe('/paywidget/deposit/select-method')
}

/** Opens the crypto address by icon, which works in every language. The last tile contains all coins. */
async function toAddress(reach: Reach, options: OpenOptions = {}): Promise<void> {
  await toMethods(reach, options)
  await reach.widget.tileWithIcon('usdt_trc20').first().click()
  await expect.poll(reach.widget.address).toBe('/paywidget/deposit/crypto/address')
}

/** The sweepstake: its boxes, and the pages to pay for them. */
export const SWEEPSTAKE_STORIES: readonly ScreenStory[] = [
  {
    name: 'sweepstake boxes',
    reach: async ({ widget, open }) => {
      await opened({ widget, open })
      await expect(boxes(widget)).toHaveCount(3)
    },
  },
  {
    name: 'sweepstake boxes, loading',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/sweepstake-boxes', () => {})
      await opened({ widget, open })
      // A skeleton without a title stands in its place until the code of the page has loaded.
      await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(widget.inside.locator('main [role="status"]').first()).toBeVisible()
    },
  },
  {
    name: 'sweepstake boxes, failed',
    allows: [/status of 500/],
    reach: async ({ widget, open }) => {
      await opened({ widget, open }, { scenario: 'boxesFailOnce' })
      await expect(widget.inside.locator('main h2')).toBeVisible()
    },
  },
  {
    name: 'methods for a box',
    reach: async ({ widget, open }) => {
      await toMethods({ widget, open })
      await expect(widget.inside.locator('main ul button')).toHaveCount(5)
    },
  },
  {
    name: 'methods for a box, long names',
    reach: async ({ widget, open }) => {
      await toMethods({ widget, open }, { scenario: 'longNames' })
      await expect(widget.inside.locator('main ul button')).toHaveCount(5)
    },
  },
  {
    name: 'address that a box is paid to',
    reach: async ({ widget, open }) => {
      await toAddress({ widget, open })
      await expect(widget.coinAddress).toBeVisible()
    },
  },
]
