import type { Locator, Request } from '@playwright/test'
import { aBonus, withBonuses } from './support/bonuses.ts'
import { fileNamed } from './support/builtFiles.ts'
import { coreIf } from './support/coreIf.ts'
import { FATES } from './support/fates.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { layoutShiftsOf, recordLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts'
import type { WidgetPage } from './support/widgetPage.ts'

test.use({ viewport: { width: 390, height: 800 } })

const CODE = `**/${fileNamed('afterList.js').path}`

/** What the page showed since it was opened. */
interface Seen {
  /** Whether the skeleton was there in the frame after the press. */
  skeletonInNextFrame: boolean | undefined
  /** The headings within the page, each once. */
  headings: string[]
}

/** Holds back the code of all pages after the list. The returned function lets it come. */
async function holdCode(widget: WidgetPage): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await widget.page.route(CODE, async (route) => {
    await free
    await route.fallback().catch(() => undefined) // the page may have closed
  })
  return letGo
}

/** Records what the widget shows after each press. */
async function watchPresses(widget: WidgetPage): Promise<() => Promise<Seen>> {
  await widget.page.addInitScript(() => {
    const seen: Seen = { skeletonInNextFrame: undefined, headings: [] }
    Object.assign(window, { seen })
    addEventListener(
      'click',
      () =>
        requestAnimationFrame(() => {
          seen.skeletonInNextFrame ??= document.querySelector('main [role="status"][aria-label="Loading…"]') !== null
        }),
      { capture: true },
    )
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h2'))
        if (textContent && !seen.headings.includes(textContent)) seen.headings.push(textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => widget.frame().evaluate(() => (window as unknown as { seen: Seen }).seen)
}

const skeleton = (widget: WidgetPage) => widget.inside.getByRole('status', { name: 'Loading…' })

test('P11 the code of the pages is downloaded while the list is requested, and runs once the list is painted', async ({
  widget,
}) => {
  const release = await holdAnswers(widget.page, '**/methods-payment-v5*')
  const downloaded = widget.page.waitForResponse(CODE)
  await widget.open()
  await (await downloaded).finished()
  /** How the browser has requested the script: "fetch" for the download, and another word for the import, which runs it. */
  const requests = () =>
    widget.frame().evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/afterList-[^/]+\.js$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    )
  await expect.poll(requests).toEqual(['fetch'])
  release()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect.poll(requests).toHaveLength(2)
})

for (const { layouts, isDownloaded } of [
  { layouts: 'the layouts of an operator', isDownloaded: true },
  { layouts: 'no layouts', isDownloaded: false },
])
  test(`P11 with ${layouts}, the code that checks them is ${isDownloaded ? 'downloaded before that of the other pages' : 'not downloaded'}`, async ({
    widget,
  }) => {
    if (!isDownloaded)
      await widget.page.route('**/layouts/index.json', async (route) => {
        if (route.request().method() === 'HEAD') return route.fallback()
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), layouts: [] } })
      })
    const names: string[] = []
    widget.page.on('request', (request) => {
      const name = /\/(readDocument|withdrawalPages)-[^/]+\.js$/.exec(request.url())?.[1]
      if (name !== undefined && !names.includes(name)) names.push(name)
    })
    // The index decides, so it is read before the code of the pages arrives.
    const release = await holdAnswers(widget.page, CODE)
    const index = ['**/layouts/index.json', '**/readLayoutIndex-*.js'].map((file) => widget.page.waitForResponse(file))
    await widget.open()
    for (const response of await Promise.all(index)) await response.finished()
    release()
    await expect.poll(() => names).toContain('withdrawalPages')
    expect(names).toEqual(isDownloaded ? ['readDocument', 'withdrawalPages'] : ['withdrawalPages'])
  })

