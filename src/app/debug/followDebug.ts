import { lazyModule } from '../../platform/files/lazyModule.ts'
import { messageOf } from '../../platform/values/messageOf.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { DebugNeed } from './createDebug.ts'

const code = lazyModule(() => import('./createDebug.ts'))

/** Turns the log on if the host or the query of the page's URL asks for it. Returns the cleanup. */
export function followDebug({ core, ...need }: DebugNeed & { readonly core: CoreServices }): () => void {
  const isRequested = core.environment.data?.debug === true || /[?&]paywidget-debug\b/.test(location.search)
  if (!isRequested) return () => {}
  let isOver = false
  let stop = () => {}
  code().then(
    ({ createDebug }) => {
      if (!isOver) stop = createDebug({ core, ...need })
    },
    (error: unknown) => core.reports.report('debug.missing', `There is no log until a reload: ${messageOf(error)}`),
  )
  return () => {
    isOver = true
    stop()
  }
}
