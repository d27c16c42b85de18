import { lazyModule } from '../../platform/files/lazyModule.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { HostEventsNeed } from './createHostEvents.ts'

const code = lazyModule(() => import('./createHostEvents.ts'))

/** Sends `onAnalytics` if the host asks for it; other hosts load no code for it. Returns the cleanup. */
export function followHostEvents({ core, ...need }: HostEventsNeed & { readonly core: CoreServices }): () => void {
  if (core.environment.data?.analytics !== true) return () => {}
  let isOver = false
  let stop = () => {}
  code().then(
    ({ createHostEvents }) => {
      if (!isOver) stop = createHostEvents({ core, ...need })
    },
    (error: unknown) => core.reports.report('host.analytics', messageOf(error)),
  )
  return () => {
    isOver = true
    stop()
  }
}
