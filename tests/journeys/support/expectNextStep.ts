import { expect, type Frame } from '@playwright/test'
import { laidOut } from './expectFits.ts'

/** Phones of which a part is covered by the browser or by the host's own bars. */
const PHONES = [
  { width: 390, height: 700 },
  { width: 360, height: 640 },
] as const

/** What the main button of a payment page refers to, most important first. */
const SUBJECTS = [
  '[data-pw-block="statusPanel"] h2',
  '[data-pw-block="cryptoAddress"] bdi',
  '[class*="CopyRow-big"]',
  '[class*="AmountInput"] input',
  '[class*="summary-strong"] dd',
].join(', ')

/** What a page has to show on a phone without scrolling. */
export interface NextStep {
  readonly button: boolean
  /** Missing if it depends on the size of the phone. */
  readonly subject?: boolean
}

/**
 * Expects that on a phone, without scrolling, the player sees the main button whole, and what it refers to above it: the
 * amount, the address, or the status. `expected` says which of the two the page has.
 */
export async function expectNextStep(frame: Frame, expected: NextStep): Promise<void> {
  for (const size of PHONES) {
    await frame.page().setViewportSize(size)
    await laidOut(frame)
    const seen = await frame.evaluate((subjects) => {
      scrollTo(0, 0)
      const shown = (query: string) =>
        [...document.querySelectorAll(query)].find((element) => element.checkVisibility())
      const button = shown('main [class*="Button-filled"]')?.getBoundingClientRect()
      const subject = shown(subjects)?.getBoundingClientRect()
      const footer = shown('[data-pw-block="footer"]')?.getBoundingClientRect()
      return {
        button: button !== undefined && button.top >= 0 && button.bottom <= innerHeight + 0.5,
        subject: subject !== undefined && subject.top >= 0 && subject.bottom <= (footer?.top ?? innerHeight) + 0.5,
      }
    }, SUBJECTS)
    expect(seen, `in view at ${size.width} x ${size.height}`).toMatchObject({ ...expected })
  }
}
