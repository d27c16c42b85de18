import { expect, type Frame } from '@playwright/test'

const SMALLEST_TARGET = 44

/** Expects no horizontal scrolling, nothing cut off at the edges, and large enough touch targets. */
export async function expectFits(frame: Frame): Promise<void> {
  await laidOut(frame)
  const { sideways, outside, small } = await frame.evaluate((smallest) => {
    const name = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
    const size = (element: Element) => element.getBoundingClientRect()
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    // Links inside a text are exempt from the target size (WCAG 2.5.8).
    const isInline = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline'
    const targets = shown
      .filter((element) => element.matches('button, input, select, textarea, [role="option"], a[href]'))
      .filter((element) => !isInline(element))
    // The touch target of a checkbox is its larger `::after` overlay.
    const reach = (element: Element) => {
      const { content, position, width, height } = getComputedStyle(element, '::after')
      const isThere = element.matches('[type="checkbox"]') && content !== 'none' && position === 'absolute'
      return isThere ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : undefined
    }
    // The touch target of an input is the label or box around it.
    const box = (element: Element) =>
      reach(element) ?? size(element.closest('label') ?? element.closest('[class*="-box"]') ?? element)
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      outside: shown
        .filter((element) => size(element).right > innerWidth + 0.5 || size(element).left < -0.5)
        .filter((element) => size(element).width > 1 && !element.closest('[class*="-chips"], [class*="-strip"]'))
        .map(name),
      small: targets
        .filter((element) => box(element).height < smallest - 0.5 || box(element).width < smallest - 0.5)
        .map((element) => `${name(element)} ${box(element).width} x ${box(element).height}`),
    }
  }, SMALLEST_TARGET)
  expect(sideways, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
  expect(outside, 'cut off at the edge').toEqual([])
  expect(small, `targets under ${SMALLEST_TARGET} pixels`).toEqual([])
}

/**
 * Waits until the layout after a resize is complete. The browser lays out the host page, then the frame, and one
 * animation frame later the floating elements. Uses observers, which also work while the page's clock is paused.
 */
export async function laidOut(frame: Frame): Promise<void> {
  for (const one of new Set([frame.page().mainFrame(), frame]))
    await one.evaluate(async () => {
      for (let picture = 0; picture < 2; picture++)
        await new Promise<void>((drawn) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect()
            drawn()
          })
          observer.observe(document.documentElement)
        })
    })
}
