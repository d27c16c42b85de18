import { expect } from '@playwright/test'
import type { ScreenStory } from './screens.ts'
import type { OpenOptions } from './widgetPage.ts'

type Reach = Pick<Parameters<ScreenStory['reach']>[0], 'widget' | 'open'>

const MODE = { mode: 'sweep', country: 'US', currency: 'QSC' } as const

const opened = ({ open }: Reach, { host = {}, ...options }: OpenOptions = {}) =>
  open({ path: '/paywidget/withdrawal', ...options, host: { ...MODE, ...host } })

/** Opens the form by its icon, which works in every language. */
async function toForm(reach: Reach, options: OpenOptions = {}): Promise<void> {
  await opened(reach, options)
  await reach.widget.tileWithIcon('usdt_trc20').first().click()
  await expect.poll(reach.widget.address).toBe('/paywidget/withdrawal/crypto/convert')
  await expect(reach.widget.amount).toBeVisible()
}

/** The pages for redeeming sweep coins. */
export const REDEEM_STORIES: readonly ScreenStory[] = [
  {
    name: 'redemption',
    reach: async ({ widget, open }) => {
      await opened({ widget, open })
      await expect(widget.inside.getByRole('main')).toContainText(/2\D?500\D00/)
    },
  },
  {
    name: 'redemption, loading',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/methods-withdrawal-v4**', () => {})
      await opened({ widget, open })
      // A skeleton without a title stands in its place until the code of the page has loaded.
      await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(widget.inside.locator('main [role="status"]').first()).toBeVisible()
    },
  },
  {
    name: 'redemption, amount unknown',
    allows: [/status of 500/],
    reach: async ({ widget, open }) => {
      await opened({ widget, open }, { scenario: 'redeemUnknown' })
      await expect(widget.inside.locator('main [data-pw-say="assertive"]')).toBeVisible()
    },
  },
  {
    name: 'redemption, coins to be played first',
    reach: async ({ widget, open }) => {
      await opened({ widget, open }, { scenario: 'redeemLater' })
      await expect(widget.inside.getByRole('main')).toContainText(/12\D00/)
    },
  },
  {
    name: 'redemption form',
    reach: async ({ widget, open }) => {
      await toForm({ widget, open })
      await widget.amount.fill('25')
      await expect(widget.inside.getByRole('main')).toContainText('24 USDT')
    },
  },
  {
    name: 'redemption form, coins to be played first',
    reach: async ({ widget, open, cashier }) => {
      // Once the rest must be played, the tiles of the list are disabled.
      await opened({ widget, open })
      await expect(widget.inside.getByRole('main')).toContainText(/2\D?500/)
      await cashier.play('redeemLater')
      await widget.tileWithIcon('usdt_trc20').first().click()
      await expect(widget.inside.getByRole('main')).toContainText(/12\D00/)
    },
  },
]
