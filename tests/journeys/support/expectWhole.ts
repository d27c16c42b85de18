import { expect, type Frame } from '@playwright/test'
import { laidOut } from './expectFits.ts'

/** Expects that no box clips its text, and that no two texts overlap. */
export async function expectWhole(frame: Frame): Promise<void> {
  await laidOut(frame)
  const { cut, over } = await frame.evaluate(() => {
    const text = (element: Element) => element.textContent?.trim().slice(0, 40) ?? ''
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    // Skip visually hidden text, and the sticky footer and header: the player can scroll the covered texts into view.
    const skipped = `.pw-visually-hidden, [data-pw-block="footer"]${scrollY > 0 ? ', header' : ''}`
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      element.closest(skipped) === null &&
      getComputedStyle(element).clipPath !== 'inset(50%)'
    const written = [...document.querySelectorAll('body *')].filter((one) => hasOwnText(one) && isSeen(one))
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const boxes = written.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return { element, box: range.getBoundingClientRect() }
    })
    const cutBy = ({ element, box }: (typeof boxes)[number]) => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (!clips(at) || at.scrollHeight > at.clientHeight + 60) continue
        const { left, right, top, bottom } = at.getBoundingClientRect()
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1) return true
      }
      return false
    }
    const lapped = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => {
          if (one.element.contains(other.element) || other.element.contains(one.element)) return false
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          return width > 3 && height > 3
        })
        .map((other) => `${text(one.element)} / ${text(other.element)}`),
    )
    return { cut: boxes.filter(cutBy).map(({ element }) => text(element)), over: lapped }
  })
  expect(cut, 'texts that their box cuts off').toEqual([])
  expect(over, 'texts that lie over one another').toEqual([])
}