test('P11 a tile pressed before the code of its page has loaded shows a skeleton in the next frame, then the form', async ({
  widget,
}) => {
  const letGo = await holdCode(widget)
  const seen = await watchPresses(widget)
  await widget.open()
  await widget.tile('Airtm').click()
  await expect(skeleton(widget)).toBeVisible()
  expect((await seen()).skeletonInNextFrame).toBe(true)
  await expect(widget.tile('Airtm')).toBeHidden()
  await expect(widget.back).toHaveAccessibleName('Back')
  letGo()
  await expect(widget.amount).toBeVisible()
  await expect(skeleton(widget)).toHaveCount(0)
  await expect(widget.heading('Deposit'), 'a screen reader reads the title').toBeFocused()
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect.poll(widget.address).toBe('/paywidget/deposit')
})

test('P11 the page replaces its skeleton without a layout shift and without a second transition', async ({
  widget,
  context,
}) => {
  await recordLayoutShifts(context)
  const letGo = await holdCode(widget)
  await widget.open()
  await widget.tile('Airtm').click()
  await expect(skeleton(widget)).toBeVisible()
  const main = await widget.inside.getByRole('main').elementHandle()
  await watchLayoutShifts(widget.frame())
  letGo()
  await expect(widget.amount).toBeVisible()
  expect(await main?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(await layoutShiftsOf(widget.frame(), 'early tap')).toEqual([])
})

test('P11 the skeleton is announced in the language of the page; in Arabic its back arrow is on the right', async ({
  widget,
}) => {
  const letGo = await holdCode(widget)
  await widget.open({ host: { lang: 'ar' } })
  await widget.tileWithIcon('airtm').click()
  const waiting = widget.inside.getByRole('status', { name: 'جارٍ التحميل…' })
  await expect(waiting).toBeVisible()
  const title = await widget.inside.getByRole('heading').first().boundingBox()
  const arrow = await widget.inside.getByRole('banner').getByRole('button').first().boundingBox()
  expect(arrow?.x).toBeGreaterThan(title?.x ?? Number.NaN)
  letGo()
  await expect(widget.amount).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

/** Presses the middle of an element as the click of this number in a row. */
async function press(widget: WidgetPage, element: Locator, clickCount: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const { mouse } = widget.page
  await mouse.move(x + width / 2, y + height / 2)
  await mouse.down({ clickCount })
  await mouse.up({ clickCount })
}

for (const arrival of ['after the first press', 'before the first press'] as const)
  test(
    `P11 the second click of a double click changes nothing on a form whose code arrived ${arrival}`,
    coreIf(arrival === 'before the first press'),
    async ({ widget }) => {
      const letGo = await holdCode(widget)
      await widget.open()
      const entries = () => widget.page.evaluate(() => history.length)
      await expect(widget.tile('Airtm')).toBeVisible()
      const before = await entries()
      if (arrival === 'before the first press') {
        const code = widget.page.waitForResponse(CODE)
        letGo()
        await (await code).finished()
      }
      await press(widget, widget.tile('Airtm'), 1)
      letGo()
      await expect(widget.amount).toBeVisible()
      const chip = widget.inside.getByRole('group').getByRole('button').first()
      const amount = await widget.amount.inputValue()
      await press(widget, chip, 2)
      await press(widget, widget.amount, 3)
      await expect(widget.amount).not.toBeFocused()
      expect(await widget.amount.inputValue()).toBe(amount)
      expect(await entries(), 'two presses open one page').toBe(before + 1)
      await press(widget, chip, 1)
      await expect(widget.amount, 'the next press counts').not.toHaveValue(amount)
    },
  )

test('P11 a double click on a tile whose code is still loading opens one page', async ({ widget }) => {
  const letGo = await holdCode(widget)
  await widget.open()
  const entries = () => widget.page.evaluate(() => history.length)
  await expect(widget.tile('Airtm')).toBeVisible()
  const before = await entries()
  const pressed = widget.tile('Airtm').dblclick()
  letGo()
  await pressed
  await expect(widget.amount).toBeVisible()
  await expect(skeleton(widget)).toHaveCount(0)
  expect(await entries()).toBe(before + 1)
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
})

for (const way of ['the back arrow', 'onGoBack'] as const)
  test(`P11 LIST-04 ${way} on the skeleton returns to the list, and the pressed page never opens`, async ({
    widget,
  }) => {
    const letGo = await holdCode(widget)
    const seen = await watchPresses(widget)
    await widget.open()
    await widget.tile('Airtm').click()
    await expect(skeleton(widget)).toBeVisible()
    if (way === 'the back arrow') await widget.back.click()
    else await widget.tell('onGoBack')
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await widget.tile('Mercado Pago').click()
    await expect(skeleton(widget)).toBeVisible()
    letGo()
    await expect(widget.amount).toBeVisible()
    await expect(widget.heading('Mercado Pago')).toBeVisible()
    expect((await seen()).headings).toContain('Mercado Pago')
    expect((await seen()).headings).not.toContain('Airtm')
    expect((await widget.messages()).map(({ messageType }) => messageType)).not.toContain('onClose')
  })

test('P11 a group and the country page show a skeleton too', async ({ widget }) => {
  const letGo = await holdCode(widget)
  await widget.open()
  await widget.tile('Crypto').click()
  await expect(skeleton(widget)).toBeVisible()
  await widget.back.click()
  await widget.button(/Mexico.*Change/).click()
  await expect(skeleton(widget)).toBeVisible()
  letGo()
  await expect(widget.button(/Brazil/)).toBeVisible()
  await expect(widget.inside.getByRole('heading', { level: 1 }), 'a screen reader reads the title').toBeFocused()
  await widget.back.click()
  await expect(widget.tile('Airtm')).toBeVisible()
})

test('P11 S3 I25 if the page fails to load, the list returns with a notice, and the next press opens the page', async ({
  widget,
  watch,
}) => {
  watch.allow(/afterList/, /\[paywidget\]/)
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  let isOver = false
  await widget.page.route(CODE, async (route) => {
    if (isOver) return route.fallback()
    await failing
    await FATES.missing(route)
  })
  await widget.open()
  await widget.tile('Airtm').click()
  await expect(skeleton(widget)).toBeVisible()
  fail()
  await expect(widget.notice).toContainText('We couldn’t load part of this page')
  await expect(widget.tile('Airtm')).toBeVisible()
  await expect(skeleton(widget)).toHaveCount(0)
  isOver = true
  await widget.tile('Airtm').click()
  await expect(widget.amount).toBeVisible()
})

test('P11 S3 if the code of the page never loads, the list is shown again with a notice after the time limit for files', async ({
  widget,
  watch,
}) => {
  watch.allow(/afterList/, /\[paywidget\]/)
  let isHanging = true
  await widget.page.route(CODE, (route) => (isHanging ? FATES.hanging(route) : route.fallback()))
  // Long enough that the skeleton is seen on a busy machine.
  await widget.open({ config: { timeouts: { file: 15_000 } } })
  await widget.tile('Airtm').click()
  await expect(skeleton(widget)).toBeVisible()
  await expect(widget.notice).toContainText('We couldn’t load part of this page', { timeout: 60_000 })
  await expect(widget.tile('Airtm')).toBeVisible()
  isHanging = false
  await widget.tile('Airtm').click()
  await expect(widget.amount).toBeVisible()
})

const INVOICES = `**/${fileNamed('invoicePages.js').path}`
const isInvoices = (request: Request) => request.url().endsWith(fileNamed('invoicePages.js').path)

test('P11 a page whose chunk is missing shows a notice with a retry', async ({ widget, watch }) => {
  watch.allow(/cryptoPages/, /\[paywidget\]/)
  let isMissing = true
  await widget.page.route(`**/${fileNamed('cryptoPages.js').path}`, (route) =>
    isMissing ? FATES.missing(route) : route.fallback(),
  )
  await widget.open()
  await widget.tile('Crypto').click()
  await widget.tile('Bitcoin').click()
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toBeVisible()
  isMissing = false
  await widget.button('Try again').click()
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toHaveCount(0)
  await expect(widget.inside.getByText(/bc1|tb1|[13][a-km-zA-HJ-NP-Z1-9]{25,}/).first()).toBeVisible()
})

test('S3 I25 a page whose code is still loading shows its skeleton, although the code of an earlier page is missing', async ({
  widget,
  watch,
}) => {
  watch.allow(/cryptoPages/, /\[paywidget\]/)
  await widget.page.route(`**/${fileNamed('cryptoPages.js').path}`, FATES.missing)
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await widget.page.route(`**/${fileNamed('bonusPages.js').path}`, async (route) => {
    await free
    await route.fallback()
  })
  await widget.open({ host: withBonuses([aBonus('1', 'First bonus')]) })
  await widget.tile('Crypto').click()
  await widget.tile('Bitcoin').click()
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toBeVisible()
  await widget.back.click()
  // A step back is ignored while another is under way.
  await expect(widget.tile('Bitcoin')).toBeVisible()
  await widget.back.click()
  await widget.inside.getByRole('button', { name: /First bonus/ }).click()
  await expect(skeleton(widget)).toBeVisible()
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toHaveCount(0)
  letGo()
  await expect.poll(widget.address).toContain('/bonus-details')
  await expect(skeleton(widget)).toHaveCount(0)
})

test('S3 I1 I23 no deposit is created before the pages that can follow have loaded; then one press creates one', async ({
  widget,
  watch,
  cashier,
}) => {
  watch.allow(/invoicePages/, /\[paywidget\]/)
  let isMissing = true
  await widget.page.route(INVOICES, (route) => (isMissing ? FATES.missing(route) : route.fallback()))
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await widget.submit.click()
  await expect(widget.notice).toContainText('We couldn’t load part of this page')
  await expect(widget.amount, 'the form stays').toHaveValue(/500/)
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  isMissing = false
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await expect.poll(widget.address).toContain('/deposit/complete')
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('S3 I1 I23 I25 a press whose next pages never finish loading ends with a notice, and a later press creates one deposit', async ({
  widget,
  watch,
  cashier,
}) => {
  watch.allow(/invoicePages/, /\[paywidget\]/)
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const imported = widget.page.waitForRequest((request) => request.resourceType() === 'script' && isInvoices(request))
  // The file arrives, so the limit of silence does not apply; the import that follows never settles.
  await widget.page.route(INVOICES, async (route) => {
    if (route.request().resourceType() === 'script') await free
    await route.fallback().catch(() => undefined) // the page may have closed
  })
  await widget.open({ hasClock: true })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
  await imported
  await widget.submit.click()
  await expect(widget.submit).toHaveAttribute('aria-busy', 'true')
  await widget.pass(30_000)
  await expect(widget.notice).toContainText('We couldn’t load part of this page')
  await expect(widget.submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(widget.amount, 'the form stays').toHaveValue(/500/)
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  letGo()
  await widget.submit.click()
  await expect.poll(async () => (await cashier.calls('deposit-create')).length).toBe(1)
  await expect.poll(widget.address).toContain('/deposit/complete')
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('S3 I25 a sweepstake without the code of its pages says so in their place, and its button asks again', async ({
  widget,
  watch,
}) => {
  watch.allow(/sweepstakePages/, /\[paywidget\]/)
  let isMissing = true
  await widget.page.route(`**/${fileNamed('sweepstakePages.js').path}`, (route) =>
    isMissing ? FATES.missing(route) : route.fallback(),
  )
  await widget.open({ host: { mode: 'sweep', country: 'US', currency: 'QSC' } })
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toBeVisible()
  isMissing = false
  await widget.button('Try again').click()
  await expect(widget.inside.getByText('We couldn’t load part of this page')).toHaveCount(0)
  await expect(widget.inside.getByText('49.99 USD', { exact: true })).toBeVisible()
})
