import type { CashierDesk } from './support/cashierDesk.ts'
import { expect, test } from './support/journey.ts'

/** What operators have been told, by its code. */
async function told(cashier: CashierDesk, code: string): Promise<readonly string[]> {
  const events = (await cashier.calls('events')).flatMap(
    ({ payload }) => payload.events as readonly { key: string; value: { code: string; message: string } }[],
  )
  return events.filter(({ key, value }) => key === 'problem' && value.code === code).map(({ value }) => value.message)
}

test('ERR-22 what nobody has caught is reported: thrown, or a promise that was left alone', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/thrown in the page|left alone/)
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  await widget.frame().evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in the page')
    })
    void Promise.reject(new Error('left alone'))
  })
  await expect
    .poll(async () => (await told(cashier, 'uncaught')).toSorted())
    .toEqual(['left alone', 'thrown in the page'])
})

test('ERR-14 ERR-21 an icon that does not come is reported with the status of the answer, and a letter stands there', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 404|ERR_CONNECTION_RESET/)
  await widget.page.route('**/icons/airtm.svg', (route) => route.fulfill({ status: 404 }))
  await widget.page.route('**/icons/spei.svg', (route) => route.abort('connectionreset'))
  await widget.open()
  for (const [name, letter] of [
    ['Airtm', 'A'],
    ['SPEI transfer', 'S'],
  ] as const) {
    await expect(widget.tile(name).getByText(letter, { exact: true })).toBeVisible()
    await expect(widget.tile(name).locator('img')).toHaveCount(0)
  }
  const icon = (name: string) => expect.stringMatching(new RegExp(`/icons/${name}\\.svg`))
  await expect.poll(async () => (await told(cashier, 'uncaught')).toSorted()).toEqual([icon('airtm'), icon('spei')])
  await expect
    .poll(() => told(cashier, 'icon.refused'))
    .toEqual([expect.stringMatching(/\/icons\/airtm\.svg: HTTP 404$/)])
})
