import { coreIf } from './support/coreIf.ts'
import { holdAnswers } from './support/holdAnswers.ts'
import { expect, test } from './support/journey.ts'
import { layoutShiftsOf, recordLayoutShifts, watchLayoutShifts } from './support/layoutShifts.ts'
import type { OpenOptions, WidgetPage } from './support/widgetPage.ts'

/**
 * Parts of a screen that arrive after it: where they come and what follows them does not move. `screens.spec.ts` measures
 * every screen; here the answers are held until the screen waits for them.
 */
interface LatePart {
  readonly name: string
  /** The address of the answer. */
  readonly answer: string
  readonly options: OpenOptions
  /** Goes from the first page to the screen. */
  readonly reach: (widget: WidgetPage) => Promise<void>
  /** The screen waits for its part. */
  readonly waits: (widget: WidgetPage) => Promise<void>
  readonly arrives: (widget: WidgetPage) => Promise<void>
}

const SWEEP = { mode: 'sweep', country: 'US', currency: 'QSC' } as const
const PAYOUT = { path: '/paywidget/withdrawal', host: SWEEP }
const tiles = (widget: WidgetPage) => widget.inside.locator('main ul button')
const loading = (widget: WidgetPage) => expect(widget.inside.locator('main [role="status"]')).toBeVisible()
const staysHere = async () => {}

const LATE_PARTS: readonly LatePart[] = [
  {
    name: 'the address of a coin',
    answer: '**/deposit-create',
    options: {},
    async reach(widget) {
      await widget.openTileWithIcon('usdt_trc20')
      await widget.tileWithIcon('xrp').click()
    },
    waits: loading,
    arrives: async (widget) => expect(widget.coinAddress).toBeVisible(),
  },
  {
    name: 'the limits of an on-ramp',
    answer: '**/deposit-limits',
    options: { host: { country: 'US', currency: 'USD' } },
    reach: (widget) => widget.openTileWithIcon('onramp_card'),
    async waits(widget) {
      await expect(widget.amount).toBeVisible()
      await expect(widget.field('country')).toBeEnabled()
      await expect(widget.field('currency')).toBeEnabled()
    },
    arrives: async (widget) => expect(widget.amount).toHaveValue(/\d/),
  },
  {
    name: 'the boxes of a sweepstake',
    answer: '**/sweepstake-boxes',
    options: { host: SWEEP },
    reach: staysHere,
    waits: loading,
    arrives: async (widget) => expect(tiles(widget)).toHaveCount(3),
  },
  {
    name: 'the methods of a withdrawal',
    answer: '**/methods-withdrawal?*',
    options: { path: '/paywidget/withdrawal' },
    reach: staysHere,
    waits: loading,
    arrives: async (widget) => expect(tiles(widget).first()).toBeVisible(),
  },
  {
    name: 'the redeemable balance',
    answer: '**/sweepstake-balance-get',
    options: PAYOUT,
    reach: staysHere,
    waits: loading,
    arrives: async (widget) => expect(widget.inside.getByRole('main')).toContainText('2,500.00'),
  },
]

const SIZES = [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
]

for (const { name, answer, options, reach, waits, arrives } of LATE_PARTS)
  test(
    `no layout shift when it arrives late: ${name}`,
    coreIf(name === 'the redeemable balance'),
    async ({ widget, context }) => {
      await recordLayoutShifts(context)
      for (const size of SIZES) {
        await widget.page.setViewportSize(size)
        const release = await holdAnswers(widget.page, answer)
        await widget.open(options)
        await reach(widget)
        await waits(widget)
        await watchLayoutShifts(widget.frame())
        release()
        await arrives(widget)
        expect(await layoutShiftsOf(widget.frame(), name), `at ${size.width} pixels`).toEqual([])
        await widget.page.unroute(answer)
      }
    },
  )

test('spontaneous layout shifts are recorded, and those of a slow response to input are not', async ({
  page,
  context,
}) => {
  await recordLayoutShifts(context)
  await page.goto('data:text/html,<!doctype html><main><input><p>Below</p></main>')
  const below = page.getByText('Below')
  // As on a slow machine: the answer to the player is drawn long after half a second.
  await page.getByRole('textbox').evaluate((field) =>
    field.addEventListener('input', () =>
      requestAnimationFrame(() => {
        for (const from = performance.now(); performance.now() - from < 700; );
        field.style.marginBottom = '100px'
      }),
    ),
  )
  await page.getByRole('textbox').fill('5')
  await expect.poll(async () => (await below.boundingBox())?.y).toBeGreaterThan(100)
  expect(await layoutShiftsOf(page.mainFrame(), 'slow')).toEqual([])
  await watchLayoutShifts(page.mainFrame())
  await below.evaluate((text) => Object.assign(text.style, { marginTop: '200px' }))
  await expect.poll(async () => (await below.boundingBox())?.y).toBeGreaterThan(200)
  expect((await layoutShiftsOf(page.mainFrame(), 'slow')).flat().join()).toContain('Below')
})
