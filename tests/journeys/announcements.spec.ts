import { heardIn, noteAnnouncements } from './support/announcements.ts'
import { expect, test } from './support/journey.ts'

test('T10 two live regions stay: a submit by keyboard is announced, and paid once', { tag: '@core' }, async ({
  widget,
  cashier,
}) => {
  await noteAnnouncements(widget.page)
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(widget.amount).toBeVisible()
  const regions = () =>
    widget.frame().evaluate(() => {
      const found = [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"]')].filter(
        (region) => region.parentElement === document.body,
      )
      for (const region of found) region.id ||= `region-${region.getAttribute('aria-live')}`
      return found.map(({ id }) => id)
    })
  await expect.poll(regions).toEqual(['region-polite', 'region-assertive'])

  // Hold the answer until the progress announcement was made.
  await widget.page.route('**/deposit-create**', async (route) => {
    await expect.poll(() => heardIn(widget.frame())).toContain('polite: Creating your deposit…')
    await route.fallback()
  })
  const opened = widget.page.waitForEvent('popup')
  await widget.amount.press('Enter')
  const provider = await opened
  await expect(widget.status).toContainText('Waiting for your payment')
  await provider.getByRole('button', { name: 'Pay' }).click()
  await expect(provider.getByRole('heading', { name: 'Payment made' })).toBeVisible()
  await expect(widget.status).toContainText('Paid')
  await expect.poll(async () => (await heardIn(widget.frame())).at(-1)).toMatch(/^polite: Paid/)

  const heard = await heardIn(widget.frame())
  const times = (words: RegExp) => heard.filter((said) => words.test(said)).length
  expect([times(/Creating your deposit/), times(/: Paid/)]).toEqual([1, 1])
  expect(await regions(), 'the same two as before').toEqual(['region-polite', 'region-assertive'])
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})
