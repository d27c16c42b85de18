import { expect } from '@playwright/test'
import { passUntil } from './passUntil.ts'
import type { ScreenStory } from './screens.ts'
import type { OpenOptions } from './widgetPage.ts'

/** Opens a coin from the list of methods, by its icon, which works in every language. */
async function toCoin(
  { widget, open }: Pick<Parameters<ScreenStory['reach']>[0], 'widget' | 'open'>,
  icon: string,
  options: OpenOptions = {},
): Promise<void> {
  await open(options)
  await widget.openTileWithIcon('usdt_trc20')
  await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
  await widget.tileWithIcon(icon).click()
  await expect.poll(widget.address).toBe('/paywidget/deposit/crypto/address')
}

/** Coins, their addresses, and the pages after them. */
export const CRYPTO_STORIES: readonly ScreenStory[] = [
  {
    name: 'coins',
    reach: async ({ widget, open }) => {
      await open()
      await widget.tileWithIcon('usdt_trc20').click()
      await expect(widget.tileWithIcon('xrp')).toBeVisible()
    },
  },
  {
    name: 'crypto address',
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'usdt_trc20')
      await expect(widget.coinAddress).toBeVisible()
    },
  },
  {
    name: 'crypto address in an app, with a memo',
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'xrp', { host: { platform: 'ios' } })
      await expect(widget.coinAddress).toBeVisible()
    },
  },
  {
    name: 'crypto address, longest',
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'xmr')
      await expect(widget.coinAddress).toBeVisible()
    },
  },
  {
    name: 'crypto address, no network chosen',
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'usdt_trc20', { config: { crypto: { preselectNetwork: false } } as object })
      await expect(widget.inside.locator('main button[aria-pressed]').first()).toBeVisible()
    },
  },
  {
    name: 'crypto address, loading',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/deposit-create', () => new Promise(() => undefined))
      await toCoin({ widget, open }, 'usdt_trc20')
      await expect(widget.inside.locator('figure, [data-pw-block="cryptoAddress"]')).toHaveCount(0)
    },
  },
  {
    name: 'crypto address, failed',
    allows: [/status of 502/],
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'btc', { scenario: 'addressFails' })
      await expect(widget.inside.locator('main button').first()).toBeVisible()
    },
  },
  {
    name: 'completion, waiting for coins',
    reach: async ({ widget, open }) => {
      await toCoin({ widget, open }, 'btc')
      await expect(widget.coinAddress).toBeVisible()
      await widget.inside.locator('main, [data-pw-block="footer"]').getByRole('button').last().click()
      await expect(widget.status).toBeVisible()
    },
  },
  {
    name: 'completion, coins detected',
    reach: async ({ widget, cashier, open }) => {
      await toCoin({ widget, open }, 'usdt_trc20', { hasClock: true })
      await expect(widget.coinAddress).toBeVisible()
      await cashier.play('coinsSeen')
      await passUntil(widget, widget.inside.locator('a[href*="tronscan"]'))
    },
  },
  {
    name: 'completion, confirmations delayed',
    reach: async ({ widget, cashier, open }) => {
      await toCoin({ widget, open }, 'xmr', { hasClock: true })
      await expect(widget.coinAddress).toBeVisible()
      await cashier.play('coinsStall')
      await passUntil(widget, widget.inside.getByText('b3f1'))
    },
  },
]
