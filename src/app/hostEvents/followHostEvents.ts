import { reaction } from 'mobx'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { HostEventsNeed } from './createHostEvents.ts'

const code = lazyModule(() => import('./createHostEvents.ts'))

/** Sends `onAnalytics` if the host asks for it; other hosts load no code for it. Returns the cleanup. */
export function followHostEvents({
  core,
  ...need
}: Omit<HostEventsNeed, 'left'> & { readonly core: CoreServices }): () => void {
  if (core.environment.data?.analytics !== true) return () => {}
  let isOver = false
  // The player may leave the first page before the code is there.
  const pages: string[] = []
  let stop: () => void = reaction(
    () => core.route.name,
    (page) => void pages.push(page),
    { fireImmediately: true },
  )
  code().then(
    ({ createHostEvents }) => {
      stop()
      // `createHostEvents` itself sends the last page, which is the current one.
      if (!isOver) stop = createHostEvents({ core, ...need, left: pages.slice(0, -1) })
    },
    (error: unknown) =>
      core.reports.report('host.analytics', `The host gets no events until a reload: ${messageOf(error)}`),
  )
  return () => {
    isOver = true
    stop()
  }
}
