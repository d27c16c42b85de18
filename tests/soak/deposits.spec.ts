import { expect, test } from '../journeys/support/journey.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'
import { countFrom, openMemoryProbe } from './support/memoryProbe.ts'
import { expectFlat, isFull } from './support/soak.ts'

const DEPOSITS = isFull ? 1_000 : 60
/**
 * After this number of deposits all code is loaded, caches are full, and forty finished payments are stored. From then
 * on each payment replaces an older one.
 */
const WARM = 44

test.use({ cpu: 'normal', storage: 'allowed' })

test(
  `C68 ${DEPOSITS} deposits in one tab leak nothing, and their CPU time does not grow`,
  {
    tag: '@core',
  },
  async ({ widget, cashier }, info) => {
    test.setTimeout(60_000 + DEPOSITS * 15_000)
    await countFrom(widget.page)
    await widget.open()
    await expect(widget.tile('Airtm')).toBeVisible()
    const probe = await openMemoryProbe(widget.page, widget.frame())
    const repeat = async (count: number) => {
      for (let made = 0; made < count; made += 1) await deposit(widget)
      await expect(widget.tile('Airtm')).toBeVisible()
    }
    await repeat(WARM)
    await expectFlat(info, { probe, count: DEPOSITS - WARM, repeat })
    expect(await cashier.deposits()).toHaveLength(DEPOSITS)
  },
)

async function deposit(widget: WidgetPage): Promise<void> {
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  const opened = widget.page.waitForEvent('popup')
  await widget.submit.click()
  await expect((await opened).getByRole('heading', { name: 'Pay 500.00 MXN' })).toBeVisible()
  await (await opened).close()
  await expect(widget.status).toContainText('Waiting for your payment')
  await widget.button('Make another deposit').click()
}
