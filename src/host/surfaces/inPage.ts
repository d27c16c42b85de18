import type { RouterHistory } from '@tanstack/react-router'
import { memoryHistory } from '../../platform/page/pageHistory.ts'
import type { Channel } from '../bridge/Channel.ts'
import type { Surface } from './Surface.ts'

export interface InPageNeed extends Pick<Surface, 'toTop' | 'restart' | 'showFailure' | 'limitCode'> {
  readonly channel: Channel
  readonly history: RouterHistory
}

/**
 * Package mode (HOST-10): the widget in an element of the host page. The entry point `package.ts` creates this surface,
 * because package mode can't be detected.
 */
export function inPage({ channel, history, ...own }: InPageNeed): Surface {
  return {
    ...own,
    ownsDocument: false,
    reportsHeight: false,
    history: memoryHistory(history),
    openChannel: () => channel,
    broadcast: (text) => void channel.send(text, true),
  }
}
