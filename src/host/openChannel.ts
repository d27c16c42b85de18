import type { Channel } from './Channel.ts'
import { frameChannel } from './channels/frame.ts'
import { selfChannel } from './channels/self.ts'
import type { HostMode } from './hostMode.ts'

/** The channel of a mode. `allowedOrigins` is `host.allowedOrigins` of the configuration (D-09). */
export function openChannel(mode: HostMode, view: Window, allowedOrigins: readonly string[]): Channel {
  if (mode === 'iframe') return frameChannel(view, allowedOrigins)
  if (mode === 'self') return selfChannel(view)
  throw new Error(
    `The host mode "${mode}" has no channel in this release, so the host could be neither heard nor told anything. ` +
      'Embed the widget in an iframe.',
  )
}
