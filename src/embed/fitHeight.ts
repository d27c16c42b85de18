import type { PaywidgetData } from './types.ts'

/** The minimum usable height, in px. A frame is less high only if its parent element has no height of its own. */
const LOWEST = 200

/** The minimum height at which a dropdown list fits, in px. */
const LOWEST_CONTENT = 480

/** Lets the frame fill its element, or gives it a default height when the element has none. */
export function fitHeight(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  if (frame.offsetHeight < LOWEST) frame.style.height = 'min(760px, 100dvh)'
}

/** A cheap sign that the player can't use the frame: it is too small, or hidden. `checkFrame` finds out the reason. */
export const isTooSmall = ({ offsetWidth, offsetHeight }: HTMLIFrameElement): boolean =>
  offsetWidth < 280 || offsetHeight < LOWEST

/** Whether the host asked for a frame as high as its content. */
export const isFitted = ({ schema }: PaywidgetData): boolean => schema?.fit === 'content'

/** Gives the frame the height that `onHeight` reports, at most that of the window, so that overlays stay in view. */
export function fitContent(frame: HTMLIFrameElement, payload: unknown): void {
  const { height } = (payload ?? {}) as { height?: unknown }
  if (Number.isInteger(height)) frame.style.height = `min(max(${LOWEST_CONTENT}px, ${height}px), 100dvh)`
}
