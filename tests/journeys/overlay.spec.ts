import { expect, test } from './support/journey.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** A host's page that lays the cashier, unseen, under the player's finger (B7). */

const HIDDEN = 'the page around the cashier hides this button or covers it'
const MOVED = 'the button had only just come to where you pressed'

/** The host's page looks so from here on. A sheet of the script's own: its policy takes no style in the page. */
const wear = (css: string): void => {
  if (window.top !== window) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Waits until the browser has said so of the button: twice, for the widget's own observer may hear it a turn later. */
async function untilSeen(widget: WidgetPage, isVisible: boolean): Promise<void> {
  const said = () =>
    widget.submit.evaluate(
      (button) =>
        new Promise<boolean>((resolve) => {
          const options = { trackVisibility: true, delay: 100 } as IntersectionObserverInit
          const observer = new IntersectionObserver(([entry]) => {
            observer.disconnect()
            resolve((entry as IntersectionObserverEntry & { isVisible: boolean }).isVisible)
          }, options)
          observer.observe(button)
        }),
    )
  for (let time = 0; time < 2; time++) await expect.poll(said, { intervals: [100] }).toBe(isVisible)
}

async function openForm(widget: WidgetPage): Promise<void> {
  await widget.open()
  await widget.openMethod('Mercado Pago')
  await widget.amount.fill('500')
}

/** With the mouse, wherever the host's page has drawn the button. */
async function press(widget: WidgetPage): Promise<void> {
  const part = await widget.submit.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { x: (left + width / 2) / innerWidth, y: (top + height / 2) / innerHeight }
  })
  const { left, top, width, height } = await widget.page
    .locator('#cashier')
    .evaluate((frame) => frame.getBoundingClientRect().toJSON())
  await widget.page.mouse.click(left + width * part.x, top + height * part.y)
}

for (const [how, css] of [
  ['faded to 0.01', 'iframe { opacity: 0.01 }'],
  [
    'under a layer that takes no clicks',
    'body::after { content: ""; position: fixed; inset: 0; pointer-events: none; background: #fff }',
  ],
  ['blurred', 'iframe { filter: blur(9px) }'],
] as const) {
  test(`S16 B7 a press through a frame that was seen and is now ${how} pays nothing, however often`, async ({
    widget,
    cashier,
  }) => {
    await openForm(widget)
    await untilSeen(widget, true)
    await widget.page.evaluate(wear, css)
    await untilSeen(widget, false)
    await press(widget)
    await expect(widget.notice).toContainText(HIDDEN)
    await widget.page.waitForFunction(
      (start) => performance.now() > start + 1_100,
      await widget.page.evaluate(() => performance.now()),
    )
    await press(widget)
    await expect.poll(async () => (await widget.messages()).filter(isHidden).length).toBe(2)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)

    await widget.page.evaluate(wear, '')
    await untilSeen(widget, true)
    await press(widget)
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
}

const isHidden = ({ messageType, payload }: { messageType: string; payload?: Readonly<Record<string, unknown>> }) =>
  messageType === 'onProblem' && payload?.code === 'frame.hidden'

test.describe('in a frame that could never be seen', () => {
  test.beforeEach(async ({ widget }) => {
    await widget.page.addInitScript(wear, 'iframe { opacity: 0.01 }')
    await openForm(widget)
    await untilSeen(widget, false)
  })

  test('S16 B7 a press pays nothing, and the player and the host read why', async ({ widget, cashier }) => {
    await press(widget)
    await expect(widget.notice).toContainText(HIDDEN)
    await expect.poll(async () => (await widget.messages()).some(isHidden)).toBe(true)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
  })

  test('S16 nobody is locked out: a second press goes through when the notice could be read', async ({
    widget,
    cashier,
  }) => {
    await press(widget)
    await expect(widget.notice).toContainText(HIDDEN)
    await press(widget)
    expect(await cashier.calls('deposit-create')).toHaveLength(0)
    await expect(async () => {
      await press(widget)
      await expect(widget.status).toBeVisible({ timeout: 300 })
    }).toPass()
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })

  test('S16 Enter pays at once: a key is no pointer', async ({ widget, cashier }) => {
    await widget.amount.press('Enter')
    await expect(widget.status).toContainText('Waiting for your payment')
    expect(await cashier.calls('deposit-create')).toHaveLength(1)
  })
})

test('S16 B7 a click on a button that was drawn under the pointer just now pays nothing', async ({
  widget,
  cashier,
}) => {
  await openForm(widget)
  const button = await widget.submit.boundingBox()
  if (button === null) throw new Error('The button has no place.')
  await widget.back.click()
  await expect(widget.tile('Mercado Pago')).toBeVisible()
  const { mouse } = widget.page
  await mouse.move(button.x + button.width / 2, button.y + button.height / 2)
  await widget.tile('Mercado Pago').evaluate((tile: HTMLElement) => tile.click())
  await expect(widget.submit).toBeVisible()
  await mouse.down()
  await mouse.up()
  await expect(widget.notice).toContainText(MOVED)
  expect(await cashier.calls('deposit-create')).toHaveLength(0)
  await expect(async () => {
    await mouse.down()
    await mouse.up()
    await expect(widget.status).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})

test('S16 rounded corners, a shadow, an enlarged frame and a layer beside the button hold nothing', async ({
  widget,
  cashier,
}) => {
  await openForm(widget)
  await widget.page.evaluate(
    wear,
    `iframe { border-radius: 24px; box-shadow: 0 0 9px #000; transform: translate(3px, 3px) scale(1.1); transform-origin: 0 0 }
     body::after { content: ""; position: fixed; inset: 0 0 auto; block-size: 40px; background: #fff }`,
  )
  await untilSeen(widget, true)
  await press(widget)
  await expect(widget.status).toContainText('Waiting for your payment')
  expect(await cashier.calls('deposit-create')).toHaveLength(1)
})
