import { expectAccessible } from './support/expectAccessible.ts'
import { expectFits } from './support/expectFits.ts'
import { test } from './support/journey.ts'
import { SCREEN_STORIES } from './support/screens.ts'
import type { OpenOptions } from './support/widgetPage.ts'

const LOOKS = ['light', 'dark'].flatMap((theme) => [
  { theme, lang: 'en-US', direction: 'left to right' },
  { theme, lang: 'ar', direction: 'right to left' },
])

for (const { name, allows = [], reach } of SCREEN_STORIES) {
  test.describe(name, () => {
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
