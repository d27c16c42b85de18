import type { Page, Request } from '@playwright/test'
import completion from '../../schemas/layouts/complete.json' with { type: 'json' }
import { coreIf } from './support/coreIf.ts'
import { FATES, type Fate } from './support/fates.ts'
import { expect, test } from './support/journey.ts'
import type { MockCashier } from './support/mockCashier.ts'
import { publish } from './support/publishLayout.ts'
import type { WidgetPage } from './support/widgetPage.ts'

interface Way {
  /** Publishes the operator's layouts. */
  readonly publish: (page: Page) => Promise<void>
  readonly openForm: (widget: WidgetPage) => Promise<void>
  /** Tests the files of the helper window; otherwise those that the widget requests after the create call. */
  readonly isWindow: boolean
}

const WAYS: Readonly<Record<string, Way>> = {
  // A provider page requested by POST needs the helper window.
  'the payment window': {
    publish: async () => undefined,
    openForm: (widget) => widget.openInGroup('Cash', 'OXXO'),
    isWindow: true,
  },
  // This page loads after the first payment, together with the code that checks its layout.
  "the operator's own completion page": {
    publish: (page) => publish(page, { screen: 'complete' }, completion.body),
    openForm: (widget) => widget.openMethod('Mercado Pago'),
    isWindow: false,
  },
}

const paying = (page: Page) => page.getByRole('heading', { name: 'Pay 500.00 MXN' })
const link = (widget: WidgetPage) => widget.button(/^(Open|Reopen) payment page$/)
const windows = (widget: WidgetPage) =>
  widget.page
    .context()
    .pages()
    .filter((page) => page !== widget.page)

async function fillIn(widget: WidgetPage, way: Way, hasClock = false): Promise<void> {
  await way.publish(widget.page)
  await widget.open({ hasClock })
  await way.openForm(widget)
  await widget.amount.fill('500')
}

async function forget(widget: WidgetPage): Promise<void> {
  for (const page of windows(widget)) await page.close()
  await widget.forgetPlayer()
  await widget.page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await widget.page.unrouteAll({ behavior: 'ignoreErrors' })
}

/**
 * The files that each payment requests between the press and the provider's page, so that no names are hard-coded. A file
 * that is loaded ahead, before or after the press, is in one of two payments at most.
 */
async function filesAfterThePress(widget: WidgetPage, way: Way): Promise<readonly string[]> {
  const first = await filesOfAPayment(widget, way)
  const second = await filesOfAPayment(widget, way)
  const files = first.filter((path) => second.includes(path))
  expect(files.length, 'a payment asks for files').toBeGreaterThan(1)
  return files
}

async function filesOfAPayment(widget: WidgetPage, way: Way): Promise<readonly string[]> {
  const asked = new Set<string>()
  // Without a file that the create call itself needs, such as the code of the flow, the form asks for another press.
  let isSent = false
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    isSent ||= pathname.endsWith('/deposit-create')
    const isWindow = request.isNavigationRequest() || request.frame().page() !== widget.page
    if (isWindow === way.isWindow && (isWindow || isSent)) asked.add(pathname)
  }
  await fillIn(widget, way)
  const opened = widget.page.waitForEvent('popup')
  widget.page.context().on('request', note)
  await widget.submit.click()
  await expect(paying(await opened)).toBeVisible()
  await expect(widget.status).toBeVisible()
  widget.page.context().off('request', note)
  await forget(widget)
  return [...asked].filter((path) => path.startsWith('/paywidget/'))
}

/**
 * Presses once with the fate applied. Expects the provider's page at once, or after a second press when the file is
 * available again.
 */
async function pay(widget: WidgetPage, cashier: MockCashier, fate: Fate, files: readonly string[], way: Way) {
  // The helper window can continue without its style sheet or slowly, but not without its page or script.
  const isStuck = way.isWindow && fate !== 'slow' && files.every((file) => !file.endsWith('.css'))
  let isOver = false
  let asked = 0
  for (const at of [widget.page.context(), widget.page]) {
    // Route on the page too: the route of a published layout is there and would take precedence.
    await at.route(
      (url) => files.includes(url.pathname),
      (route) => {
        asked++
        return isOver ? route.fallback() : FATES[fate](route)
      },
    )
  }
  await widget.submit.click()
  await expect(async () => {
    if (fate === 'hanging') await widget.pass(2_000)
    // Check the requests first: the widget shows its link before the window requests anything.
    expect(asked, 'the file was asked for').toBeGreaterThan(0)
    expect(isStuck ? await link(widget).isVisible() : await isPaying(widget), 'a way on').toBe(true)
    await expect(widget.status).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 60_000, intervals: [50] })
  await expect(widget.status).toContainText('payment page')
  await expect(widget.inside.getByText('dep-1001')).toBeVisible()
  isOver = true
  expect(await isPaying(widget)).toBe(!isStuck)
  if (isStuck) {
    await expectWords(widget)
    await link(widget).click()
    await expect.poll(() => isPaying(widget)).toBe(true)
  }
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(windows(widget), 'one window for one payment').toHaveLength(1)
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
  expect(await cashier.deposits()).toHaveLength(1)
}

async function isPaying(widget: WidgetPage): Promise<boolean> {
  const seen = await Promise.all(windows(widget).map((page) => paying(page).isVisible()))
  return seen.includes(true)
}

