/** What the first screen shows of a list, on a wide window too: these do not wait to be seen, so nothing blinks. */
const AT_ONCE = 40
/** In windows, above and below what is seen: a scroll meets what has come already. */
const MARGIN = '200%'

let asked = 0
let observer: IntersectionObserver | undefined
const acts = new WeakMap<Element, () => void>()

/**
 * Acts once the element comes near what is seen of the page; at once for the first of a drawing. A list of 500 methods
 * asks for the pictures of its first screen, not for 500. Returns what takes the wish back.
 */
export function whenNear(element: Element, act: () => void): () => void {
  // All that is drawn together is asked for in one task.
  if (asked === 0) queueMicrotask(() => (asked = 0))
  asked++
  if (asked <= AT_ONCE) {
    act()
    return nothing
  }
  observer ??= newObserver()
  acts.set(element, act)
  observer.observe(element)
  return () => {
    acts.delete(element) // that it is near may be on its way already
    observer?.unobserve(element)
  }
}

const nothing = (): void => undefined

/** Of the document and not of the page around it: to a frame of another origin a browser grants no margin there. */
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
