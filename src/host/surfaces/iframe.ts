import { frameChannel } from '../bridge/channels/frame.ts'
import { isFramed, ownDocument } from './ownDocument.ts'
import type { Surface, View } from './Surface.ts'

/** The widget in an iframe of the host page, its parent. */
export function iframe(view: View): Surface | undefined {
  if (!isFramed(view)) return undefined
  return {
    ...ownDocument(view),
    openChannel: ({ allowedOrigins }) => frameChannel(view, allowedOrigins),
    broadcast: (text, allowedOrigins) => void frameChannel(view, allowedOrigins).send(text, true),
  }
}
