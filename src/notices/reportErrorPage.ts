import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import { supportIdAt } from '../host/bridge/supportId.ts'
import type { Navigation } from '../model/navigation.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { SessionStore } from '../session/SessionStore.ts'

export interface ErrorPageNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'state'>
  readonly report: (code: string, message: string) => void
  readonly environment: {
    readonly clock: Pick<Clock, 'now'>
    readonly bridge: Pick<HostBridge, 'send' | 'hasSent'>
    readonly diagnostics: {
      /** Why the start failed; the host has been told already. Undefined if the start did not fail. */
      readonly problem?: { readonly text: string; readonly supportId: string } | undefined
    }
    /** The host's data. Without the data, the entry point has already reported the failed start. */
    readonly data: unknown
  }
}

/**
 * To be called when the error page opens: reports the reason to host and operator, with an id that the player can tell
 * the support (PAGE-03, PAGE-06).
 */
export function reportErrorPage({ session, methods, navigation, report, environment }: ErrorPageNeed): void {
  const { clock, bridge, diagnostics, data } = environment
  const { problem } = diagnostics
  const { errorMessage = problem?.text ?? 'Unknown error', stacktrace = '' } = navigation.state()
  const supportId = problem?.supportId ?? supportIdAt(clock.now())
  session.setErrorId(supportId)
  report('error.page', `${supportId} ${errorMessage} ${stacktrace}`.trim())
  if (data === undefined) return
  // `onInitError` is for a start that failed to load the method list. Once the host was told that the cashier is shown
  // (`FullLoaded`), be it with the list or with this page, each error is a problem of a running widget (P4).
  const hasStarted = methods.state !== 'failed' || bridge.hasSent('FullLoaded')
  if (hasStarted) bridge.send({ messageType: 'onProblem', code: 'page.error', text: errorMessage, supportId })
  else bridge.send({ messageType: 'onInitError', code: 'list.failed', text: errorMessage, supportId })
}
