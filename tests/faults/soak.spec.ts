import { expect, test } from '../journeys/support/journey.ts'
import { WIDGET } from '../journeys/support/places.ts'
import type { WidgetPage } from '../journeys/support/widgetPage.ts'

const DEPOSITS = process.env.LONG ? 1_000 : 60
/**
 * After this number of deposits all code is loaded, caches are full, and forty finished payments are stored. From then
 * on each payment replaces an older one.
 */
const WARM = 44

interface Weight {
  /**
   * Objects and functions of the widget's own frame; the whole heap also contains the code of the test driver. Entries
   * of the performance timeline are left out: the browser decides how many to keep.
   */
  readonly objects: number
  readonly nodes: number
  readonly listeners: number
}

/** Counts the objects, nodes and listeners that remain in the widget's frame after a garbage collection. */
async function openScales(widget: WidgetPage): Promise<() => Promise<Weight>> {
  const session = await widget.page.context().newCDPSession(widget.page)
  const contexts: { id: number; origin: string; isMain: boolean }[] = []
  session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
    contexts.push({ id, origin, isMain: Object(auxData).isDefault === true })
  })
  await session.send('Performance.enable')
  await session.send('Runtime.enable')
  const contextId = contexts.findLast(({ origin, isMain }) => isMain && origin === WIDGET)?.id
  if (contextId === undefined) throw new Error('The widget is in no frame of this page.')

  const countOf = async (prototype: string): Promise<number> => {
    const given = { objectGroup: 'scales' }
    const { result } = await session.send('Runtime.evaluate', { expression: prototype, contextId, ...given })
    const prototypeObjectId = result.objectId ?? ''
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId, ...given })
    const counted = { functionDeclaration: 'function () { return this.length }', returnByValue: true }
    const objectId = objects.objectId ?? ''
    const { result: length } = await session.send('Runtime.callFunctionOn', { objectId, ...counted })
    await session.send('Runtime.releaseObjectGroup', given)
    return length.value
  }

  return async () => {
    // Weakly referenced objects need two garbage collections.
    for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    const all = (await countOf('Object.prototype')) + (await countOf('Function.prototype'))
    return {
      objects: all - (await countOf('PerformanceEntry.prototype')),
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    }
  }
}

test.use({ cpu: 'normal', storage: 'allowed' })

test(`C68 ${DEPOSITS} deposits in one tab: objects, nodes and listeners stay as many as they were`, {
  tag: '@core',
}, async ({ widget, cashier }) => {
  test.setTimeout(60_000 + DEPOSITS * 5_000)
  await widget.open()
  await expect(widget.tile('Airtm')).toBeVisible()
  const weigh = await openScales(widget)
  const deposits = async (count: number) => {
    for (let made = 0; made < count; made += 1) await deposit(widget)
    await expect(widget.tile('Airtm')).toBeVisible()
  }
  await deposits(WARM)
  const half = (DEPOSITS - WARM) / 2
  const weights = [await weigh()]
  for (const _ of [1, 2]) {
    await deposits(half)
    weights.push(await weigh())
  }
  const [before, middle, after] = weights as [Weight, Weight, Weight]
  // What is created once, such as a cache that fills late, is in one half only; what leaks is in both.
  const forEach = (what: keyof Weight) => Math.min(middle[what] - before[what], after[what] - middle[what]) / half
  expect(await cashier.deposits()).toHaveLength(DEPOSITS)
  expect(forEach('listeners'), 'listeners for each deposit').toBeLessThan(0.5)
  expect(forEach('nodes'), 'nodes for each deposit').toBeLessThan(1)
  expect(forEach('objects'), 'objects for each deposit').toBeLessThan(1)
})

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
