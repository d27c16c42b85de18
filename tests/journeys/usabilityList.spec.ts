import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { pasted } from './support/pasted.ts'
import { WIDGET } from './support/places.ts'
import { pressDeposit } from './support/pressDeposit.ts'
import { screenStory } from './support/screens.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/** Findings U20–U32 of the usability review about the list, the start, and the columns of a wide page. */

const PHONE = { width: 390, height: 700 }
const DESKTOP = { width: 1180, height: 800 }

/** The report of a failed start, once the host has heard it. */
async function startError(widget: WidgetPage) {
  const told = async () => (await widget.messages()).filter(({ messageType }) => messageType === 'onInitError')
  await expect.poll(told).toHaveLength(1)
  return (await told())[0]!
}

async function reach(name: string, widget: WidgetPage, cashier: MockCashier, size = PHONE): Promise<void> {
  await widget.page.setViewportSize(size)
  await screenStory(name).reach({ widget, cashier, open: (options: OpenOptions = {}) => widget.open(options) })
}

const tiles = (widget: WidgetPage) => widget.inside.getByRole('list', { name: 'Payment methods' }).getByRole('listitem')

test.describe('a failed start', () => {
  test.use({ storage: 'allowed' })

  test('U20 shows the player an error ID that can be copied, and no configuration', async ({
    widget,
    cashier,
    watch,
  }) => {
    watch.allow(/\[paywidget\] The data block/)
    await widget.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await reach('start failed', widget, cashier)
    const page = widget.inside.locator('.pw-start')
    const { payload } = await startError(widget)
    const id = String(payload?.supportId)
    expect(id).toMatch(/^[A-Z0-9]{6}$/)
    expect(payload?.text).toContain('timeouts.host')
    await expect(page.getByRole('definition').first()).toHaveText(id)
    await expect(page.getByText('timeouts')).toBeHidden()
    await expect(page.getByRole('group')).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy: Error ID' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await widget.page.evaluate(() => navigator.clipboard.readText())).toBe(id)
  })

  test('U20 offers the details to the operator when logging is on', async ({ widget, cashier, watch }) => {
    watch.allow(/\[paywidget\] The data block/)
    await widget.page.addInitScript(() => sessionStorage.setItem('force_logging', '1'))
    await reach('start failed', widget, cashier)
    const page = widget.inside.locator('.pw-start')
    await expect(page.getByText('wrong at timeouts.host')).toBeHidden()
    await page.getByText('Details').click()
    await expect(page.getByText('wrong at timeouts.host')).toBeVisible()
  })
})

