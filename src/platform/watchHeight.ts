/** So long at least between two answers: a page that comes in is not told step by step. */
const PAUSE_MS = 100

/**
 * Tells how high the page in `element` is by itself, in CSS pixels, now and whenever that changes. A page that is lower than
 * its window is stretched to it; that does not count, or a frame as high as its page could only grow. Returns its stop.
 */
export function watchHeight(element: HTMLElement, changed: (height: number) => void): () => void {
  let last = 0
  let asked: ReturnType<typeof setTimeout> | undefined

  function measure(): void {
    asked = undefined
    const height = ownHeight(element)
    if (height === last || height === 0) return
    last = height
    changed(height)
  }

  function later(): void {
    asked ??= setTimeout(measure, PAUSE_MS)
  }

  const sizes = new ResizeObserver(later)
  sizes.observe(element)
  const contents = new MutationObserver(later)
  contents.observe(element, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['class', 'hidden', 'open'],
  })
  addEventListener('resize', later)
  later()
  return () => {
    clearTimeout(asked)
    sizes.disconnect()
    contents.disconnect()
    removeEventListener('resize', later)
  }
}

function ownHeight(element: HTMLElement): number {
  const heightOf = () => (element.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0
  if (heightOf() > innerHeight) return heightOf()
  element.style.setProperty('--pw-min-block', '0px')
  const height = heightOf()
  element.style.removeProperty('--pw-min-block')
  return height
}
