import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

// Tests that the simulated conditions of the journeys (storage, CPU) are real; otherwise half of the journeys prove
// nothing.

async function fillIn(widget: WidgetPage, scenario: string, hasClock = false): Promise<void> {
  await widget.open({ scenario, hasClock })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
}

/** The results of attempts to store data in the widget's frame. */
const kept = (widget: WidgetPage) =>
  widget.frame().evaluate(async () => {
    const tries = [
      () => sessionStorage.getItem('x'),
      () => localStorage.getItem('x'),
      () => indexedDB.open('x'),
      () => navigator.locks.request('x', () => 'held'),
    ]
    const results: string[] = []
    for (const one of tries) {
      try {
        await one()
        results.push('kept')
      } catch (error) {
        results.push(error instanceof DOMException ? error.name : 'another error')
      }
    }
    return results
  })

test.describe('the simulation of denied storage', () => {
  test.use({ storage: 'denied' })

  test('blocks all four storage APIs, and one press creates one deposit', async ({ widget, cashier }) => {
    await fillIn(widget, 'default')
    expect(await kept(widget)).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError'])
    await widget.submit.click()
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.deposits()).toHaveLength(1)
  })
})

test.describe('the simulation of a normal browser', () => {
  test.use({ storage: 'allowed', cpu: 'normal' })

  test('allows all four storage APIs', async ({ widget }) => {
    await fillIn(widget, 'default')
    expect(await kept(widget)).toEqual(['kept', 'kept', 'kept', 'kept'])
  })
})

test.describe('the simulation of a slow CPU', () => {
  /** The duration of a fixed amount of work, in ms. */
  const work = (page: Page) =>
    page.evaluate(() => {
      const start = performance.now()
      let sum = 0
      for (let index = 0; index < 20_000_000; index++) sum = Math.imul(sum + index, 31)
      // Use the sum, so that the loop is not optimized away.
      return sum === 0.5 ? 0 : performance.now() - start
    })

  /** Median durations. The pages take turns, so that other load on the machine affects all of them. */
  async function middle(pages: readonly Page[]): Promise<number[]> {
    const times: number[][] = pages.map(() => [])
    for (let round = 0; round < 15; round++)
      for (const [index, page] of pages.entries()) times[index]?.push(await work(page))
    return times.map((all) => all.toSorted((one, other) => one - other)[7] ?? 0)
  }

  test.use({ cpu: 'slow' })

  test('makes scripts at least 1.5 times slower, and the widget still opens a form', async ({ browser, widget }) => {
    await fillIn(widget, 'default')
    const kind = await browser.newPage()
    // On a machine that is busy with other work, the browser's throttling has no effect at times.
    const ratio = async () => {
      const [slow = 0, quick = 1] = await middle([widget.page, kind])
      return slow / quick
    }
    await expect.poll(ratio, { timeout: 100_000 }).toBeGreaterThan(1.5)
    await kind.close()
  })
})

test('a journey moves the clock of the mock server forward at once', { tag: '@core' }, async ({ widget, cashier }) => {
  await fillIn(widget, 'storesAfterTimeout', true)
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await cashier.pass(20_000)
  expect(await cashier.deposits()).toEqual([])
  await cashier.pass(14_000)
  expect(await cashier.deposits()).toHaveLength(1)
})

test('a renewed token belongs to the same player, and another player has a mock server of their own', async ({
  widget,
  cashier,
  watch,
}) => {
  watch.allow(/status of 401/)
  await fillIn(widget, 'tokenDies')
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).map(({ outcome }) => outcome)).toEqual([401])
  const dead = widget.token()
  await widget.renewToken()
  await widget.submit.click()
  await expect
    .poll(async () => (await cashier.calls('deposit-create')).map(({ outcome }) => outcome))
    .toEqual([401, 200])
  expect((await cashier.calls('deposit-create')).at(-1)?.token).toBe(`${dead}.1`)
  const former = await widget.changePlayer()
  await expect.poll(async () => (await cashier.calls('methods-payment-v5')).length).toBe(1)
  expect(former).toBe(`${dead}.1`)
  expect(await cashier.calls('deposit-create')).toEqual([])
  expect(await cashier.of(former).calls('deposit-create')).toHaveLength(2)
})
