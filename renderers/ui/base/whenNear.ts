/** The number of items on the first screen, even of a wide window: these load immediately, so that none flickers. */
const AT_ONCE = 40
/** Prefetch margin, relative to the viewport height, above and below it. */
const MARGIN = '200%'

let asked = 0
let observer: IntersectionObserver | undefined
const acts = new WeakMap<Element, () => void>()

/**
 * Runs `act` once the element comes near the viewport; immediately for the first elements of a render, except in a later
 * batch of a long list. A list of 500 methods loads the images of its first screen, not all 500. Returns a cleanup.
 */
export function whenNear(element: Element, act: () => void): () => void {
  // Counts the elements of one render: they register in the same task, and the next render starts again at 0.
  if (asked === 0) queueMicrotask(() => (asked = 0))
  asked++
  if (asked <= AT_ONCE && !isFarDown(element)) {
    act()
    return nothing
  }
  observer ??= newObserver()
  acts.set(element, act)
  observer.observe(element)
  return () => {
    acts.delete(element) // an intersection callback may be queued already
    observer?.unobserve(element)
  }
}

function isFarDown(element: Element): boolean {
  const beyond = element.closest('ul')?.children[AT_ONCE]
  return ((beyond?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

const nothing = (): void => undefined

/** The root is `document`: for a cross-origin iframe, browsers ignore the margin of the implicit root. */
function newObserver(): IntersectionObserver {
  return new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        self.unobserve(target)
        acts.get(target)?.()
      }
    },
    { root: document, rootMargin: MARGIN },
  )
}
