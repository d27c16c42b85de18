/** Throttle: a page that is being built would otherwise report every step. */
const PAUSE_MS = 100

/**
 * Reports the content height of the page in `element`, in CSS pixels, now and at every change. A low page is measured
 * without being stretched to the window, because otherwise a frame that follows the height could only grow. Returns the
 * cleanup.
 */
export function watchHeight(element: HTMLElement, changed: (height: number) => void): () => void {
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let watched: Element | null = null

  function measure(): void {
    timer = undefined
    const page = element.firstElementChild as HTMLElement | null
    // Observe the size too: loaded fonts and pictures change it without any DOM mutation.
    if (page !== watched) {
      sizes.disconnect()
      if (page !== null) sizes.observe(page)
      watched = page
    }
    const height = page === null ? 0 : ownHeight(page, element)
    if (height === last || height === 0) return
    last = height
    changed(height)
  }

  function later(): void {
    timer ??= setTimeout(measure, PAUSE_MS)
  }

  const sizes = new ResizeObserver(later)
  const contents = new MutationObserver(later)
  contents.observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'hidden', 'open'],
  })
  later()
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    contents.disconnect()
  }
}

function ownHeight(page: HTMLElement, { style }: HTMLElement): number {
  if (page.offsetHeight > innerHeight) return page.offsetHeight
  style.setProperty('--pw-min-block', '0px')
  const height = page.offsetHeight
  style.removeProperty('--pw-min-block')
  return height
}
