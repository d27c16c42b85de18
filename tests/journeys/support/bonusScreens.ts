import { expect } from '@playwright/test'
import { aBonus, BONUSES, withBonuses } from './bonuses.ts'
import type { ScreenStory } from './screens.ts'
import type { WidgetPage } from './widgetPage.ts'

const cards = (widget: WidgetPage) => widget.inside.locator('[data-pw-block="carousel"] li button')
const LONG = 'A very long name of a bonus '.repeat(6)
const meta = { schema: { meta: { isCryptoBonusAvailable: true } } }

/** Bonuses on the list, in the form, and on their own page. */
export const BONUS_STORIES: readonly ScreenStory[] = [
  {
    name: 'list with bonuses',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses(BONUSES, meta) })
      await expect(cards(widget)).toHaveCount(8)
    },
  },
  {
    name: 'list with bonuses of long names',
    reach: async ({ widget, open }) => {
      const content = { title: LONG, subtitle: LONG }
      await open({ host: withBonuses([aBonus('1', '', { content }), aBonus('2', 'Unbroken'.repeat(30))]) })
      await expect(cards(widget)).toHaveCount(2)
    },
  },
  {
    name: 'form with bonuses',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses() })
      await widget.tileWithIcon('airtm').click()
      await widget.amount.fill('500')
      await expect(widget.inside.getByRole('switch')).toBeChecked()
    },
  },
  {
    name: 'form without the bonus',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses() })
      await widget.tileWithIcon('airtm').click()
      await widget.inside.getByRole('switch').click()
      await expect(widget.inside.getByRole('switch')).not.toBeChecked()
    },
  },
  {
    name: 'bonus details',
    reach: async ({ widget, open }) => {
      const soon = new Date(Date.now() + 3_600_000).toISOString()
      await open({ host: withBonuses([aBonus('1', LONG, { mustAccruedBefore: soon })]) })
      await cards(widget).first().click()
      await expect(widget.inside.getByRole('timer')).toBeVisible()
    },
  },
  {
    name: 'bonus details, free spins',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses() })
      await cards(widget).last().click()
      await expect(widget.inside.getByText('Deep Blue')).toBeVisible()
    },
  },
  {
    name: 'bonus details, no longer offered',
    reach: async ({ widget, open }) => {
      await open({ path: '/paywidget/deposit/bonus-details?bonus=gone', host: withBonuses() })
      await expect(widget.inside.locator('main h2')).toHaveCount(1)
    },
  },
  {
    name: 'coins with the crypto bonus',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses([], meta) })
      await widget.openTileWithIcon('usdt_trc20')
      await expect(widget.inside.getByRole('switch')).toBeChecked()
    },
  },
  {
    name: 'crypto address with the crypto bonus',
    reach: async ({ widget, open }) => {
      await open({ host: withBonuses([], meta) })
      await widget.openTileWithIcon('usdt_trc20')
      await widget.tileWithIcon('btc').click()
      await expect(widget.inside.locator('[data-pw-block="cryptoAddress"] bdi')).toBeVisible()
      await expect(widget.inside.locator('main [role="note"]')).toHaveCount(2)
    },
  },
]
