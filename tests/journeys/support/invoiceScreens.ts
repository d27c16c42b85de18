import { expect } from '@playwright/test'
import { passUntil, passUntilAnswered } from './passUntil.ts'
import type { ScreenStory } from './screens.ts'
import type { WidgetPage } from './widgetPage.ts'
import { wordsOf } from './wordsOf.ts'

type Home = Readonly<Record<'country' | 'currency', string>>

const BD: Home = { country: 'BD', currency: 'BDT' }
const KG: Home = { country: 'KG', currency: 'KGS' }
const TR: Home = { country: 'TR', currency: 'TRY' }
const IN: Home = { country: 'IN', currency: 'INR' }
const BR: Home = { country: 'BR', currency: 'BRL' }
const CH: Home = { country: 'CH', currency: 'CHF' }
const ID: Home = { country: 'ID', currency: 'IDR' }
const VN: Home = { country: 'VN', currency: 'VND' }
const ES: Home = { country: 'ES', currency: 'EUR' }
const KE: Home = { country: 'KE', currency: 'KES' }
const CO: Home = { country: 'CO', currency: 'COP' }

/** Opens a method by its icons, fills in the form and presses the button. */
async function press(widget: WidgetPage, icons: readonly string[], fields: Readonly<Record<string, string>>) {
  for (const icon of icons) {
    const before = await widget.address()
    await widget.openTileWithIcon(icon)
    await expect.poll(() => widget.address()).not.toBe(before)
  }
  for (const [name, value] of Object.entries(fields)) await widget.field(name).fill(value)
  await widget.submit.click()
}

interface Behind {
  readonly name: string
  readonly home: Home
  /** The icons of the group's tile, if any, and the method's tile. */
  readonly icons: readonly string[]
  readonly fields: Readonly<Record<string, string>>
  /** Replacements in the answer of the create call. */
  readonly says?: readonly (readonly [RegExp, string])[]
  readonly finish?: (widget: WidgetPage) => Promise<void>
}

const behind = ({ name, home, icons, fields, says = [], finish }: Behind): ScreenStory => ({
  name,
  reach: async ({ widget, open }) => {
    await widget.page.route('**/deposit-create*', async (route) => {
      const response = await route.fetch()
      const body = says.reduce((text, [from, to]) => text.replace(from, to), await response.text())
      await route.fulfill({ response, body })
    })
    await open({ host: home, hasClock: true })
    await press(widget, icons, fields)
    await expect(widget.inside.getByRole('timer')).toBeVisible()
    await finish?.(widget)
  },
})

const BKASH = { home: BD, icons: ['bkash_p2p'], fields: { amount: '1500' } } as const

/** The invoice pages of every kind of external payment. */
export const INVOICE_STORIES: readonly ScreenStory[] = [
  {
    name: 'peer-to-peer form',
    reach: async ({ widget, open }) => {
      await open({ host: BD })
      await widget.tileWithIcon('bkash_p2p').click()
      await expect(widget.amount).toBeVisible()
    },
  },
  {
    name: 'peer-to-peer form, creating',
    reach: async ({ widget, open }) => {
      await widget.page.route('**/deposit-create-p2p', () => new Promise(() => {}))
      await open({ host: BD, hasClock: true })
      await press(widget, BKASH.icons, BKASH.fields)
      await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
      await widget.pass(4_000)
    },
  },
  behind({ name: 'peer-to-peer invoice', ...BKASH }),
  behind({
    name: 'peer-to-peer invoice, amount changed',
    ...BKASH,
    says: [[/"payment_amount":"1500.00"/, '"payment_amount":"12345678.99"']],
  }),
  behind({
    name: 'peer-to-peer invoice, cancelled',
    ...BKASH,
    finish: async (widget) => {
      await widget.pass(15 * 60_000)
      await expect(widget.inside.getByRole('timer')).toHaveCount(0)
      await passUntilAnswered(widget)
    },
  }),
  {
    name: 'peer-to-peer invoice, status unavailable',
    allows: [/status of 503/],
    reach: async ({ widget, cashier, open }) => {
      await open({ host: BD, hasClock: true })
      await press(widget, BKASH.icons, BKASH.fields)
      await expect(widget.inside.getByRole('timer')).toBeVisible()
      await cashier.play('statusFails')
      await passUntil(widget, widget.inside.getByText(wordsOf('status.unheard')))
    },
  },
  {
    name: 'an invoice after a reload',
    storage: 'allowed',
    reach: async ({ widget, open }) => {
      await open({ host: BD })
      await press(widget, BKASH.icons, BKASH.fields)
      await expect(widget.inside.getByRole('timer')).toBeVisible()
      await widget.reloadFrame()
      await expect(widget.status).toBeVisible()
    },
  },
  behind({
    name: 'peer-to-peer invoice, another country',
    home: KG,
    icons: ['sbp_transgran', 'sbp_transgran'],
    fields: { amount: '1000' },
  }),
  behind({ name: 'unified form', home: TR, icons: ['p2p_unified'], fields: { amount: '500' } }),
  behind({ name: 'unified form, an app', home: CH, icons: ['twint'], fields: { amount: '50' } }),
  behind({
    name: 'Indian invoice, to pay',
    home: IN,
    icons: ['upi_transfer', 'upi_transfer'],
    fields: { amount: '1000' },
  }),
  behind({
    name: 'Indian invoice, to confirm',
    home: IN,
    icons: ['upi_transfer', 'upi_transfer'],
    fields: { amount: '1000' },
    finish: async (widget) => {
      await widget.pass(600)
      await widget.submit.click()
      await expect(widget.field('utr')).toBeVisible()
    },
  }),
  behind({ name: 'pix', home: BR, icons: ['pix'], fields: { amount: '50', cpf: '529.982.247-25' } }),
  behind({
    name: 'pix, page instead of a code',
    home: BR,
    icons: ['pix'],
    fields: { amount: '50', cpf: '529.982.247-25' },
    says: [[/"qrCodeText":"[^"]*"/, '"buttonPay":"https://provider.example/pay"']],
  }),
  behind({ name: 'eazype', home: IN, icons: ['eazype_in'], fields: { amount: '500' } }),
  behind({ name: 'an operator’s page: QRIS', home: ID, icons: ['qris'], fields: { amount: '10000000' } }),
  behind({ name: 'an operator’s page: VietQR', home: VN, icons: ['vietqr'], fields: { amount: '200000000' } }),
  behind({
    name: 'an operator’s page: VietQR, expired',
    home: VN,
    icons: ['vietqr'],
    fields: { amount: '200000' },
    finish: async (widget) => {
      await widget.pass(15 * 60_000)
      await expect(widget.inside.getByRole('timer')).toHaveCount(0)
      await passUntilAnswered(widget)
    },
  }),
  behind({
    name: 'an operator’s page: Bizum',
    home: ES,
    icons: ['bizum'],
    fields: { amount: '20', phone: '612345678' },
  }),
  behind({
    name: 'an operator’s page: M-PESA',
    home: KE,
    icons: ['m_pesa'],
    fields: { amount: '1000', phone: '712345678' },
  }),
  {
    name: 'an operator’s page: PSE',
    reach: async ({ widget, open }) => {
      await open({ host: CO })
      await widget.tileWithIcon('pse').click()
      await widget.field('document_number').fill('1020304050')
      await widget.field('bank').click()
      await widget.page.keyboard.type('nequ')
      await widget.inside.getByRole('option').click()
      await widget.submit.click()
      await expect(widget.status).toBeVisible()
    },
  },
]
