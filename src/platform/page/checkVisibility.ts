/** TypeScript only has the types of IntersectionObserver v1. */
interface Options extends IntersectionObserverInit {
  readonly trackVisibility: true
  readonly delay: number
}

interface Entry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/** The minimum delay allowed by the standard. */
const DELAY_MS = 100
const OPTIONS: Options = { trackVisibility: true, delay: DELAY_MS }
/**
 * The element counts as hidden after this many failed checks in a row: one failure may be an animation of the host
 * page.
 */
const MAX_CHECKS = 4
const TIMEOUT_MS = 2_000

/**
 * Whether the player sees the element. Undefined if this is unknown (no browser support), or if our own animation or
 * popup hides the element.
 */
export type Visibility = boolean | undefined

export const canCheckVisibility = (): boolean => 'isVisible' in IntersectionObserverEntry.prototype

/**
 * Checks whether the element is visible: not transparent, filtered, transformed or covered, by our page or by any
 * parent page (IntersectionObserver v2, B7). Resolves in the next frame if the element is visible. Otherwise checks
 * several times before the element counts as hidden.
 */
export function checkVisibility(element: HTMLElement, signal: AbortSignal): Promise<Visibility> {
  return new Promise((resolve) => {
    let checks = 0
    let again: ReturnType<typeof setTimeout> | undefined
    const timeout = setTimeout(end, TIMEOUT_MS, undefined)
    const observer = new IntersectionObserver((entries) => {
      const last: Entry | undefined = entries.at(-1)
      checks += 1
      if (last?.isVisible === true) end(true)
      else if (last?.isIntersecting !== true || isHiddenByWidget(element)) end(undefined)
      else if (checks === MAX_CHECKS) end(false)
      else again = setTimeout(check, DELAY_MS)
    }, OPTIONS)
    const stop = () => end(undefined)
    signal.addEventListener('abort', stop)
    check()

    // An observer reports only changes; observing again gives the current state.
    function check(): void {
      observer.unobserve(element)
      observer.observe(element)
    }

    function end(visibility: Visibility): void {
      clearTimeout(timeout)
      clearTimeout(again)
      observer.disconnect()
      signal.removeEventListener('abort', stop)
      resolve(visibility)
    }
  })
}

function isHiddenByWidget(element: HTMLElement): boolean {
  return isFaded(element) || isCovered(element)
}

function isFaded(element: Element | null): boolean {
  if (element === null) return false
  const { opacity, transform, filter } = getComputedStyle(element)
  return opacity !== '1' || transform !== 'none' || filter !== 'none' || isFaded(element.parentElement)
}

/** Whether a popup or a notice of our own covers the element. */
function isCovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const parts = [0.05, 0.5, 0.95]
  return parts.some((x) =>
    parts.some((y) => {
      const hit = root.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && !element.contains(hit)
    }),
  )
}
