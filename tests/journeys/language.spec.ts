import { readFileSync } from 'node:fs'
import { readLanguages } from '../../.ci/vite/languages.ts'
import { expect, test } from './support/journey.ts'

test.describe('the language', () => {
  test('I18N-04 I18N-05: is that of the address, else that of the player, else English; it is removed from the address', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.open({ path: '/paywidget/?locale=ar', host: { lang: 'en-US' } })
    await expect(widget.heading('إيداع')).toBeVisible()
    await expect.poll(widget.address).toBe('/paywidget/deposit')
    await widget.open({ host: { lang: 'ar' } })
    await expect(widget.heading('إيداع')).toBeVisible()
    await widget.open({ host: { lang: '' } })
    await expect(widget.heading('Deposit')).toBeVisible()
    expect(await widget.frame().evaluate(() => document.documentElement.lang)).toMatch(/^en\b/)
  })

  test('P5 I18N-05: is removed from the address of any page, and other parameters are kept', async ({ widget }) => {
    await widget.open({ path: '/paywidget/deposit/region?locale=ar&status=processed' })
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', 'ar')
    expect(await widget.frame().evaluate(() => location.search)).toBe('?status=processed')
    await expect.poll(widget.address).toBe('/paywidget/deposit/region?status=processed')
  })

  test('HDR-11: Arabic is laid out from right to left through a whole deposit', async ({ widget, cashier }) => {
    const isMirrored = () =>
      widget.frame().evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).direction)
    await widget.open({ path: '/paywidget/?locale=ar', hasClock: true })
    await expect(widget.tileWithIcon('airtm')).toBeVisible()
    expect(await isMirrored()).toBe('rtl')
    const [first, second] = await widget.inside.getByRole('listitem').all()
    const right = async (tile: typeof first) => (await tile?.boundingBox())?.x ?? 0
    expect(await right(first), 'the first tile stands to the right').toBeGreaterThan(await right(second))
    await widget.tileWithIcon('airtm').click()
    await widget.amount.fill('500')
    await widget.field('email').fill('ana')
    await widget.field('email').blur()
    await expect(widget.error('email')).toBeVisible()
    await widget.field('email').fill('ana@correo.mx')
    await expect(widget.submit).toContainText('500.00 MXN')
    expect(await isMirrored()).toBe('rtl')
    await widget.submit.click()
    await expect(widget.status).toContainText('بانتظار دفعتك')
    expect(await isMirrored()).toBe('rtl')
    await cashier.report(1)
    await widget.pass(6_000)
    await expect(widget.status).toContainText('اكتملت الدفعة')
  })

  for (const [name, { tag }] of Object.entries(readLanguages())) {
    test(`I18N-02 I18N-09 Q-120 ${name} is included in the build, and the page declares it in its lang attribute`, async ({
      widget,
    }) => {
      const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, 'utf8'))
      const asked: string[] = []
      widget.page.on('request', (request) => asked.push(request.url()))
      await widget.open({ host: { lang: tag } })
      await expect(widget.heading(texts['deposit.v2.title'] ?? '')).toBeVisible()
      await expect(widget.inside.getByRole('searchbox', { name: texts['search.label'] ?? '' })).toBeVisible()
      await expect(widget.inside.locator('html')).toHaveAttribute('lang', tag)
      expect(
        asked.filter((url) => url.includes('/locales/')).map((url) => url.replace(/^.*\/locales\//, '')),
      ).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\.[\\w-]{8}\\.json$`)))
      expect(JSON.stringify(await widget.messages())).not.toContain('onLocaleError')
    })
  }

  test('I18N-04 Q-120 in the address may be the name of a locale file: "mx" is Mexican Spanish', async ({ widget }) => {
    await widget.open({ path: '/paywidget/?locale=mx' })
    await expect(widget.heading('Depósito')).toBeVisible()
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', 'es-MX')
  })

  test('I18N-03 I18N-10 that the deployment adds is loaded from its static path, with English for missing texts', {
    tag: '@core',
  }, async ({ widget }) => {
    await widget.page.route(/\/paywidget\/(index\.html)?(\?.*)?$/, async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        'id="paywidget-locales">{',
        'id="paywidget-locales">{"uz":"uz.0a1b2c3d.json",',
      )
      await route.fulfill({ response, body: html })
    })
    await widget.page.route('**/static/locales/uz.0a1b2c3d.json', (route) =>
      route.fulfill({ json: { 'deposit.v2.title': 'Hisobni toʻldirish' } }),
    )
    await widget.open({ host: { lang: 'uz-UZ' } })
    await expect(widget.heading('Hisobni toʻldirish')).toBeVisible()
    await expect(widget.inside.getByRole('searchbox', { name: 'Find a method' })).toBeVisible()
    await expect(widget.inside.locator('html')).toHaveAttribute('lang', /^uz/)
  })

  test('that has no texts is reported to the host, and English is used', async ({ widget }) => {
    await widget.open({ host: { lang: 'sw' } })
    await expect(widget.heading('Deposit')).toBeVisible()
    expect(await widget.messages()).toContainEqual({
      messageType: 'onLocaleError',
      payload: expect.objectContaining({ locale: 'sw' }),
    })
  })
})
