import { computed } from 'mobx'
import type { Texts } from '../i18n/createTexts.ts'
import { messageOf } from '../platform/values/messageOf.ts'
import type { AppView } from '../screens/AppView.ts'
import type { AppNeed } from '../services/AppNeed.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import { coreActions } from './coreActions.ts'
import type { CurrentPage } from './createCurrentPage.ts'
import type { LazyModules } from './createLazyModules.ts'
import { drawingEnv } from './drawingEnv.ts'

export interface ViewNeed extends Pick<AppView, 'askForPart' | 'close' | 'leave'> {
  readonly need: AppNeed
  readonly texts: Texts
  readonly core: CoreServices
  readonly later: LazyModules
  readonly page: CurrentPage
  readonly refresh: () => void
}

/** Builds what the screens use of the app. */
export function createView({ need, core, later, page, refresh, ...given }: ViewNeed): AppView {
  const { drawing, payment, missing } = later
  const { close } = given
  const envOf = drawingEnv({
    core,
    actions: coreActions({ ...core, close, refresh, copy: (text) => void drawing.get()?.copy(text) }),
    drawing: drawing.get,
  })
  const env = computed(() => envOf(page.current()))
  const { session, route, notices } = core
  let hasCrashed = false
  return {
    ...given,
    session,
    route,
    notices,
    toTop: need.surface.toTop,
    env: () => env.get(),
    drawing: () => core.screens.current(),
    buttons: () => page.current()?.buttons?.() ?? [],
    challenge: () => payment.get()?.challenge,
    isPartMissing: missing.any,
    crashed(error) {
      const message = messageOf(error)
      core.report('draw.crash', message)
      // A crash of the first page counts as a failed start (HOST-30).
      if (!hasCrashed && page.isFirst() && core.hasData) need.bridge.send({ messageType: 'onInitError', text: message })
      hasCrashed = true
    },
  }
}
