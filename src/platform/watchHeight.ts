/** So long at least between two answers: a page that comes in is not told step by step. */
const PAUSE_MS = 100

/**
 * Tells how high the page in `element` is by itself, in CSS pixels, now and whenever that changes. A page that is lower than
 * its window is stretched to it; that does not count, or a frame as high as its page could only grow. Returns its stop.
 */
export function watchHeight(element: HTMLElement, changed: (height: number) => void): () => void {
  let last = 0
  let asked: ReturnType<typeof setTimeout> | undefined
  let watched: Element | null = null

  function measure(): void {
    asked = undefined
    const page = element.firstElementChild as HTMLElement | null
    // Its own size says what no change of its contents does: a font or a picture that has come.
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
    asked ??= setTimeout(measure, PAUSE_MS)
  }

  const sizes = new ResizeObserver(later)
  const contents = new MutationObserver(later)
  contents.observe(element, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['class', 'hidden', 'open'],
  })
  later()
  return () => {
    clearTimeout(asked)
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
