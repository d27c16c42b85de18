import type { Frame } from '@playwright/test'
import { expectFits } from './support/expectFits.ts'
import { expectWhole } from './support/expectWhole.ts'
import { expect, test } from './support/journey.ts'
import { groupName, shownName } from './support/methodFolders.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { WidgetPage } from './support/widgetPage.ts'

/** Criteria of WCAG 2.2 that no other journey covers (tests/spec/wcag.md), on the longest screens. */
const LONG = [
  'list with bonuses',
  'form with bonuses',
  'form, open payment found',
  'form, session ended',
  'peer-to-peer invoice',
  'completion, accepted',
]

/** The limit of Tab presses on one screen. */
const MOST_STOPS = 60

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES.filter((one) => LONG.includes(one.name)))
  test.describe(name, () => {
    test.use({ storage })

    test('Tab leads through the screen and out of it; no focused element is covered, and focus alone opens no page', async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(...allows)
      await widget.page.setViewportSize({ width: 360, height: 640 })
      await reach({ widget, cashier, open: widget.open })
      const place = await widget.address()
      await widget.page.locator('#cashier').evaluate((frame) => {
        const [before, after] = [document.createElement('button'), document.createElement('button')]
        frame.before(before)
        frame.after(after)
        before.focus()
      })
      expect((await stopsOf('Tab', widget)).length).toBeGreaterThan(4)
      // Backwards, elements are scrolled into view at the top edge.
      expect((await stopsOf('Shift+Tab', widget)).length).toBeGreaterThan(4)
      expect(await widget.address()).toBe(place)
    })
  })

test('a screen with the text spacing of WCAG 1.4.12 loses no text', async ({ widget, cashier }) => {
  for (const { reach } of SCREEN_STORIES.filter(({ name }) => ['form with errors', 'invoice'].includes(name))) {
    await reach({ widget, cashier, open: widget.open })
    await widget.frame().evaluate(() => {
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(`.pw, .pw * {
        line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      }
      .pw p { margin-block-end: 2em !important; }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing]
    })
    await expectWhole(widget.frame())
    await expectFits(widget.frame())
  }
})

test('a press that leaves its target before it is released does nothing', { tag: '@core' }, async ({ widget }) => {
  await widget.open()
  const { mouse } = widget.page
  const box = await widget.tile('Airtm').boundingBox()
  await mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await mouse.down()
  await widget.search.hover()
  await mouse.up()
  await expect.poll(widget.address).toBe('/paywidget/deposit')
  await widget.tile('Airtm').click()
  await expect(widget.amount).toBeVisible()
})

test('a server field that no layout names gets its autocomplete purpose from its name', async ({ widget }) => {
  await widget.open({ host: { country: 'DE', currency: 'EUR' } })
  await widget.openGroup(groupName('emoney_methods'))
  await widget.openMethod(shownName('skrill'))
  await expect(widget.field('email')).toHaveAttribute('autocomplete', 'email')
  await expect(widget.field('email')).toHaveAttribute('inputmode', 'email')
  await expect(widget.field('email')).toHaveAttribute('autocapitalize', 'off')
})

/** The elements that the key leads through, until the focus leaves the frame. Expects each to be uncovered. */
async function stopsOf(key: 'Tab' | 'Shift+Tab', widget: WidgetPage): Promise<readonly string[]> {
  const stops: string[] = []
  for (;;) {
    await widget.page.keyboard.press(key)
    const stop = await focusedOn(widget.frame())
    if (stop === undefined) return stops
    // Poll, because a row of cards may still be scrolling.
    const covered = async () => (await focusedOn(widget.frame()))?.covered
    await expect.poll(covered, `${stop.name}: covered where the focus is`).toEqual([])
    stops.push(stop.name)
    expect(stops.length, `stops: ${stops.join(', ')}`).toBeLessThan(MOST_STOPS)
  }
}

/** The focused element of the frame, and those of its points that another element covers. */
function focusedOn(frame: Frame): Promise<{ readonly name: string; readonly covered: readonly string[] } | undefined> {
  return frame.evaluate(async () => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || !document.hasFocus()) return undefined
    // Scrolling to the focus ends with the next frame.
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const { left, top, width, height } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
    const isSeen = (there: Element | null) =>
      there !== null && (focused.contains(there) || there.closest('label, [class*="-box"]')?.contains(focused) === true)
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent) || focused.id,
      covered: points
        .map(([x, y]) => document.elementFromPoint(x, y))
        .filter((there) => !isSeen(there))
        .map((there) => (there === null ? 'outside the page' : `by ${there.tagName} ${there.className}`)),
    }
  })
}
