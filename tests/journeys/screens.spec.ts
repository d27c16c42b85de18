import { expect, type Frame } from '@playwright/test'
import { coreIf } from './support/coreIf.ts'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectAriaTree } from './support/expectAriaTree.ts'
import { expectFits } from './support/expectFits.ts'
import { expectNextStep } from './support/expectNextStep.ts'
import { test } from './support/journey.ts'
import { layoutShiftsOf, recordLayoutShifts } from './support/layoutShifts.ts'
import { nextStepOf } from './support/nextSteps.ts'
import { ENGLISH, looksOf } from './support/screenLooks.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { OpenOptions } from './support/widgetPage.ts'

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES) {
  test.describe(name, () => {
    test.use({ storage })

    for (const { theme, lang, direction, width } of looksOf(name)) {
      test(`I18N-09 is accessible, without layout shifts, and fits from 320 pixels on: ${theme}, ${direction}, in ${lang}`, async ({
        widget,
        cashier,
        watch,
        context,
      }) => {
        watch.allow(...allows)
        await recordLayoutShifts(context)
        await widget.page.setViewportSize({ width, height: 800 })
        const open = (options: OpenOptions = {}) => widget.open({ ...options, host: { theme, lang, ...options.host } })
        await reach({ widget, cashier, open })
        expect(await layoutShiftsOf(widget.frame(), name), 'elements that moved by themselves').toEqual([])
        if (lang === ENGLISH) await expectAriaTree(widget, name)
        await expectAccessible(widget.frame())
        expect(await mainButtons(widget.frame()), 'one thing to press').toBeLessThanOrEqual(1)
        await widget.page.setViewportSize({ width: 320, height: 640 })
        await expectFits(widget.frame())
        await widget.page.setViewportSize({ width: 1280, height: 800 })
        await expectFits(widget.frame())
        await expectNextStep(widget.frame(), nextStepOf(name))
      })
    }
  })
}

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES.filter(
  (story) => story.asksToPayAgain,
)) {
  test.describe(name, () => {
    test.use({ storage })

    test('H8 I2 on a small screen half of the page stays visible, and the pressed spot does not start a new deposit', async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(...allows)
      const page = { width: 320, height: 568 }
      await widget.page.setViewportSize(page)
      await reach({ widget, cashier, open: widget.open })
      const anew = await widget.button('Start new deposit').boundingBox()
      const footer = await widget.inside.locator('[data-pw-block="footer"]').boundingBox()
      const thumb = page.height - 16 - 54 / 2 // the centre of the pressed button
      expect(anew, 'it is there').not.toBeNull()
      expect(anew && anew.y <= thumb && thumb <= anew.y + anew.height, 'it lies under the thumb').toBe(false)
      expect(footer?.y, 'at most half of the page').toBeGreaterThan(page.height * 0.5)
      await widget.button('Start new deposit').scrollIntoViewIfNeeded()
      await expect(widget.button('Start new deposit')).toBeInViewport()
    })
  })
}

test.describe('the ID of a payment', () => {
  test.use({ storage: 'denied' })

  const LONG = `dep-${'a1b2-'.repeat(14)}9`
  const wide = Array.from({ length: 25 }, (_, index) => 1280 - index * 40)

  for (const [id, widths, isWhole] of [
    ['dep-1001', wide, true],
    [LONG, [1280, 640, 320], false],
  ] as const) {
    test(`${id.slice(0, 12)} is broken across lines only if it does not fit in one line`, async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(/status of 404/) // the status of a deposit that the server does not know
      await widget.page.route('**/deposit-check', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll('dep-1001', id) })
      })
      const story = SCREEN_STORIES.find(({ name }) => name === 'form, open payment found')
      await story?.reach({ widget, cashier, open: widget.open })
      for (const width of widths) {
        await widget.page.setViewportSize({ width, height: 800 })
        expect((await linesOf(widget.frame(), id)) === 1, `in one piece at ${width} pixels`).toBe(isWhole)
        await expectFits(widget.frame())
      }
    })
  }
})

/** The number of enabled primary buttons. */
function mainButtons(frame: Frame): Promise<number> {
  return frame.evaluate(() => document.querySelectorAll('[class*="filled"]:not([aria-disabled])').length)
}

/** The number of lines a text takes. */
function linesOf(frame: Frame, words: string): Promise<number> {
  return frame.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    return 0
  }, words)
}

const NAMED = SCREEN_STORIES.filter(({ name }) => ['list', 'group', 'form with errors'].includes(name))
for (const [scenario, lang] of [
  ['longNames', 'en-US'],
  ['longNames', 'de'],
  ['rtlNames', 'ar'],
] as const) {
  for (const { name, reach } of NAMED) {
    test(
      `${name} fits 320 pixels with the method names of scenario ${scenario} in ${lang}`,
      coreIf(lang === 'de' && name === 'list'),
      async ({ widget, cashier }) => {
        await widget.page.setViewportSize({ width: 320, height: 640 })
        await reach({ widget, cashier, open: (options) => widget.open({ ...options, scenario, host: { lang } }) })
        await expectFits(widget.frame())
      },
    )
  }
}
