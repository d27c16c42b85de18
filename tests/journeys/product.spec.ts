import { BONUSES, withBonuses } from './support/bonuses.ts'
import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

const tab = (widget: WidgetPage, name: string) => widget.inside.getByRole('tab', { name, exact: true })
const SWEEP = { mode: 'sweep', country: 'US', currency: 'QSC' } as const

test.describe('the modes of the cashier', () => {
  test('PROD-05 the regular cashier offers deposits and withdrawals', { tag: '@core' }, async ({ widget }) => {
    await widget.open()
    await widget.openMethod('Airtm')
    await expect(widget.submit).toContainText(/^Deposit/)
    await widget.openAgain('/paywidget/withdrawal', {})
    await widget.tile('Bank transfer (SPEI)').click()
    await expect(widget.submit).toContainText(/^Withdraw/)
  })

  test('PROD-06 the crypto-balance cashier has a fiat tab, a crypto tab, and withdrawals', { tag: '@core' }, async ({
    widget,
  }) => {
    const host = { mode: 'cryptobalance' }
    await widget.open({ host })
    await expect(tab(widget, 'Fiat')).toHaveAttribute('aria-selected', 'true')
    await expect(widget.tile('Airtm')).toBeVisible()
    await tab(widget, 'Crypto').click()
    await expect(widget.inside.locator('[data-pw-block="cryptoAddress"] bdi')).toBeVisible()
    await widget.openAgain('/paywidget/cryptobalance/withdrawal', { host })
    await expect(widget.tile('Bank transfer (SPEI)')).toBeVisible()
    await expect(widget.inside.getByRole('tablist')).toHaveCount(0)
  })

  test('PROD-03 the host selects the mode', { tag: '@core' }, async ({ widget }) => {
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(tab(widget, 'Crypto')).toHaveCount(0)
    await widget.openAgain('/paywidget/', { host: { mode: 'cryptobalance' } })
    await expect(tab(widget, 'Crypto')).toBeVisible()
    await widget.openAgain('/paywidget/', { host: SWEEP })
    await expect(widget.heading('Choose a box')).toBeVisible()
  })
})

test.describe('access of a player', () => {
  test('ROLE-02 every call carries the token of the host unchanged', { tag: '@core' }, async ({ widget, cashier }) => {
    await widget.open()
    await widget.openMethod('Mercado Pago')
    await widget.amount.fill('500')
    await widget.submit.click()
    await expect(widget.status).toBeVisible()
    for (const name of ['methods-payment-v5', 'methods-country-selector-v2', 'deposit-create'])
      expect((await cashier.calls(name)).map(({ token }) => token)).toEqual([widget.token()])
  })

  test('ROLE-01 the user’s role changes nothing on the screen and is not sent', { tag: '@core' }, async ({
    widget,
    cashier,
  }) => {
    const shown: string[] = []
    for (const role of ['player', 'administrator', null]) {
      await widget.open({ host: { extra: JSON.stringify({ user: { role } }) } })
      await expect(widget.tile('Airtm')).toBeVisible()
      shown.push(await widget.inside.getByRole('main').innerText())
      const [asked] = await cashier.calls('methods-payment-v5')
      expect(JSON.stringify(asked)).not.toContain('role')
    }
    expect(new Set(shown).size).toBe(1)
  })

  for (const { what, before = {}, host, seen } of [
    { what: 'the mode', host: SWEEP, seen: (widget: WidgetPage) => widget.heading('Choose a box') },
    {
      what: 'the experiment',
      before: withBonuses(BONUSES, { experiments: [] }),
      host: withBonuses(),
      seen: (widget: WidgetPage) => widget.inside.locator('[data-pw-block="carousel"]'),
    },
    {
      what: 'the country',
      host: { country: 'BR', currency: 'BRL' },
      seen: (widget: WidgetPage) => widget.tile('Pix'),
    },
    {
      what: 'the currency',
      host: { country: 'MX', currency: 'USD' },
      seen: (widget: WidgetPage) => widget.inside.getByText(/from .* USD/).first(),
    },
    {
      what: 'the platform: the theme is dark on native and light otherwise (CONST-08)',
      host: { platform: 'android' },
      seen: (widget: WidgetPage) => widget.inside.locator('[data-theme="dark"]'),
    },
  ]) {
    test(`ROLE-03 depends on ${what}`, coreIf(what === 'the mode'), async ({ widget }) => {
      await widget.open({ host: before })
      // The code of the form comes later than that of the list.
      await widget.openMethod('Airtm')
      await widget.back.click()
      await expect(widget.tile('Airtm')).toBeVisible()
      await expect(seen(widget)).toHaveCount(0)
      await widget.openAgain('/paywidget/deposit', { host })
      await expect(seen(widget)).toBeVisible()
    })
  }

  test('ROLE-03 depends on closingButton of the host: false hides the close button', async ({ widget }) => {
    await widget.open()
    await expect(widget.button('Close')).toBeVisible()
    await widget.openAgain('/paywidget/deposit', { host: { closingButton: 'false' } })
    await expect(widget.tile('Airtm')).toBeVisible()
    await expect(widget.button('Close')).toHaveCount(0)
  })
})
