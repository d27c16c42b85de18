import type { Frame, Page } from '@playwright/test'

/**
 * Notes what the live regions of a page are given, in all its frames: what a screen reader reads out. The regions hold
 * their words in closed shadow roots, which are opened to nobody but this.
 */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      if (this.getAttribute('aria-live') !== null) {
        const note = () => heard.push(`${this.getAttribute('aria-live')}: ${root.textContent}`)
        new MutationObserver(note).observe(root, { childList: true })
      }
      return root
    }
  })
}

export const heardIn = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => (window as unknown as { heard: string[] }).heard)
