import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { OpenOptions } from './support/widgetPage.ts'

/** What hosts choose inside the cashier: `open`, `methods` and `texts` of `loaded`. */

const choosing = (choices: object, options: OpenOptions = {}): OpenOptions => ({
  ...options,
  host: { ...options.host, extra: JSON.stringify(choices) },
})

/** Records in every frame whether a tile of the list has ever been on the page. */
async function watchForTiles(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.pw-Tile-tile')) Object.assign(window, { hadTile: true })
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return async () => {
    const seen = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'hadTile' in window)))
    return seen.includes(true)
  }
}

test.describe('open', () => {
  // The frame remembers in its storage which page it has opened. Without storage a reload opens it again.
  test.use({ storage: 'allowed' })

  test('G2 starts on a form with its amount, without a glimpse of the list', { tag: '@core' }, async ({ widget }) => {
    const hadTile = await watchForTiles(widget.page)
    await widget.open(choosing({ open: { method: 'mercado_pago', amount: '149.5' } }))
    await expect(widget.amount).toHaveValue('149.50')
    await expect(widget.submit).toContainText('149.50')
    await expect.poll(async () => (await widget.messages()).at(-1)?.messageType).toBe('FullLoaded')
    expect(await hadTile()).toBe(false)
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    expect(await hadTile(), 'a tile would have been seen').toBe(true)
  })

  test('Back leads to the list, and a reload stays there', async ({ widget }) => {
    const extra = JSON.stringify({ open: { method: 'mercado_pago', amount: '149.5', id: 1 } })
    await widget.open({ host: { extra } })
    await expect(widget.amount).toHaveValue('149.50')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.openAgain('/paywidget/', { host: { extra } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.amount).toHaveCount(0)
    expect(await widget.problems()).toEqual([])
    await widget.openAgain('/paywidget/', { host: { extra: extra.replace('"id":1', '"id":2') } })
    await expect(widget.amount).toBeVisible()
  })

  test('a reload on the form keeps the form, and the amount that the player has typed', async ({ widget }) => {
    await widget.open(choosing({ open: { method: 'mercado_pago', amount: '149.5', id: 1 } }))
    await widget.amount.fill('200')
    await widget.amount.blur()
    await widget.page.reload()
    await expect(widget.amount).toHaveValue(/^200/)
  })

  for (const [amount, text] of [
    ['1', /minimum amount/],
    ['99999999', /maximum amount/],
  ] as const)
    test(`an amount of ${amount} is shown with its error, and not changed`, async ({ widget, cashier }) => {
      await widget.open(choosing({ open: { method: 'mercado_pago', amount } }))
      await expect(widget.error('amount')).toContainText(text)
      await expect(widget.amount).toHaveValue(`${amount}.00`)
      expect(await cashier.deposits()).toHaveLength(0)
    })

  test('a group, the list of withdrawals, and an amount for the first form', async ({ widget }) => {
    await widget.open(choosing({ open: { group: 'crypto' } }))
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
    await widget.open(choosing({ open: { transaction: 'withdrawal', amount: 300 } }))
    await widget.openMethod('E-wallet')
    await expect(widget.amount).toHaveValue('300.00')
    await expect.poll(widget.address).toContain('/paywidget/withdrawal')
  })

  test('an unknown method leads to the list, and the host hears why', async ({ widget }) => {
    await widget.open(choosing({ open: { method: 'airtmm' } }))
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.problems).toEqual(['open.method'])
  })

  test('a later "loaded" with another page opens it; the same one again does not', async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.loadAgain({ open: { method: 'mercado_pago', amount: '150' } })
    await expect(widget.amount).toHaveValue('150.00')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.loadAgain({ open: { method: 'mercado_pago', amount: '150' }, schema: { theme: 'dark' } })
    await expect(widget.inside.locator('[data-theme="dark"]').first(), 'it has read the second one').toBeVisible()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.amount).toHaveCount(0)
  })

  test('without an id, the same page is opened once; a reload of the host changes nothing', async ({ widget }) => {
    const extra = JSON.stringify({ open: { method: 'mercado_pago' } })
    await widget.open({ host: { extra } })
    await expect(widget.amount).toBeVisible()
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.page.reload()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.amount).toHaveCount(0)
  })

  test('a payment without an answer wins', async ({ cashier, widget }) => {
    await widget.open({ scenario: 'answerDropped' })
    await widget.openWithBaseLine('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
    const extra = JSON.stringify({ open: { method: 'airtm', amount: '150' } })
    await widget.openAgain('/paywidget/', { host: { extra } })
    await expect(widget.heading('The payment page didn’t load')).toBeVisible()
    await expect(widget.inside.getByText('dep-1001')).toBeVisible()
    await expect(widget.amount).toHaveCount(0)
  })
})

test.describe('methods', () => {
  test('are hidden, sorted and limited; search, groups and addresses do not find the hidden ones', async ({
    widget,
  }) => {
    await widget.open(
      choosing({
        methods: { hide: ['airtm', 'crypto'], first: ['mercado_pago'], limits: { mercado_pago: { max: '300' } } },
      }),
    )
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
    await expect(widget.tile('Cryptocurrencies')).toHaveCount(0)
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('301')
    await widget.amount.blur()
    await expect(widget.error('amount')).toContainText('300')
  })

  test('if none are left, the page without methods is shown', async ({ widget }) => {
    await widget.open(choosing({ methods: { only: [] } }))
    await expect.poll(widget.address).toContain('/paywidget/empty')
  })

  test('a later "loaded" shows them again', async ({ widget }) => {
    await widget.open(choosing({ methods: { only: ['mercado_pago'] } }))
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
    await widget.loadAgain({ methods: undefined })
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})

test.describe('texts', () => {
  test('are replaced, also by a later "loaded"; those about money in doubt stay', async ({ widget }) => {
    const texts = {
      en: {
        'form.deposit.submit': 'Pay in {{amount}}',
        'deposit.v2.title': '1 < 2 & 3',
        'complete.waiting.title': 'Paid',
      },
    }
    await widget.open(choosing({ texts }))
    await expect(widget.heading('1 < 2 & 3').first()).toBeVisible()
    await expect.poll(widget.problems).toEqual(['texts.fixed'])
    await widget.loadAgain({ texts: { en: { 'deposit.v2.title': 'Cash in' } } })
    await expect(widget.heading('Cash in').first()).toBeVisible()
  })
})
