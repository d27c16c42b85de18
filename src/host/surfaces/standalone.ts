import { selfChannel } from '../bridge/channels/self.ts'
import { isFramed, ownDocument } from './ownDocument.ts'
import type { Surface, View } from './Surface.ts'

/** The widget in a tab of its own, also in the tab to which a provider sends the player back. */
export function standalone(view: View): Surface | undefined {
  if (isFramed(view)) return undefined
  return {
    ...ownDocument(view),
    receivesReturns: true,
    openChannel: () => selfChannel(view),
    broadcast: (text) => void selfChannel(view).send(text, true),
  }
}
