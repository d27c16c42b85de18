import type { Page } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { hostData, newToken } from './support/hostData.ts'
import { openHosted } from './support/hostedPage.ts'
import { openHost } from './support/hostWithPackage.ts'
import { expect, test } from './support/journey.ts'
import { HOST, OTHER_SITE, WIDGET } from './support/places.ts'
import { pressDeposit } from './support/pressDeposit.ts'
import { type WidgetPage, widgetPage } from './support/widgetPage.ts'

/** Redirect payments with the npm package in a host page that has an opener policy. */

const SRC = `${WIDGET}/paywidget/`

interface Policy {
  readonly coop: string
  readonly site?: string
}

/** Ways to embed the cashier. Each opens a host page, which collects its messages in `heard`. */
const WAYS: Readonly<Record<string, (page: Page, token: string, policy: Policy) => Promise<WidgetPage>>> = {
  async 'custom element'(page, token, { coop, site = HOST }) {
    const script = `import './index.js'
      window.heard = []
      const element = document.createElement('pay-widget')
      element.setAttribute('src', '${SRC}')
      element.addEventListener('onProblem', ({ detail }) => window.heard.push(['onProblem', detail]))
      document.querySelector('#place').append(element)
      element.data = ${JSON.stringify(hostData(token))}`
    await openHost(page, { script, site, query: { coop } })
    return widgetPage(page, 'iframe')
  },
  async 'mountPaywidget()'(page, token, { coop, site = HOST }) {
    const script = `import { mountPaywidget } from './index.js'
      window.heard = []
      const on = { onProblem: (payload) => window.heard.push(['onProblem', payload]) }
      mountPaywidget('#place', { src: '${SRC}', data: ${JSON.stringify(hostData(token))}, on })`
    await openHost(page, { script, site, query: { coop } })
    return widgetPage(page, 'iframe')
  },
  'package mode': (page, token, { coop }) => openHosted(page, { data: hostData(token) }, '', `?coop=${coop}`),
}

const problems = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { heard: [string, { code: string }][] }).heard.flatMap(([name, payload]) =>
      name === 'onProblem' ? [payload.code] : [],
    ),
  )

async function payAt(provider: Page): Promise<void> {
  await expect(provider.getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
  expect(await provider.evaluate(() => opener)).toBeNull()
  await provider.getByRole('button', { name: 'Pay' }).click()
}

for (const [way, open] of Object.entries(WAYS)) {
  for (const coop of ['same-origin-allow-popups', 'same-origin']) {
    test(
      `B11 D-10 C31 ${way} in a page with COOP ${coop}: the player pays in one window, and no problem is reported`,
      coreIf(way === 'package mode' && coop === 'same-origin'),
      async ({ page, cashier }) => {
        const token = newToken()
        const widget = await open(page, token, { coop })
        const opened = page.context().waitForEvent('page')
        await pressDeposit(widget)
        await payAt(await opened)
        await expect.poll(async () => (await cashier.of(token).deposits()).map(({ status }) => status)).toEqual([1])
        await expect(widget.status).toContainText('Payment complete')
        expect(page.context().pages()).toHaveLength(2)
        expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
        expect(await problems(page)).toEqual([])
      },
    )
  }
}

for (const way of ['custom element', 'mountPaywidget()'] as const) {
  test(`B11 D-10 C31 ${way} in a cross-site page with COOP same-origin: the host gets window.coop, and the player pays once`, async ({
    page,
    cashier,
  }) => {
    // Simulates a browser with partitioned frames, where BroadcastChannel delivers nothing.
    await page.context().addInitScript(() => {
      window.BroadcastChannel.prototype.postMessage = () => undefined
    })
    const token = newToken()
    const widget = await WAYS[way]!(page, token, { coop: 'same-origin', site: OTHER_SITE })
    const opened = page.context().waitForEvent('page')
    await pressDeposit(widget)
    const lonely = await opened
    await expect(widget.status).toContainText('Open the payment page to continue')
    await expect(lonely.getByText('Go back to the site and press “Open payment page”')).toBeVisible()
    await expect.poll(() => problems(page)).toEqual(['window.coop'])
    const again = page.context().waitForEvent('page')
    await widget.button('Open payment page').first().click()
    await payAt(await again)
    await expect(widget.status).toContainText('Payment complete')
    expect(await cashier.of(token).calls('deposit-create')).toHaveLength(1)
  })
}
