import type { Page } from '@playwright/test'
import { hostData, newToken } from './support/hostData.ts'
import { heardBy, openHosted } from './support/hostedPage.ts'
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

test.describe('the host option "open"', () => {
  // The frame remembers in its storage which page it has opened. Without storage a reload opens it again.
  test.use({ storage: 'allowed' })

  test('starts on a form with its amount and never renders the list before it', { tag: '@core' }, async ({
    widget,
  }) => {
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

  test('is applied once for each id: a reload keeps the list after Back, and a new id opens the form again', async ({
    widget,
  }) => {
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

  test('keeps the form and the typed amount after a reload', async ({ widget }) => {
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
    test(`shows an amount of ${amount} unchanged, with its error`, async ({ widget, cashier }) => {
      await widget.open(choosing({ open: { method: 'mercado_pago', amount } }))
      await expect(widget.error('amount')).toContainText(text)
      await expect(widget.amount).toHaveValue(`${amount}.00`)
      expect(await cashier.deposits()).toHaveLength(0)
    })

  test('opens a group, or the list of withdrawals with an amount for the first form', async ({ widget }) => {
    await widget.open(choosing({ open: { group: 'crypto' } }))
    await expect.poll(widget.address).toBe('/paywidget/deposit/crypto')
    await widget.open(choosing({ open: { transaction: 'withdrawal', amount: 300 } }))
    await widget.openMethod('E-wallet')
    await expect(widget.amount).toHaveValue('300.00')
    await expect.poll(widget.address).toContain('/paywidget/withdrawal')
  })

  test('opens the form with its amount in the crypto-balance cashier', async ({ widget }) => {
    const host = { mode: 'cryptobalance' } as const
    await widget.open(choosing({ open: { method: 'mercado_pago', amount: '149.5' } }, { host }))
    await expect(widget.amount).toHaveValue('149.50')
    await expect.poll(widget.address).toContain('/paywidget/cryptobalance/deposit/')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/cryptobalance/deposit/fiat')
    expect(await widget.problems()).toEqual([])
  })

  test('opens the list of boxes for a method in a sweepstake, and reports the problem to the host', async ({
    widget,
    cashier,
  }) => {
    const host = { mode: 'sweep', country: 'US', currency: 'QSC' } as const
    await widget.open(choosing({ open: { method: 'usdt_trc20', amount: '149.5' } }, { host }))
    await expect(widget.inside.getByText('49.99 USD', { exact: true })).toBeVisible()
    await expect.poll(widget.problems).toEqual(['open.method'])
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    expect(await cashier.calls('deposit-create')).toEqual([])
  })

  test('opens the form with its amount in package mode, and again for a cashier that is mounted again', async ({
    page,
  }) => {
    const data = hostData(newToken(), { open: { method: 'mercado_pago', amount: '149.5' } })
    const widget = await openHosted(page, { data })
    await expect(widget.amount).toHaveValue('149.50')
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await page.evaluate((again) => {
      const host = window as unknown as { cashier: { destroy(): void }; mount(options: object): { destroy(): void } }
      host.cashier.destroy()
      host.cashier = host.mount({ data: again })
    }, data)
    await expect(widget.amount).toHaveValue('149.50')
    expect((await heardBy(page)).filter(([name]) => name === 'onProblem')).toEqual([])
  })

  test('opens the list for an unknown method, and reports the problem to the host', async ({ widget }) => {
    await widget.open(choosing({ open: { method: 'airtmm' } }))
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect.poll(widget.problems).toEqual(['open.method'])
  })

  test('opens the form named by a later "loaded", and ignores the same value sent again', async ({ widget }) => {
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

  test('opens the same page only once without an id, even if the host page reloads', async ({ widget }) => {
    const extra = JSON.stringify({ open: { method: 'mercado_pago' } })
    await widget.open({ host: { extra } })
    await expect(widget.amount).toBeVisible()
    await widget.back.click()
    await expect(widget.tile('Airtm')).toBeVisible()
    await widget.page.reload()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.amount).toHaveCount(0)
  })

  test('is ignored while a payment has no response', async ({ cashier, widget }) => {
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

test.describe('the host option "methods"', () => {
  test('hides methods in the list and lowers the maximum of a method', async ({ widget }) => {
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

  test('opens the empty page if no method is left', async ({ widget }) => {
    await widget.open(choosing({ methods: { only: [] } }))
    await expect.poll(widget.address).toContain('/paywidget/empty')
  })

  test('is undone by a later "loaded" without it', async ({ widget }) => {
    await widget.open(choosing({ methods: { only: ['mercado_pago'] } }))
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await expect(widget.tile('Airtm')).toHaveCount(0)
    await widget.loadAgain({ methods: undefined })
    await expect(widget.tile('Airtm')).toBeVisible()
  })
})

test.describe('the host option "texts"', () => {
  test('replaces texts, also by a later "loaded", and reports a text that is fixed', async ({ widget }) => {
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
