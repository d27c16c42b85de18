import { expect } from '@playwright/test'
import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'
import { test } from './support/journey.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { OpenOptions } from './support/widgetPage.ts'

const LOOKS = ['light', 'dark'].flatMap((theme) => [
  { theme, lang: 'en-US', direction: 'left to right' },
  { theme, lang: 'ar', direction: 'right to left' },
])

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES) {
  test.describe(name, () => {
    test.use({ storage })

    for (const { theme, lang, direction } of LOOKS) {
      test(`can be read and worked by everybody: ${theme}, ${direction}`, async ({ widget, cashier, watch }) => {
        watch.allow(...allows)
        const open = (options: OpenOptions = {}) => widget.open({ ...options, host: { theme, lang, ...options.host } })
        await reach({ widget, cashier, open })
        await expectAccessible(widget.frame())
      })
    }

    test('fits 320 pixels, and a wide page', async ({ widget, cashier, watch }) => {
      watch.allow(...allows)
      await widget.page.setViewportSize({ width: 320, height: 640 })
      await reach({ widget, cashier, open: widget.open })
      await expectFits(widget.frame())
      await widget.page.setViewportSize({ width: 1280, height: 800 })
      await expectFits(widget.frame())
    })
  })
}

for (const { name, allows = [], storage = 'byTitle', reach } of SCREEN_STORIES.filter((story) => story.isDoubt)) {
  test.describe(name, () => {
    test.use({ storage })

    test('H8 I2 on a low page the form can be read, and where the thumb pressed nothing pays once more', async ({
      widget,
      cashier,
      watch,
    }) => {
      watch.allow(...allows)
      const page = { width: 320, height: 568 }
      await widget.page.setViewportSize(page)
      await reach({ widget, cashier, open: widget.open })
      const anew = await widget.button('Make a new payment').boundingBox()
      const footer = await widget.inside.locator('[data-pw-block="footer"]').boundingBox()
      const thumb = page.height - 16 - 54 / 2 // the middle of the button that was pressed
      expect(anew, 'it is there').not.toBeNull()
      expect(anew && anew.y <= thumb && thumb <= anew.y + anew.height, 'it lies under the thumb').toBe(false)
      expect(footer?.y, 'at most half of the page').toBeGreaterThan(page.height / 2)
      await widget.button('Make a new payment').scrollIntoViewIfNeeded()
      await expect(widget.button('Make a new payment')).toBeInViewport()
    })
  })
}

const NAMED = SCREEN_STORIES.filter(({ name }) => ['list', 'group', 'form with errors'].includes(name))
for (const [scenario, lang] of [
  ['longNames', 'en-US'],
  ['longNames', 'de'],
  ['rtlNames', 'ar'],
] as const) {
  for (const { name, reach } of NAMED) {
    test(`${name} fits 320 pixels with the names of ${scenario} in ${lang}`, async ({ widget, cashier }) => {
      await widget.page.setViewportSize({ width: 320, height: 640 })
      await reach({ widget, cashier, open: (options) => widget.open({ ...options, scenario, host: { lang } }) })
      await expectFits(widget.frame())
    })
  }
}
