/** What is known of how an element stands before the player. */
export interface Sight {
  /**
   * By IntersectionObserver v2: as drawn, not faded, not filtered, not covered, here and in every page around. Undefined
   * where nobody knows: in other browsers, before the first answer, while it is scrolled away or a part of ours lies on it.
   */
  readonly isVisible: boolean | undefined
  readonly wasEverVisible: boolean
  /** Since it was drawn, or moved by more than half its size, under the pointer. */
  readonly sinceShownMs: number
}

/** TypeScript knows the first version only. */
interface Options extends IntersectionObserverInit {
  readonly trackVisibility: true
  /** 100 ms is the least that the standard allows. */
  readonly delay: 100
}

interface Entry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

const OPTIONS: Options = { trackVisibility: true, delay: 100 }

/** Of the document, as the pages around it are. */
let wasEverVisible = false

/** Watches how an element of a form stands before the player, until it is stopped. */
export function watchSight(element: HTMLElement): { sight(): Sight; stop(): void } {
  const stops = new AbortController()
  const isVisible = watchVisibility(element, stops.signal)
  const shownAt = watchPlace(element, stops.signal)
  return {
    sight: () => ({ isVisible: isVisible(), wasEverVisible, sinceShownMs: performance.now() - shownAt() }),
    stop: () => stops.abort(),
  }
}

function watchVisibility(element: HTMLElement, signal: AbortSignal): () => boolean | undefined {
  let isVisible: boolean | undefined
  if (!('isVisible' in IntersectionObserverEntry.prototype)) return () => undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver((entries) => {
    const last: Entry | undefined = entries.at(-1)
    const isUnknown = last?.isIntersecting !== true || (last.isVisible === false && isUnderOwn(element))
    isVisible = isUnknown ? undefined : last.isVisible
    wasEverVisible ||= isVisible === true
    // It says what has changed only, and is silent when a popup goes and the host still hides us: so it is asked anew.
    if (last?.isIntersecting && isUnknown) again = setTimeout(ask, OPTIONS.delay)
  }, OPTIONS)
  const ask = () => {
    observer.unobserve(element)
    observer.observe(element)
  }
  ask()
  signal.addEventListener('abort', () => {
    clearTimeout(again)
    observer.disconnect()
  })
  return () => isVisible
}

/** Whether a popup or a notice of this document lies on it. */
function isUnderOwn(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.05, 0.5, 0.95]
  return parts.some((x) =>
    parts.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return hit !== null && !element.contains(hit)
    }),
  )
}

/** When it last came under the pointer by itself; long ago, where the player has moved the mouse since. */
function watchPlace(element: HTMLElement, signal: AbortSignal): () => number {
  let place = element.getBoundingClientRect()
  let shown = shownNow(place)
  let typedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    const before = place
    place = element.getBoundingClientRect()
    const hasMoved = Math.abs(place.top - before.top) > before.height / 2
    // What the player's own typing moves is no surprise: an error that goes.
    if (hasMoved && performance.now() - typedAt > TYPING_MS) shown = shownNow(place)
  }
  // The player moves it by scrolling.
  const scroll = () => {
    place = element.getBoundingClientRect()
  }
  const type = () => {
    typedAt = performance.now()
  }
  const size = new ResizeObserver(look)
  size.observe(element.closest('form') ?? element)
  signal.addEventListener('abort', () => size.disconnect())
  addEventListener('resize', look, { signal })
  document.addEventListener('input', type, { signal, capture: true })
  document.addEventListener('scroll', scroll, { signal, capture: true, passive: true })
  return () => (shown === undefined || hasMovedSince(shown.pointer) ? Number.NEGATIVE_INFINITY : shown.at)
}

/** An error comes and goes within this time of a key. */
const TYPING_MS = 500

/** Of the document: where the pointer was last. */
let pointer: PointerEvent | undefined

/** Follows the pointer from before there is anything to watch: what is drawn may lie under it at once. */
export function watchPointer(): () => void {
  const stops = new AbortController()
  const options = { signal: stops.signal, capture: true, passive: true }
  const point = (event: PointerEvent) => {
    pointer = event
  }
  document.addEventListener('pointermove', point, options)
  document.addEventListener('pointerdown', point, options)
  return () => stops.abort()
}

/** A finger hovers nowhere and may be on its way: only a mouse is known to lie elsewhere. */
function shownNow({
  left,
  right,
  top,
  bottom,
}: DOMRect): { at: number; pointer: PointerEvent | undefined } | undefined {
  const { clientX = left, clientY = top } = isMouse(pointer) ? pointer : {}
  const isUnder = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return isUnder ? { at: performance.now(), pointer } : undefined
}

/** Further than a hand trembles while it presses. */
const TREMBLE_PX = 8

function hasMovedSince(before: PointerEvent | undefined): boolean {
  if (!isMouse(before) || !isMouse(pointer)) return false
  return Math.hypot(pointer.clientX - before.clientX, pointer.clientY - before.clientY) > TREMBLE_PX
}

const isMouse = (event: PointerEvent | undefined): event is PointerEvent => event?.pointerType === 'mouse'
