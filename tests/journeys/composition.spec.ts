import type { Frame } from '@playwright/test'
import { expectFits, laidOut } from './support/expectFits.ts'
import { expect, test } from './support/journey.ts'
import { publishLayout } from './support/publishLayout.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** The layout of the pages at every supported width. */

interface Place {
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
}

/** Positions of elements in whole pixels, measured from the inline start. */
function placesOf(frame: Frame, selector: string): Promise<readonly Place[]> {
  return frame.evaluate((wanted) => {
    const page = document.querySelector('.pw')
    const isRtl = page !== null && getComputedStyle(page).direction === 'rtl'
    return [...document.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({
        start: Math.round(isRtl ? innerWidth - right : left),
        end: Math.round(isRtl ? innerWidth - left : right),
        top: Math.round(top),
        bottom: Math.round(bottom),
      }))
  }, selector)
}

const COLUMNS = '[data-pw-block="split"] > *'
const SUMMARY = '[data-pw-block="split"] dl'
const SUBMIT = '[data-pw-block="footer"] button[type="submit"]'
const WIDE = [768, 1024, 1440]
const NARROW = [320, 360, 600, 767]

async function resize(widget: WidgetPage, width: number): Promise<void> {
  await widget.page.setViewportSize({ width, height: 800 })
  const isOpen = widget.page.frames().length > 1
  if (isOpen) await laidOut(widget.frame())
}

async function openForm(widget: WidgetPage, icon: string, lang = 'en-US', scenario = 'default'): Promise<void> {
  await widget.open({ scenario, host: { lang } })
  await widget.tileWithIcon(icon).click()
  await widget.amount.fill('500')
}

for (const [icon, whose] of [
  ['mercado_pago', 'the built-in form'],
  ['airtm', 'the form of a method folder'],
] as const) {
  for (const lang of ['en-US', 'ar']) {
    test.describe(`${whose} in ${lang}`, () => {
      test('shows the payment summary beside it on a wide page, and both fill the width', async ({ widget }) => {
        await openForm(widget, icon, lang)
        for (const width of WIDE) {
          await resize(widget, width)
          const [[form, beside], [submit], [main]] = await Promise.all([
            placesOf(widget.frame(), COLUMNS),
            placesOf(widget.frame(), SUBMIT),
            placesOf(widget.frame(), 'main > form'),
          ])
          expect(beside?.top, `both begin at one height at ${width} pixels`).toBe(form?.top)
          expect(beside?.end, `nothing is empty at ${width} pixels`).toBeCloseTo(main?.end ?? 0, 0)
          expect(beside!.start - form!.end, `a gap at ${width} pixels`).toBeGreaterThanOrEqual(16)
          expect((form!.end - form!.start) / (beside!.end - beside!.start), 'the form leads').toBeGreaterThan(1.3)
          expect([submit?.start, submit?.end], 'the button is as wide as what is paid').toEqual([
            beside?.start,
            beside?.end,
          ])
          expect(submit?.top, 'the button is below what is paid').toBeGreaterThanOrEqual(beside?.bottom ?? 0)
          await expect(widget.inside.locator(SUMMARY)).toContainText('500.00')
          await expectFits(widget.frame())
        }
      })

      test('is one column without the summary on a narrow page', async ({ widget }) => {
        await openForm(widget, icon, lang)
        for (const width of NARROW) {
          await resize(widget, width)
          const [form, below] = await placesOf(widget.frame(), COLUMNS)
          expect(below?.start, `one column at ${width} pixels`).toBe(form?.start)
          expect(below?.top, `one below the other at ${width} pixels`).toBeGreaterThan(form?.bottom ?? 0)
          await expect(widget.inside.locator(SUMMARY)).toBeHidden()
          await expectFits(widget.frame())
        }
      })
    })
  }
}

test('a form with an empty second column is centred', async ({ widget }) => {
  const left = [{ use: 'payment.amount' }, { type: 'serverFields', except: ['amount'] }]
  const right = [{ type: 'note', when: 'form.amount == "7"', text: 'summary.note' }]
  await publishLayout(widget.page, 'mercado_pago', [
    {
      type: 'split',
      children: [
        { type: 'stack', children: left },
        { type: 'stack', children: right },
      ],
    },
    { type: 'footer', children: [{ use: 'payment.submit' }] },
  ])
  await openForm(widget, 'mercado_pago')
  await resize(widget, 1024)
  const [[form], [submit]] = await Promise.all([placesOf(widget.frame(), COLUMNS), placesOf(widget.frame(), SUBMIT)])
  expect(form!.start + form!.end).toBeCloseTo(1024, 0)
  expect([submit?.start, submit?.end]).toEqual([form?.start, form?.end])
})

const TILES = '[data-pw-layout="grid"] button'
const SHAPE = 'main [role="status"] > div > div'
const BOOT = '.pw-boot-tiles i'

/** Blocks matching requests until the test calls the returned function. */
async function hold(widget: WidgetPage, what: RegExp): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await widget.page.route(what, async (route) => {
    await free
    await route.fallback()
  })
  return () => letGo()
}

