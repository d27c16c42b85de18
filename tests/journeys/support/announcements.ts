import type { Frame, Page } from '@playwright/test'

/**
 * Records the announcements for screen readers, in all frames of a page. The live regions have closed shadow roots,
 * which this script opens.
 */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const languages: string[] = []
    Object.assign(window, { spoken, languages })
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      if (this.getAttribute('aria-live') !== null) {
        const note = () => {
          spoken.push(`${this.getAttribute('aria-live')}: ${root.textContent}`)
          for (const { lang, dir } of root.querySelectorAll('p')) languages.push(`${lang} ${dir}`)
        }
        new MutationObserver(note).observe(root, { childList: true })
      }
      return root
    }
  })
}

export const heardIn = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

/** The language and the direction of each announcement. */
export const languagesIn = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => (window as unknown as { languages: string[] }).languages)
