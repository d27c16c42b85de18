import { expect, type Locator } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'
import { wordsOf } from './wordsOf.ts'

const STEP_MS = 4_000
const LONGEST_MS = 120_000

/**
 * Advances the widget's clock step by step until an element is visible; answers of the server arrive between steps in
 * real time. Returns the passed milliseconds.
 */
export async function passUntil(widget: WidgetPage, there: Locator, longestMs = LONGEST_MS): Promise<number> {
  let passed = 0
  await expect(async () => {
    if (passed < longestMs && !(await there.isVisible())) {
      await widget.pass(STEP_MS)
      passed += STEP_MS
    }
    await expect(there).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [20] })
  return passed
}

/**
 * Advances the widget's clock until the note about missing answers is gone. While the clock passes many minutes at once,
 * polls may time out before their answers arrive; the note then stays until the next answer, and moves what is below it.
 */
export async function passUntilAnswered(widget: WidgetPage): Promise<void> {
  const note = widget.inside.getByText(wordsOf('status.unheard'))
  await expect(async () => {
    if ((await note.count()) > 0) await widget.pass(5_000)
    await expect(note).toHaveCount(0, { timeout: 50 })
  }).toPass({ intervals: [100, 250, 500] })
}
