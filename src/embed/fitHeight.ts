import type { PaywidgetData } from './types.ts'

/** The minimum usable height, in px. A frame is less high only if its parent element has no height of its own. */
const LOWEST = 200

/** Lets the frame fill its element, or gives it a default height when the element has none. */
export function fitHeight(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  if (frame.offsetHeight < LOWEST) frame.style.height = 'min(760px, 100dvh)'
}

/** Whether the host requested a frame as high as its content. */
export const isFitted = (data: PaywidgetData | null | undefined): boolean => data?.schema?.fit === 'content'
