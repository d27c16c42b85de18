import type { PaywidgetData } from './types.ts'

/** Lower than this nobody can pay: the element around the frame has no height of its own. */
const LOWEST = 200

/** Lower than this no list of choices has room in it. */
const LOWEST_CONTENT = 480

/** The frame fills its element; where that has no height, it has one by itself. */
export function fitHeight(frame: HTMLIFrameElement): void {
  Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  if (frame.offsetHeight < LOWEST) frame.style.height = 'min(760px, 100dvh)'
}

/** Whether the host has asked for a frame as high as its page. */
export const isFitted = ({ schema }: PaywidgetData): boolean => schema?.fit === 'content'

/** The frame is as high as its page says, and never higher than the window: what lies over a page is to be seen. */
export function fitContent(frame: HTMLIFrameElement, said: unknown): void {
  const { height } = (said ?? {}) as { height?: unknown }
  if (Number.isInteger(height)) frame.style.height = `min(max(${LOWEST_CONTENT}px, ${height}px), 100dvh)`
}
