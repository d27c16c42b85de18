import { expect, type Locator } from '@playwright/test'
import type { WidgetPage } from './widgetPage.ts'

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
