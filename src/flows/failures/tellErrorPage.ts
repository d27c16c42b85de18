import type { HostBridge } from '../../host/HostBridge.ts'
import { supportIdAt } from '../../host/supportId.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

export interface ErrorPageNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'state'>
  readonly clock: Pick<Clock, 'now'>
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: (code: string, message: string) => void
  /** Why there was nothing to start with, as the host was told. */
  readonly problem: { readonly text: string; readonly supportId: string } | undefined
  /** Without data of the host the door has said already that the start failed. */
  readonly hasData: boolean
}

/** The error page is open: tells host and operators why, under an id that the player can read to support (PAGE-03, PAGE-06). */
export function tellErrorPage({ session, methods, navigation, clock, bridge, report, ...need }: ErrorPageNeed): void {
  const { errorMessage = need.problem?.text ?? 'Unknown error', stacktrace = '' } = navigation.state()
  const supportId = need.problem?.supportId ?? supportIdAt(clock.now())
  const isStartRefused = session.errorId !== ''
  session.setErrorId(supportId)
  report('error.page', `${supportId} ${errorMessage} ${stacktrace}`.trim())
  if (!need.hasData) return
  // Once for a start that failed, which has no list; what runs has started (P4), and has a problem.
  const hasStarted = methods.state !== 'failed' || isStartRefused
  if (hasStarted) bridge.send({ messageType: 'onProblem', code: 'page.error', text: errorMessage, supportId })
  else bridge.send({ messageType: 'onInitError', text: errorMessage, supportId })
}
