import { computed } from 'mobx'
import type { Texts } from '../i18n/createTexts.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { AppView } from '../screens/AppView.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import { coreActions } from './coreActions.ts'
import type { CurrentPage } from './createCurrentPage.ts'
import type { LazyModules } from './createLazyModules.ts'
import { drawingEnv } from './drawingEnv.ts'

export interface ViewNeed extends Pick<AppView, 'retryLoading' | 'close' | 'leave'> {
  readonly texts: Texts
  readonly core: CoreServices
  readonly later: LazyModules
  readonly page: CurrentPage
  readonly refresh: () => void
}

/** Creates the interface through which the screens use the app. */
export function createView({ core, later, page, refresh, ...given }: ViewNeed): AppView {
  const { drawing, payment, failures } = later
  const { close } = given
  const envOf = drawingEnv({
    core,
    actions: coreActions({ ...core, ...core.reports, close, refresh, copy: (text) => void drawing.get()?.copy(text) }),
    drawing: drawing.get,
  })
  const env = computed(() => envOf(page.current()))
  const { session, route } = core
  const { bridge, data, embedding } = core.environment
  const { notices, report } = core.reports
  let hasCrashed = false
  return {
    ...given,
    session,
    route,
    notices,
    toTop: embedding.surface.toTop,
    env: () => env.get(),
    drawing: () => core.drawing.screens.current(),
    buttons: () => page.current()?.buttons?.() ?? [],
    challenge: () => payment.get()?.challenge,
    isPartMissing: () => failures.isMissingFor(route.name),
    crashed(error) {
      const message = messageOf(error)
      report('draw.crash', message)
      // A rendering error of the first page counts as a failed start (HOST-30).
      if (!hasCrashed && page.isFirst() && data !== undefined)
        bridge.send({ messageType: 'onInitError', code: 'draw.crash', text: message })
      hasCrashed = true
    },
  }
}
