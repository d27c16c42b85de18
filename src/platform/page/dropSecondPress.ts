import { isSecondPress } from './isSecondPress.ts'

interface Press {
  readonly x: number
  readonly y: number
  readonly at: number
}

export interface SecondPressNeed {
  /** The key of the page on the screen. */
  readonly pageKey: () => number
  /**
   * The time of a press that came before this code was loaded and is opening a page, in ms of `performance.now()`;
   * undefined if there was none.
   */
  readonly earlyPressAt: number | undefined
}

/**
 * Drops the second press of a double press if the first one has opened another page. Key presses always pass. Returns
 * the cleanup.
 */
export function dropSecondPress(root: HTMLElement, { pageKey, earlyPressAt }: SecondPressNeed): () => void {
  const stops = new AbortController()
  const options = { signal: stops.signal, capture: true }
  // The position and page of the early press are unknown.
  let last: Partial<Press> = earlyPressAt === undefined ? {} : { at: earlyPressAt }
  /** The first press of a row of double presses. */
  let first: { readonly at?: number | undefined; readonly page: number | undefined } = {
    at: earlyPressAt,
    page: earlyPressAt === undefined ? pageKey() : undefined,
  }
  let isTouch = false
  let isDropped = false

  root.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTouch = pointerType !== 'mouse'
      isDropped = false
    },
    options,
  )
  root.addEventListener(
    'mousedown',
    (event) => {
      const { clientX: x, clientY: y, detail: clickCount } = event
      const at = performance.now()
      const page = pageKey()
      isDropped = isSecondPress({
        clickCount,
        isTouch,
        sinceLast: at - (last.at ?? Number.NEGATIVE_INFINITY),
        sinceFirst: at - (first.at ?? Number.NEGATIVE_INFINITY),
        distance: last.x === undefined || last.y === undefined ? undefined : Math.hypot(x - last.x, y - last.y),
        isSamePage: page === first.page,
      })
      last = { x, y, at }
      // A third press in a row is compared with the first too, and dropped as well.
      if (!isDropped) first = { at, page }
      // A dropped press moves no focus either: on a phone that would open the keyboard.
      else drop(event)
    },
    options,
  )
  root.addEventListener(
    'click',
    (event) => {
      // `detail` is 0 for keys and screen readers.
      if (isDropped && event.detail > 0) drop(event)
    },
    options,
  )
  return () => stops.abort()
}

function drop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