for (const width of [360, 640, 1024, 1440]) {
  test(`P11 the tiles have the position and height of their skeletons at ${width} pixels`, async ({ widget }) => {
    await resize(widget, width)
    const letScriptsGo = await hold(widget, /\/paywidget\/.*\.js$/)
    const letListGo = await hold(widget, /methods-payment-v5/)
    await widget.open({ isHanging: true })
    await expect(widget.inside.locator(BOOT)).toHaveCount(6)
    await expect(widget.inside.locator(BOOT).first()).toHaveCSS('display', 'block')
    const first = await placesOf(widget.frame(), BOOT)
    letScriptsGo()
    await expect(widget.inside.locator(SHAPE)).toHaveCount(6)
    const second = await placesOf(widget.frame(), SHAPE)
    letListGo()
    await expect(widget.tileWithIcon('airtm')).toBeVisible()
    const tiles = await placesOf(widget.frame(), TILES)
    const row = tiles.filter(({ top }) => top === tiles[0]?.top)
    expect(row.length).toBeGreaterThan(1)
    expect(first.slice(0, row.length), 'before a script has come').toEqual(row)
    expect(second.slice(0, row.length), 'before the list has come').toEqual(row)
  })
}

test('a badge does not make a tile taller', async ({ widget }) => {
  await resize(widget, 360)
  await widget.open()
  await expect(widget.tile('Airtm')).toContainText('Fast')
  const heights = async (selector: string) =>
    (await placesOf(widget.frame(), selector)).map(({ top, bottom }) => bottom - top)
  const [badged] = await heights(`${TILES}:has(img[src*="mercado_pago"])`)
  const [cash] = await heights(`${TILES}:has(img[src*="oxxo"])`)
  const [crypto] = await heights(`${TILES}:has(img[src*="btc"])`)
  expect([badged, cash]).toEqual([crypto, crypto])
})

test('a line marks the focused amount, also after the width changes', async ({ widget }) => {
  await resize(widget, 1024)
  await openForm(widget, 'mercado_pago')
  await expect(widget.amount).toBeFocused()
  const line = () =>
    widget.amount.evaluate((input) => {
      const { opacity, width } = getComputedStyle(input.parentElement ?? input, '::after')
      return { opacity, width }
    })
  for (const width of [360, 1024]) {
    await resize(widget, width)
    expect(await line(), `at ${width} pixels`).toEqual({ opacity: '1', width: '192px' })
  }
  await widget.amount.blur()
  expect((await line()).opacity).toBe('0')
})

test('the submit button stays in view however long the column beside the form is', async ({ widget }) => {
  const words = { text: { en: 'One of many things to know before you pay. '.repeat(8) } }
  await publishLayout(widget.page, 'mercado_pago', [
    {
      type: 'split',
      children: [
        { type: 'stack', children: [{ use: 'payment.amount' }, { type: 'serverFields', except: ['amount'] }] },
        {
          type: 'stack',
          children: [
            { use: 'payment.summary' },
            ...[1, 2, 3, 4, 5, 6, 7, 8].map(() => ({ type: 'note', text: words })),
          ],
        },
      ],
    },
    { type: 'footer', children: [{ use: 'payment.submit' }] },
  ])
  await openForm(widget, 'mercado_pago')
  await resize(widget, 1024)
  await expect(widget.submit).toBeInViewport({ ratio: 1 })
  const notes = await placesOf(widget.frame(), '[role="note"]')
  expect(notes.at(-1)!.bottom).toBeGreaterThan(800)
  await widget.inside.getByRole('note').last().scrollIntoViewIfNeeded()
  await expect(widget.inside.getByRole('note').last()).toBeInViewport({ ratio: 1 })
})

test('quick amounts on two lines have at least two on the last line', async ({ widget }) => {
  await openForm(widget, 'mercado_pago')
  await expect(widget.inside.getByRole('group', { name: 'Quick amounts' }).getByRole('button')).toHaveCount(5)
  for (const width of [320, 340, 360, 414]) {
    await resize(widget, width)
    const tops = (await placesOf(widget.frame(), '[role="group"] > button[aria-pressed]')).map(({ top }) => top)
    const last = tops.filter((top) => top === tops.at(-1))
    expect(last.length, `on the last line at ${width} pixels`).toBeGreaterThan(1)
  }
})

test('CONST-07 the layout is small up to 767 pixels, medium up to 1024, and large above', { tag: '@core' }, async ({
  widget,
}) => {
  await openForm(widget, 'mercado_pago')
  const gaps: Record<number, number> = {}
  for (const width of [767, 768, 1024, 1025]) {
    await resize(widget, width)
    const [form, beside] = await placesOf(widget.frame(), COLUMNS)
    gaps[width] = beside!.top >= form!.bottom ? 0 : beside!.start - form!.end
  }
  expect(gaps, 'between the columns, where there are two').toEqual({ 767: 0, 768: 24, 1024: 24, 1025: 32 })
})
