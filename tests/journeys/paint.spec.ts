import { fileNamed } from './support/builtFiles.ts'
import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

interface Seen {
  /** The time at which the name of the first tile was painted, in wall clock ms. */
  painted: number | undefined
  /** The layout shift score of the page below its header. */
  moved: number
}

/** Records paint timing and layout shifts in the widget's frame. */
async function watchPaint(widget: WidgetPage): Promise<() => Promise<Seen>> {
  await widget.page.addInitScript(() => {
    const seen: Seen = { painted: undefined, moved: 0 }
    Object.assign(window, { seen })
    const mark = new MutationObserver(() => {
      const name = document.evaluate('//main//*[text()="Airtm"]', document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      if (!(name.singleNodeValue instanceof HTMLElement)) return
      name.singleNodeValue.setAttribute('elementtiming', 'tile')
      mark.disconnect()
    })
    mark.observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      // `paintTime` is the end of painting; the screen may show the picture later.
      const [entry] = list.getEntries() as unknown as { paintTime: number }[]
      if (entry) seen.painted ??= performance.timeOrigin + entry.paintTime
    }).observe({ type: 'element', buffered: true })
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; sources: { node: Node | null }[] }[]
      // Shifts in the header don't count: the title moves when the back button appears. Nor does the box of the page,
      // which shows nothing itself: its width changes when a page takes the place of its skeleton.
      const isOfPage = (node: Node | null) =>
        node?.nodeName !== 'MAIN' && node?.parentElement?.closest('header') == null
      for (const { value, sources } of shifts) seen.moved += sources.some(({ node }) => isOfPage(node)) ? value : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => widget.frame().evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** The time at which the host received FullLoaded, in wall clock ms; undefined before. */
const fullLoadedAt = (widget: WidgetPage): Promise<number | undefined> =>
  widget.page.evaluate(() => {
    const { messages } = window as unknown as { messages: { at: number; message: { messageType: string } }[] }
    return messages.find(({ message }) => message.messageType === 'FullLoaded')?.at
  })

test.describe('on a slow machine', () => {
  test.use({ cpu: 'slow' })

  test('P11 Q-121 FullLoaded reaches the host only after the list was painted', async ({ widget }) => {
    const seen = await watchPaint(widget)
    await widget.open()
    await expect.poll(() => fullLoadedAt(widget)).toBeDefined()
    await expect.poll(async () => (await seen()).painted).toBeDefined()
    const [{ painted = 0 }, heard = 0] = [await seen(), await fullLoadedAt(widget)]
    // Add one: the host's timestamps are rounded down to whole milliseconds.
    expect(heard + 1).toBeGreaterThan(painted)
  })
})

test('P11 the list is requested while the libraries that render it are still loading', async ({ widget }) => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await widget.page.route(`**/${fileNamed('vendor.js').path}`, async (route) => {
    await free
    await route.fallback()
  })
  const asked = widget.page.waitForRequest('**/methods-payment-v5')
  await widget.open()
  await asked
  await expect(widget.tile('Airtm')).toBeHidden()
  letGo()
  await expect(widget.tile('Airtm')).toBeVisible()
})

test('P11 LIST-08 the region card causes no layout shift, because its space is reserved while the countries load', {
  tag: '@core',
}, async ({ widget }) => {
  const seen = await watchPaint(widget)
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await widget.page.route('**/methods-country-selector-v2', async (route) => {
    await free
    await route.fallback()
  })
  await widget.open()
  const card = widget.button(/Mexico.*Change/)
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(card).toBeVisible()
  const place = await widget.tile('Airtm').boundingBox()
  letGo()
  await card.click()
  await expect(widget.button(/Brazil/)).toBeVisible()
  await widget.back.click()
  await expect(card).toBeVisible()
  expect(await widget.tile('Airtm').boundingBox()).toEqual(place)
  expect((await seen()).moved).toBe(0)
})

test('P11 FullLoaded is sent even if no animation frame runs, as in a hidden tab', async ({ widget }) => {
  await widget.page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await widget.open()
  await expect.poll(() => fullLoadedAt(widget)).toBeDefined()
})

test('no style sheet of the page is added a second time by the code that loads later', async ({ widget }) => {
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await expect(widget.amount).toBeVisible()
  const sheets = await widget
    .frame()
    .evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href))
  expect(sheets.length).toBeGreaterThan(2)
  expect(new Set(sheets).size).toBe(sheets.length)
})
