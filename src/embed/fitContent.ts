/** The minimum height at which a dropdown list fits, in px. */
const LOWEST_CONTENT = 480

/** A cheap sign that the player can't use the frame: it is too small, or hidden. `checkFrame` finds out the reason. */
export const isTooSmall = ({ offsetWidth, offsetHeight }: HTMLIFrameElement): boolean =>
  offsetWidth < 280 || offsetHeight < 200

/** Gives the frame the height that `onHeight` reports, at most that of the window, so that overlays stay in view. */
export function fitContent(frame: HTMLIFrameElement, payload: unknown): void {
  const { height } = (payload ?? {}) as { height?: unknown }
  if (!Number.isInteger(height)) return
  // In `vh` too: browsers before Chrome 108 and Safari 15.4 ignore a value with `dvh` (D-35).
  for (const window of ['100vh', '100dvh']) frame.style.height = `min(max(${LOWEST_CONTENT}px, ${height}px), ${window})`
}
