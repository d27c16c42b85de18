/** Lower than this nobody can pay: the element around the frame has no height of its own. */
const LOWEST = 200

/** The frame fills its element; where that has no height, it has one by itself. */
export function fitHeight(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  if (frame.offsetHeight < LOWEST) frame.style.height = 'min(760px, 100dvh)'
}