test('U20 the error ID can be copied without the clipboard API', async ({ widget, cashier, watch }) => {
  watch.allow(/\[paywidget\] The data block/)
  await widget.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await reach('start failed', widget, cashier)
  const page = widget.inside.locator('.pw-start')
  await page.getByRole('button', { name: 'Copy: Error ID' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const { payload } = await startError(widget)
  await expect.poll(() => pasted(widget)).toBe(payload?.supportId)
})

test('U20 C58 a wrong configuration is reported to host, console and player even if lazily loaded files fail', async ({
  widget,
  watch,
}) => {
  watch.allow(/\[paywidget\]|static\/|status of 404/)
  const logged: string[] = []
  widget.page.on('console', (message) => void logged.push(message.text()))
  const html = await (await widget.page.request.get(`${WIDGET}/paywidget/`)).text()
  await widget.page.route('**/static/*.js', (route) => {
    const isNamed = html.includes(route.request().url().split('/').at(-1) ?? '')
    return isNamed ? route.fallback() : route.fulfill({ status: 404 })
  })
  await widget.open({ config: { timeouts: { host: 'soon' } } as never })
  await expect(widget.inside.locator('.pw-start')).toContainText('The page isn’t set up correctly')
  const { payload } = await startError(widget)
  expect(payload).toMatchObject({ code: 'config.wrong', text: expect.stringContaining('timeouts.host') })
  const id = String(payload?.supportId)
  await expect(widget.inside.locator('.pw-start').getByRole('definition').first()).toHaveText(id)
  expect(logged.filter((line) => line.includes('timeouts.host') && line.includes(id))).toHaveLength(1)
})

test('U21 the page of an empty region shows both actions under its text, the change of country first', {
  tag: '@core',
}, async ({ widget, cashier }) => {
  await reach('empty', widget, cashier)
  const [country, refresh] = [widget.button('Select another country'), widget.button('Refresh')]
  await expect(country).toHaveCSS('background-color', 'rgb(31, 111, 92)')
  await expect(refresh).not.toHaveCSS('background-color', 'rgb(31, 111, 92)')
  const text = widget.inside.getByRole('main').getByRole('paragraph').first()
  await expect(async () => {
    const [above, first, second] = await Promise.all([text, country, refresh].map((one) => one.boundingBox()))
    expect(first!.y - (above!.y + above!.height)).toBeLessThan(60)
    expect(second!.y - (first!.y + first!.height)).toBeLessThan(24)
  }).toPass()
})

test('U22 the summary beside a form shows only the total', { tag: '@core' }, async ({ widget }) => {
  await widget.page.setViewportSize(DESKTOP)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await expect(widget.inside.getByRole('term')).toHaveText(['You pay'])
  await expect(widget.inside.getByRole('definition')).toHaveText(['500.00 MXN'])
})

test('U22 the details of a crypto address do not repeat the network', async ({ widget, cashier }) => {
  await reach('crypto address', widget, cashier, DESKTOP)
  const terms = widget.inside.getByRole('term')
  await expect(terms.first()).toBeVisible()
  await expect(terms.filter({ hasText: 'Network' })).toHaveCount(0)
})

test.describe('the method used last', () => {
  test.describe('with storage allowed', () => {
    test.use({ storage: 'allowed' })

    test('U27 D-67 is the first tile of the next visit, marked “Last used”', async ({ widget }) => {
      await widget.open()
      await expect(tiles(widget).first()).toContainText('Cards')
      await pressDeposit(widget)
      await expect(widget.status).toBeVisible()
      await widget.page.reload()
      await widget.open()
      await expect(tiles(widget).first()).toContainText('Mercado Pago')
      await expect(tiles(widget).first()).toContainText('Last used')
      await expect(tiles(widget).nth(1)).toContainText('Cards')
    })

    test('U27 D-67 on a phone its mark and the other badges are whole in every language', async ({ widget }) => {
      await widget.open()
      await pressDeposit(widget)
      await expect(widget.status).toBeVisible()
      const badges = widget.inside.locator('[class*="Badge-badge"]')
      for (const [lang, width] of [
        ...(['en', 'es', 'pt', 'ru', 'ar', 'hi', 'in', 'id', 'mr', 'ta', 'te'] as const).map((one) => [one, 360]),
        ['ru', 320],
        ['te', 320],
      ] as const) {
        await widget.page.setViewportSize({ width: Number(width), height: 640 })
        await widget.open({ host: { lang: String(lang) } })
        await expect(badges.first()).toBeVisible()
        const isCut = (all: Element[]) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
            .map((one) => one.textContent)
        expect(await badges.evaluateAll(isCut), `${lang}, ${width} pixels`).toEqual([])
      }
    })
  })

  test.describe('with storage denied', () => {
    test.use({ storage: 'denied' })

    test('U27 D-67 does not change the order of the tiles', async ({ widget }) => {
      await widget.open()
      await pressDeposit(widget)
      await expect(widget.status).toBeVisible()
      await widget.open()
      await expect(tiles(widget).first()).toContainText('Cards')
      await expect(widget.inside.getByText('Last used')).toHaveCount(0)
    })
  })
})

test('U27 on a phone the country chip is beside the heading, and the first tile is in the upper third', async ({
  widget,
}) => {
  await widget.page.setViewportSize(PHONE)
  await widget.open()
  const parts = [widget.button(/Mexico.*Change/), widget.heading('All methods'), tiles(widget).first()]
  await expect(async () => {
    const [chip, heading, tile] = await Promise.all(parts.map((one) => one.boundingBox()))
    expect(Math.abs(chip!.y + chip!.height / 2 - heading!.y - heading!.height / 2)).toBeLessThan(4)
    expect(tile!.y).toBeLessThan(PHONE.height / 3)
  }).toPass()
})

test('U28 a wide form shows the total and the submit button in a second column; a phone has one column', {
  tag: '@core',
}, async ({ widget }) => {
  await widget.page.setViewportSize(DESKTOP)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  const parts = [widget.amount, widget.inside.getByRole('term'), widget.submit]
  await expect(async () => {
    const [amount, total, submit] = await Promise.all(parts.map((one) => one.boundingBox()))
    expect(total!.x).toBeGreaterThan(amount!.x + amount!.width)
    expect(submit!.x).toBeGreaterThan(amount!.x + amount!.width)
    expect(submit!.y).toBeGreaterThan(total!.y)
  }).toPass()
  await widget.page.setViewportSize(PHONE)
  await expect.poll(async () => (await widget.submit.boundingBox())!.x).toBeLessThan(40)
})

for (const name of ['invoice', 'crypto address', 'empty', 'region', 'error', 'completion, no payment'])
  test(`U28 ${name}: a wide page shows one centred column`, async ({ widget, cashier }) => {
    await reach(name, widget, cashier, DESKTOP)
    const parts = widget.inside.locator('main :is(button, p, h2, [data-pw-block])').filter({ visible: true })
    await expect(parts.first()).toBeVisible()
    await expect(async () => {
      const boxes = await Promise.all((await parts.all()).map((one) => one.boundingBox({ timeout: 1_000 })))
      const lefts = boxes.map((box) => box?.x ?? DESKTOP.width)
      const rights = boxes.map((box) => (box === null ? 0 : box.x + box.width))
      expect(Math.min(...lefts)).toBeGreaterThan(280)
      expect(Math.max(...rights)).toBeLessThan(DESKTOP.width - 280)
    }).toPass()
  })

test('U32 the list of countries starts with the current country until the player searches', { tag: '@core' }, async ({
  widget,
  cashier,
}) => {
  await reach('region', widget, cashier)
  const countries = widget.inside.getByRole('list', { name: 'Countries' }).getByRole('listitem')
  await expect(countries.first()).toContainText('Mexico')
  await widget.search.fill('a')
  await expect(countries.first()).not.toContainText('Mexico')
})

test('U32 the heading for no results shows a long query on at most two lines', async ({ widget }) => {
  await widget.page.setViewportSize(PHONE)
  await widget.open()
  await widget.search.fill('www'.repeat(40))
  const title = widget.heading(/^No results for/)
  await expect(title).toBeVisible()
  // The room below the second line is for marks.
  const most = await title.evaluate((one) => {
    const { lineHeight, paddingBlockEnd } = getComputedStyle(one)
    return Number.parseFloat(lineHeight) * 2 + Number.parseFloat(paddingBlockEnd) + 1
  })
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThanOrEqual(most)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE })

  test('U32 the bonus carousel has no arrow buttons', async ({ widget, cashier }) => {
    await reach('list with bonuses', widget, cashier)
    const carousel = widget.inside.locator('[data-pw-block="carousel"]')
    await expect(carousel.locator('h2 ~ button'), 'more than one page of bonuses').toHaveCount(2)
    await expect(carousel.getByRole('button', { name: 'Next' })).toHaveCount(0)
  })
})
