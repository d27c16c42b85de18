/** Longest time between the two taps of a double tap: iOS and Android wait 300 ms, and accessibility settings allow more. */
const TAP_MS = 500
/** Largest distance between them, in px: about the width of a fingertip. */
const FINGER_PX = 40
/** Taps are dropped for at most this long after the first tap: later taps are meant for the new page. */
const RUN_MS = 1000
/**
 * The limit for a mouse: the second and third click of a multiple click are dropped. Browsers count a click as the third
 * only within about 1 s.
 */
const RUN_CLICKS = 3

/** Facts about a press by finger, pen or mouse. */
export interface PressFacts {
  /** How many clicks in a row the browser has counted. */
  readonly clickCount: number
  /** Whether it was a finger or a pen. */
  readonly isTouch: boolean
  /** Time in ms since the press before, and since the first press of the row; Infinity if there was none. */
  readonly sinceLast: number
  readonly sinceFirst: number
  /** Distance in px from the press before; undefined if its place is unknown. */
  readonly distance: number | undefined
  /** Whether the page is still that of the first press. */
  readonly isSamePage: boolean
}

/**
 * Whether a press is the second of a double press whose first press has opened another page: it is not meant for
 * the new page. Safari on a phone counts no clicks, so time and distance decide for a finger.
 */
export function isSecondPress(press: PressFacts): boolean {
  const { clickCount, isTouch, sinceLast, sinceFirst, distance = 0, isSamePage } = press
  const isDouble = clickCount > 1 && clickCount <= RUN_CLICKS
  const isDoubleTap = isTouch && sinceLast < TAP_MS && sinceFirst < RUN_MS && distance <= FINGER_PX
  return (isDouble || isDoubleTap) && !isSamePage
}
