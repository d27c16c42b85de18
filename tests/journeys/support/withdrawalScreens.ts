import { expect } from '@playwright/test'
import type { ScreenStory } from './screens.ts'
import type { OpenOptions, WidgetPage } from './widgetPage.ts'

type Reached = Parameters<ScreenStory['reach']>[0]

const LIST = '/paywidget/withdrawal'
const NIGERIA = { country: 'NG', currency: 'NGN' }

/** The form's submit button in every language. */
const submit = (widget: WidgetPage) => widget.inside.locator('main button[type="submit"]')

async function toForm({ widget, open }: Pick<Reached, 'widget' | 'open'>, options: OpenOptions = {}): Promise<void> {
  await open({ ...options, path: LIST })
  await widget.tileWithIcon('skrill').click()
  await expect(widget.inside.locator('main dt').first()).toBeVisible()
}

async function fillForm(reached: Pick<Reached, 'widget' | 'open'>, options: OpenOptions = {}): Promise<void> {
  await toForm(reached, options)
  await reached.widget.field('amount').fill('300')
  await reached.widget.field('email').fill('ana.maria.del.carmen.lopez.gutierrez@correo.example.mx')
}

async function toBanks({ widget, open }: Pick<Reached, 'widget' | 'open'>): Promise<void> {
  await open({ scenario: 'richPlayer', path: LIST, host: NIGERIA })
  await widget.openTileWithIcon('generic')
  await expect.poll(widget.address).toBe('/paywidget/withdrawal/group')
  await widget.openTileWithIcon('generic')
  await expect.poll(widget.address).toBe('/paywidget/withdrawal/nigerian-banks')
}

async function toConfirm(reached: Pick<Reached, 'widget' | 'open'>, options: OpenOptions = {}): Promise<void> {
  await fillForm(reached, options)
  await submit(reached.widget).click()
  await expect.poll(reached.widget.address).toBe('/paywidget/withdrawal/confirm')
  await expect(submit(reached.widget)).toBeEnabled()
}

/** Every withdrawal screen. */
export const WITHDRAWAL_STORIES: readonly ScreenStory[] = [
  {
    name: 'withdrawal list',
    reach: async ({ widget, open }) => {
      await open({ path: LIST })
      await expect(widget.tileWithIcon('skrill')).toBeVisible()
    },
  },
  {
    name: 'withdrawal list, loading',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/methods-withdrawal?*', () => new Promise(() => undefined))
      await open({ path: LIST })
      // A skeleton without a title stands in its place until the code of the page has loaded.
      await expect(widget.inside.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(widget.inside.locator('main [role="status"]')).toBeVisible()
    },
  },
  {
    name: 'withdrawal list, failed',
    allows: [/status of 500/],
    reach: async ({ widget, open }) => {
      await open({ scenario: 'payoutsFail', path: LIST })
      await expect(widget.inside.locator('main button')).toBeVisible()
    },
  },
  {
    name: 'withdrawal list, empty',
    reach: async ({ widget, open }) => {
      await open({ scenario: 'payoutsEmpty', path: LIST })
      await expect.poll(widget.address).toContain('/paywidget/empty')
      await expect(widget.inside.locator('main button').first()).toBeVisible()
    },
  },
  {
    name: 'withdrawal banks',
    reach: async ({ widget, open }) => {
      await toBanks({ widget, open })
      await expect(widget.inside.locator('main li')).toHaveCount(7)
    },
  },
  {
    name: 'withdrawal banks, none found',
    reach: async ({ widget, open }) => {
      await toBanks({ widget, open })
      await widget.inside.getByRole('searchbox').fill('wwwwwwwwwwwwwwwwwwwwww')
      await expect(widget.inside.locator('main li')).toHaveCount(0)
    },
  },
  { name: 'withdrawal form', reach: (reached) => toForm(reached) },
  {
    name: 'withdrawal form, filled, two accounts',
    reach: (reached) => fillForm(reached, { scenario: 'twoAccounts' }),
  },
  { name: 'withdrawal form, empty account', reach: (reached) => toForm(reached, { scenario: 'emptyAccount' }) },
  {
    name: 'withdrawal form, invalid fields',
    reach: async (reached) => {
      await toForm(reached)
      await submit(reached.widget).click()
      await expect(reached.widget.error('email')).toBeVisible()
    },
  },
  {
    name: 'withdrawal, answer lost',
    allows: [/status of 502/],
    storage: 'allowed',
    reach: async (reached) => {
      await fillForm(reached, { scenario: 'payoutNeverHeard' })
      await submit(reached.widget).click()
      await expect(reached.widget.inside.locator('main [role="note"]').first()).toBeVisible()
      await expect(submit(reached.widget)).toBeDisabled()
    },
  },
  { name: 'withdrawal confirmation', reach: (reached) => toConfirm(reached) },
  {
    name: 'withdrawal confirmation, with a code',
    reach: async ({ widget, open }) => {
      await toBanks({ widget, open })
      await widget.inside.locator('main li button').first().click()
      await widget.field('amount').fill('5000')
      await widget.field('account_number').fill('0123456789')
      await submit(widget).click()
      await expect.poll(widget.address).toBe('/paywidget/withdrawal/confirm')
      await expect(widget.field('code')).toBeVisible()
    },
  },
  {
    name: 'withdrawal, processing',
    reach: async (reached) => {
      await toConfirm(reached)
      await submit(reached.widget).press('Enter')
      await expect(reached.widget.status).toBeVisible()
    },
  },
  {
    name: 'withdrawal, no withdrawal',
    reach: async ({ widget, open }) => {
      await open({ path: `${LIST}/complete` })
      await expect(widget.inside.locator('main button')).toHaveCount(2)
    },
  },
]
