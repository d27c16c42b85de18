import { readFileSync } from 'node:fs'
import { expect, test } from './support/journey.ts'
import { deployOver } from './support/oldRelease.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Earlier builds against the deployment of today (E22, C58): `npm run releases` builds them, and runs these tests. */
const RELEASES = (process.env.RELEASES ?? '').split(' ').filter(Boolean)

test.use({ storage: 'allowed' })
test.beforeEach(({ watch }) => watch.allow(/static\//, /\[paywidget\]/, /Failed to fetch dynamically/))

const pay = async (widget: WidgetPage) => {
  await widget.openWithBaseLine('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
}

// Without `npm run releases` there are no earlier builds, and no tests.
if (RELEASES.length > 0)
  test('the earlier builds are all different, and none is that of today', () => {
    const today = readFileSync('dist/site/index.html', 'utf8')
    const scripts = RELEASES.map((release) => readFileSync(`.cache/releases/${release}/index.html`, 'utf8'))
    expect(new Set([today, ...scripts]).size).toBe(RELEASES.length + 1)
  })

for (const release of RELEASES)
  test.describe(`release ${release}`, () => {
    test('E22 pays with the API and the layouts of today while its files exist', async ({ widget, cashier }) => {
      const fleet = await deployOver(widget.page, release)
      await widget.open()
      await pay(widget)
      await expect(widget.status).toContainText('Waiting for your payment')
      await cashier.report(1)
      // The words are those of the release.
      await expect(widget.status).toContainText(/Payment complete|Paid/)
      expect(await cashier.deposits()).toMatchObject([{ method: 'mercado_pago', amount: '500.00' }])
      expect(await cashier.problems()).toEqual([])
      expect(fleet.documents).toBe(1)
    })

    test('E22 C58 is reloaded once into the build of today when its files are gone, and the form opens', async ({
      widget,
      cashier,
    }) => {
      const fleet = await deployOver(widget.page, release)
      let removeFiles = () => {}
      const removed = new Promise<void>((resolve) => {
        removeFiles = resolve
      })
      await widget.page.route('**/static/afterList-*.js', async (route) => {
        await removed
        await route.fallback()
      })
      await widget.open()
      await expect(widget.tile('Airtm')).toBeVisible()
      fleet.isGone = true
      removeFiles()
      await expect(async () => {
        if (!(await widget.amount.isVisible())) await widget.tile('Airtm').click({ timeout: 3_000 })
        await expect(widget.amount).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 60_000 })
      expect(fleet.documents).toBe(2)
      expect(await cashier.calls('deposit-create')).toHaveLength(0)
    })

    test('E22 I7 I23 C36 a payment without a response is recognized by the build of today, and created once', async ({
      widget,
      cashier,
    }) => {
      const fleet = await deployOver(widget.page, release)
      await widget.open({ scenario: 'answerDropped' })
      await pay(widget)
      await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
      fleet.isGone = true
      await widget.page.reload()
      await expect(widget.status).toContainText('we didn’t receive its payment page')
      expect(fleet.documents).toBe(2)
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
    })
  })
