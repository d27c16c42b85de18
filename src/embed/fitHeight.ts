import type { PaywidgetData } from './types.ts'

/** Below this height, in px, the parent element probably has no height of its own: the frame gets the default height. */
const LOWEST = 200

/** In `vh` too: browsers before Chrome 108 and Safari 15.4 ignore a value with `dvh` (D-35). */
export const DEFAULT_HEIGHT = 'height:min(760px,100vh);height:min(760px,100dvh)'

/**
 * Lets the frame fill its element, or gives it a default height when the element has none. A hidden frame can't be
 * measured: `frameSession` waits for its box.
 */
export function fitHeight(frame: HTMLIFrameElement): void {
  frame.style.cssText += ';display:block;width:100%;height:100%;border:0'
  if (frame.offsetWidth && frame.offsetHeight < LOWEST) frame.style.cssText += `;${DEFAULT_HEIGHT}`
}

/** Whether the host requested a frame as high as its content. */
export const isFitted = (data: PaywidgetData | null | undefined): boolean => data?.schema?.fit === 'content'
