import { coreIf } from './support/coreIf.ts'
import { expect, test } from './support/journey.ts'
import { isPressLost } from './support/recordPresses.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Clickjacking: a host page that places the invisible cashier under the player's pointer (B7). */

const UNSEEN = 'Something on this page may be covering the button'
const MOVED = 'The button moved just before you pressed it'

/** Applies CSS to the host page, as a constructed sheet, because its CSP forbids inline styles. */
const wear = (css: string): void => {
  if (window.top !== window) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

async function openForm(widget: WidgetPage, isCrossSite = false): Promise<void> {
  await widget.open({ isCrossSite })
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
}

/** The centre of the button in the coordinates of the host page, including any transform of the frame. */
async function spotOfSubmit(widget: WidgetPage): Promise<{ x: number; y: number }> {
  const part = await widget.submit.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight }
  })
  const { left, top, width, height } = await widget.page
    .locator('#cashier')
    .evaluate((frame) => frame.getBoundingClientRect().toJSON())
  return { x: left + width * part.x, y: top + height * part.y }
}

async function press(widget: WidgetPage): Promise<void> {
  const { x, y } = await spotOfSubmit(widget)
  await widget.page.mouse.click(x, y)
  if (await isPressLost(widget.page)) await widget.page.mouse.click(x, y)
}

/**
 * Waits for the first report of a new IntersectionObserver: by then the browser has notified the widget's older one.
 */
const untilInView = (widget: WidgetPage, isInView: boolean) =>
  widget.submit.evaluate(
    (button, isAwaited) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting === isAwaited && resolve()).observe(button)
      }),
    isInView,
  )

const timesHidden = async (widget: WidgetPage) =>
  (await widget.messages()).filter((m) => m.messageType === 'onProblem' && m.payload?.code === 'frame.hidden').length

for (const [how, css] of [
  ['faded to opacity 0.01', 'iframe { opacity: 0.01 }'],
  [
    'under a layer that ignores clicks',
    'body::after { content: ""; position: fixed; inset: 0; pointer-events: none; background: #fff }',
  ],
  ['blurred', 'iframe { filter: blur(9px) }'],
] as const) {
  for (const isCrossSite of [false, true]) {
    const where = isCrossSite ? 'a cross-site host page' : 'a same-site host page'
    test(
      `S16 B7 a press on a frame that is ${how} on ${where} pays nothing until the frame is visible`,
      coreIf(how === 'blurred' && isCrossSite),
      async ({ widget, cashier }) => {
        await openForm(widget, isCrossSite)
        await widget.page.evaluate(wear, css)
        await press(widget)
        await expect(widget.notice).toContainText(UNSEEN)
        await expect.poll(() => timesHidden(widget)).toBe(1)
        expect(await cashier.calls('deposit-create')).toHaveLength(0)

        await widget.page.evaluate(wear, '')
        await press(widget)
        await expect(widget.status).toContainText('Waiting for your payment')
        expect(await cashier.calls('deposit-create')).toHaveLength(1)
      },
    )
  }
}

test.describe('in a frame that the browser never reports as visible, such as a scaled one', () => {
  test.beforeEach(async ({ widget }) => {
    await widget.page.addInitScript(wear, 'iframe { transform: scale(0.9) }')
    await widget.page.clock.install()
    await openForm(widget)
  })

  test('S16 a double click pays nothing, and a second press after the time to read the notice pays once', async ({
    widget,
    cashier,
  }) => {
    const { x, y } = await spotOfSubmit(widget)
    await widget.page.mouse.dblclick(x, y)
    await expect(widget.notice).toContainText(UNSEEN)
    await expect.poll(() => timesHidden(widget), 'a double click is one press').toBe(1)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
    await widget.page.clock.fastForward(1_100)
    await press(widget)
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('S16 B7 repeated fast presses, as in a game laid over the button, never count as a confirmation', async ({
    widget,
    cashier,
  }) => {
    await widget.page.clock.pauseAt(Date.now() + 60_000)
    for (let time = 1; time <= 4; time++) {
      await press(widget)
      await expect(async () => {
        await widget.page.clock.runFor(50)
        expect(await timesHidden(widget)).toBe(time)
      }).toPass({ intervals: [50] })
    }
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
  })

  test('S16 Enter pays at once, because only pointer presses are checked', async ({ widget, cashier }) => {
    await widget.amount.press('Enter')
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
})

test.describe('a button that appears under a resting pointer', () => {
  /** Fills in the form, leaves it, stops the clock, and rests the mouse where the form's button will appear. */
  async function lieInWait(widget: WidgetPage): Promise<{ x: number; y: number }> {
    await widget.page.clock.install()
    await openForm(widget)
    const spot = await spotOfSubmit(widget)
    await widget.back.click()
    await expect(widget.tile('Mercado Pago')).toBeVisible()
    await widget.page.mouse.move(spot.x - 30, spot.y)
    await widget.page.mouse.move(spot.x, spot.y)
    await widget.page.clock.pauseAt(Date.now() + 60_000)
    return spot
  }
  const openByItself = async (widget: WidgetPage) => {
    await widget.tile('Mercado Pago').evaluate((tile: HTMLElement) => tile.click())
    await expect(widget.submit).toContainText('500')
  }

  test('S16 B7 ignores a press until the mouse has moved', async ({ widget, cashier }) => {
    const { x, y } = await lieInWait(widget)
    await openByItself(widget)
    await widget.page.mouse.down()
    await widget.page.mouse.up()
    await expect(widget.notice).toContainText(MOVED)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
    // Once the mouse has moved, the widget treats the press as intentional.
    await widget.page.mouse.move(x, y - 90)
    await widget.page.mouse.move(x, y)
    await widget.page.mouse.down()
    await widget.page.mouse.up()
    await widget.page.clock.resume()
    await expect.poll(() => cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('S16 ignores the second press of a double click that began on the previous page', async ({
    widget,
    cashier,
  }) => {
    const { x, y } = await lieInWait(widget)
    await widget.page.mouse.down()
    await widget.page.mouse.move(x, 5)
    await widget.page.mouse.up() // completes the press without a click on an element
    await openByItself(widget)
    await widget.page.mouse.click(x + 12, y)
    await widget.page.clock.runFor(600)
    await expect(widget.notice).toHaveCount(0)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
    await widget.page.mouse.click(x - 12, y)
    await widget.page.clock.resume()
    await expect.poll(() => cashier.calls('deposit-create')).toHaveLength(1)
  })
})

test('S16 rounded corners, a shadow, zoom and a layer beside the button do not block a press', async ({
  widget,
  cashier,
}) => {
  await openForm(widget)
  await widget.page.evaluate(
    wear,
    `iframe { border-radius: 24px; box-shadow: 0 0 9px #000; zoom: 0.9 }
     body::after { content: ""; position: fixed; inset: 0 0 auto; block-size: 40px; background: #fff }`,
  )
  await press(widget)
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('S16 a frame that the host page moves under the pointer ignores an immediate press', async ({
  widget,
  cashier,
}) => {
  await widget.page.clock.install()
  await openForm(widget)
  const { x, y } = await spotOfSubmit(widget)
  await widget.page.evaluate(wear, 'iframe { position: relative; inset-inline-start: 5000px }')
  await untilInView(widget, false)
  await widget.page.mouse.move(x, y) // over the host page, so the frame gets no mouse event
  await widget.page.clock.pauseAt(Date.now() + 60_000)
  await widget.page.evaluate(wear, '')
  await untilInView(widget, true)
  await widget.page.mouse.click(x, y)
  await expect(widget.notice).toContainText(MOVED)
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
})