/** Expects a text in the helper window, even if its script is missing. */
async function expectWords(widget: WidgetPage): Promise<void> {
  for (const page of windows(widget)) {
    if ((await page.title()) !== 'Payment') continue // an error page of the server
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations === 1) animation.finish()
    })
    await expect(page.getByText('Go back to the site and press “Open payment page”')).toBeVisible()
  }
}

// Many payments in sequence would take too long on a slow CPU.
test.use({ cpu: 'normal' })

const TURNS = ['missing', 'the page instead', 'hanging'] as const

/** Each file is tested with one of the fates, in turn, and each fate with a file; LONG=1 tests all combinations. */
function filesFor<F extends Fate>(fate: F, fates: readonly F[], files: readonly string[]): readonly string[] {
  const turn = fates.indexOf(fate)
  const isTurn = (at: number) => at % fates.length === turn || at === turn % files.length
  return process.env.LONG ? files : files.filter((_, at) => isTurn(at))
}

for (const [name, way] of Object.entries(WAYS)) {
  for (const fate of [...TURNS, 'slow'] as const) {
    test(
      `S3 I1 I16 I25 ${name}: a press creates one payment with each of its files in turn (${fate})`,
      coreIf(fate === 'hanging' && !way.isWindow),
      async ({ widget, cashier, watch }) => {
        test.setTimeout(150_000)
        watch.allow(/status of 404/, /MIME type/)
        const files = await filesAfterThePress(widget, way)
        // Slow files are tested together, which takes as long as one slow file.
        for (const some of fate === 'slow' ? [files] : filesFor(fate, TURNS, files).map((file) => [file])) {
          await test.step(some.join(' '), async () => {
            await fillIn(widget, way, fate === 'hanging')
            await pay(widget, cashier, fate, some, way)
            await forget(widget)
          })
        }
      },
    )
  }
}

test('S3 I25 a style sheet of the payment window that never loads does not delay the provider’s page', async ({
  widget,
}) => {
  await fillIn(widget, WAYS['the payment window'] as Way)
  let asked = 0
  await widget.page.context().route('**/*.css', (route) => {
    if (route.request().frame().page() === widget.page || asked > 0) return route.fallback()
    asked++
    return FATES.hanging(route)
  })
  await widget.submit.click()
  await expect.poll(() => isPaying(widget)).toBe(true)
  expect(asked).toBe(1)
})

test.describe('a reload of the page of an open payment', () => {
  test.use({ storage: 'allowed' })

  const COMPLETION = '/paywidget/deposit/complete'
  const shown = (widget: WidgetPage) => widget.inside.getByText('dep-1001')
  /** The retry control of a failed start or of missing payment code. */
  const retry = (widget: WidgetPage) =>
    widget.inside
      .locator('.pw-start a')
      .or(widget.inside.getByRole('main').getByRole('button', { name: 'Try again' }))
      .first()

  /** The files the widget loads at run time. tests/journeys/files.spec.ts tests the files referenced by its page. */
  async function filesOfThePage(widget: WidgetPage): Promise<readonly string[]> {
    const asked = new Set<string>()
    const note = (request: Request) => {
      if (request.resourceType() === 'fetch') asked.add(new URL(request.url()).pathname)
    }
    widget.page.on('request', note)
    await widget.openAgain(COMPLETION)
    await expect(shown(widget)).toBeVisible()
    widget.page.off('request', note)
    const files = [...asked].filter((path) => path.startsWith('/paywidget/'))
    expect(files.length, 'the page asks for files').toBeGreaterThan(1)
    return files
  }

  const fates = ['missing', 'hanging'] as const
  for (const fate of fates) {
    test(`S3 I1 I7 I25 C36 C58 with each of its files ${fate}, shows the same payment or a retry that leads to it`, async ({
      widget,
      cashier,
      watch,
    }) => {
      test.setTimeout(150_000)
      watch.allow(/static\//, /\[paywidget\]/, /Failed to fetch dynamically/)
      const isHanging = fate === 'hanging'
      await fillIn(widget, WAYS['the payment window'] as Way, isHanging)
      const opened = widget.page.waitForEvent('popup')
      await widget.submit.click()
      const provider = await opened
      // Wait for the page: closing a window during navigation may confuse the browser.
      await expect(paying(provider)).toBeVisible()
      await expect(shown(widget)).toBeVisible()
      await provider.close()
      for (const file of filesFor(fate, fates, await filesOfThePage(widget))) {
        await test.step(file, async () => {
          let isOver = false
          await widget.page.route(
            (url) => url.pathname === file,
            (route) => (isOver ? route.fallback() : FATES[fate](route)),
          )
          await widget.openAgain(COMPLETION, { isHanging })
          await expect(async () => {
            if (isHanging) await widget.pass(2_000)
            await expect(shown(widget).or(retry(widget)).first()).toBeVisible({ timeout: 100 })
          }).toPass({ timeout: 60_000, intervals: [50] })
          isOver = true
          if (!(await shown(widget).isVisible())) await retry(widget).click()
          await expect(shown(widget)).toBeVisible()
          await widget.page.unrouteAll({ behavior: 'ignoreErrors' })
        })
      }
      expect(await cashier.calls('deposit-create')).toHaveLength(1)
      expect(await cashier.deposits()).toHaveLength(1)
    })
  }
})
