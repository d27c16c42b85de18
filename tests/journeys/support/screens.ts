import { expect } from '@playwright/test'
import type { CashierDesk } from './cashierDesk.ts'
import type { OpenOptions, WidgetPage } from './widgetPage.ts'

interface Need {
  readonly widget: WidgetPage
  readonly cashier: CashierDesk
  /** Opens the widget as the test wants it: its language, theme and names. */
  readonly open: (options?: OpenOptions) => Promise<void>
}

export interface ScreenStory {
  readonly name: string
  /** Complaints of the console that belong to it. */
  readonly allows?: readonly RegExp[]
  /** Tiles are found by their icons, so that it works in every language and with any names. */
  readonly reach: (need: Need) => Promise<void>
}

/** Every screen of the deposit, and how a player gets there. */
export const SCREEN_STORIES: readonly ScreenStory[] = [
  {
    name: 'list',
    reach: async ({ widget, open }) => {
      await open()
      await expect(widget.tileWithIcon('airtm')).toBeVisible()
    },
  },
  {
    name: 'list without a result',
    reach: async ({ widget, open }) => {
      await open()
      await widget.search.fill('zzzz')
      await expect(widget.inside.locator('main h2')).toContainText(['', 'zzzz'])
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
      await expect(widget.inside.locator('main h2')).toHaveCount(1)
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

async function pressDeposit(widget: WidgetPage): Promise<void> {
  await widget.tileWithIcon('mercado_pago').click()
  await widget.amount.fill('500')
  await widget.submit.click()
}

function completion(status: 'waiting' | 'accepted' | 'processed' | 'mistaked', reported: number): ScreenStory {
  return {
    name: `completion, ${status}`,
    reach: async ({ widget, cashier, open }) => {
      await open({ hasClock: true })
      await pressDeposit(widget)
      await expect(widget.status).toBeVisible()
      const before = await widget.status.textContent()
      if (status === 'waiting') return
      if (reported > 0) await cashier.report(reported)
      await widget.pass(status === 'accepted' ? 61_000 : 6_000)
      await expect(widget.status).not.toHaveText(before ?? '')
    },
  }
}
