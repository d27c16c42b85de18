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
const ASKED = 4
const PATIENCE_MS = 2_000

/**
 * Whether the player sees the element. Undefined if this is unknown (no browser support), or if our own animation or
 * popup hides the element.
 */
export type Sight = boolean | undefined

export const canTellSight = (): boolean => 'isVisible' in IntersectionObserverEntry.prototype

/**
 * Checks whether the element is visible: not transparent, filtered, transformed or covered, by our page or by any
 * parent page (IntersectionObserver v2, B7). Resolves in the next frame if the element is visible. Otherwise checks
 * several times before the element counts as hidden.
 */
export function watchSight(element: HTMLElement, signal: AbortSignal): Promise<Sight> {
  return new Promise((resolve) => {
    let asked = 0
    let again: ReturnType<typeof setTimeout> | undefined
    const silent = setTimeout(end, PATIENCE_MS, undefined)
    const observer = new IntersectionObserver((entries) => {
      const last: Entry | undefined = entries.at(-1)
      asked += 1
      if (last?.isVisible === true) end(true)
      else if (last?.isIntersecting !== true || isOwnDoing(element)) end(undefined)
      else if (asked === ASKED) end(false)
      else again = setTimeout(ask, DELAY_MS)
    }, OPTIONS)
    const stop = () => end(undefined)
    signal.addEventListener('abort', stop)
    ask()

    // An observer reports only changes; observing again gives the current state.
    function ask(): void {
      observer.unobserve(element)
      observer.observe(element)
    }

    function end(sight: Sight): void {
      clearTimeout(silent)
      clearTimeout(again)
      observer.disconnect()
      signal.removeEventListener('abort', stop)
      resolve(sight)
    }
  })
}

function isOwnDoing(element: HTMLElement): boolean {
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
