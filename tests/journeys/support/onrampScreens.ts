import { expect } from '@playwright/test'
import { passUntil } from './passUntil.ts'
import type { ScreenStory } from './screens.ts'
import type { OpenOptions, WidgetPage } from './widgetPage.ts'
import { wordsOf } from './wordsOf.ts'

const US = { country: 'US', currency: 'USD' }

/** The fixtures have no icons for most currencies; the widget shows the code instead. */
const NO_PICTURE = /static\/icons\/[a-z]{3}\.svg$/

type Open = (options?: OpenOptions) => Promise<void>

async function toForm(widget: WidgetPage, open: Open, options: OpenOptions = {}): Promise<void> {
  await open({ host: US, ...options })
  await widget.tileWithIcon('onramp_card').click()
  await expect(widget.amount).toHaveValue(/\d/)
}

async function toOffers(widget: WidgetPage, open: Open, options: OpenOptions = {}): Promise<void> {
  await toForm(widget, open, options)
  await widget.amount.fill('250')
  if (options.hasClock) await widget.pass(1_000)
  await widget.submit.click()
  await expect.poll(() => widget.address()).toContain('offer-list')
  await expect(widget.inside.locator('main h2').first()).toBeVisible()
}

const radios = (widget: WidgetPage) => widget.inside.getByRole('radio')

/** On-ramp: the form, the offers of providers, and the pages after them. */
export const ONRAMP_STORIES: readonly ScreenStory[] = [
  {
    name: 'on-ramp form',
    reach: async ({ widget, open }) => toForm(widget, open),
  },
  {
    name: 'on-ramp form, unsupported currency',
    allows: [NO_PICTURE],
    reach: async ({ widget, open }) => {
      await toForm(widget, open)
      await widget.field('currency').click()
      await widget.page.keyboard.type('JPY')
      await widget.inside.getByRole('option').first().click()
      await expect(widget.amount).toBeDisabled()
    },
  },
  {
    name: 'on-ramp offers',
    reach: async ({ widget, open }) => {
      await toOffers(widget, open)
      await expect(radios(widget)).toHaveCount(3)
    },
  },
  {
    name: 'on-ramp offers, one chosen',
    reach: async ({ widget, open }) => {
      await toOffers(widget, open)
      await radios(widget).nth(1).check()
    },
  },
  {
    name: 'on-ramp offers, continuing',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/external-deposit-continue', () => new Promise(() => {}))
      await toOffers(widget, open)
      await radios(widget).first().check()
      await widget.submit.click()
      await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'on-ramp offers, none',
    reach: async ({ widget, open }) => {
      await toOffers(widget, open, { scenario: 'offersNone' })
      await expect(radios(widget)).toHaveCount(0)
    },
  },
  {
    name: 'on-ramp offers, expired',
    reach: async ({ widget, open }) => {
      await toOffers(widget, open, { scenario: 'offersExpire', hasClock: true })
      await expect(radios(widget)).toHaveCount(3)
      await passUntil(widget, widget.inside.getByText(wordsOf('deposit.offers.expired.title')))
    },
  },
  {
    name: 'on-ramp offers, another country',
    reach: async ({ widget, open }) => {
      await toOffers(widget, open)
      await widget.back.click()
      await widget.field('country').click()
      await widget.inside.getByRole('option').first().click()
      // The back arrow went back in the history, so the offers are one step forward.
      await widget.frame().evaluate(() => history.forward())
      await expect(widget.inside.getByText(wordsOf('deposit.offers.changed.title'))).toBeVisible()
    },
  },
  {
    name: 'on-ramp, refused',
    allows: [/status of 422/],
    reach: async ({ widget, open }) => {
      await toOffers(widget, open, { scenario: 'continueFails' })
      await radios(widget).first().check()
      await widget.submit.click()
      await expect(widget.status).toBeVisible()
    },
  },
  {
    name: 'on-ramp, answer lost',
    reach: async ({ widget, cashier, open }) => {
      await toOffers(widget, open, { scenario: 'continueLost', hasClock: true })
      await widget.pass(1_000)
      await radios(widget).first().check()
      await widget.submit.click()
      await expect.poll(async () => (await cashier.calls('external-deposit-continue')).length).toBe(1)
      await passUntil(widget, widget.status)
    },
  },
]
