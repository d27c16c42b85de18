import type { HostBridge } from '../../host/HostBridge.ts'
import { supportIdAt } from '../../host/supportId.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { Clock } from '../../platform/clock.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { SessionStore } from '../../stores/SessionStore.ts'

export interface ErrorReportNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly navigation: Pick<Navigation, 'state'>
  readonly clock: Clock
  readonly bridge: Pick<HostBridge, 'send'>
  readonly report: (code: string, message: string) => void
  /** Why there was nothing to start with, as the host was told. */
  readonly problem: { readonly text: string; readonly supportId: string } | undefined
  /** Without data of the host the door has said already that the start failed. */
  readonly hasData: boolean
}

export interface ErrorReport {
  /** The error page is open: why, under an id that the player can read to support (PAGE-03, PAGE-06). */
  tellPage(): void
  /** A page that the host or an address asks for is not part of this build. */
  tellMissing(page: string): void
  /** Nothing of the page could be drawn. Of the first page, that is a start that failed (HOST-30). */
  tellCrash(message: string, isFirstPage: boolean): void
}

/** What is told to the host and the operators when a page can't be what it should. */
export function createErrorReport(need: ErrorReportNeed): ErrorReport {
  const { session, methods, bridge, report, problem, hasData } = need
  let isStartRefused = false

  return {
    tellPage() {
      const { errorMessage = problem?.text ?? 'Unknown error', stacktrace = '' } = need.navigation.state()
      const supportId = problem?.supportId ?? supportIdAt(need.clock.now())
      session.setErrorId(supportId)
      report('error.page', `${supportId} ${errorMessage} ${stacktrace}`.trim())
      if (!hasData) return
      // Once for a start that failed, which has no list; what runs has started (P4), and has a problem.
      const hasStarted = methods.state !== 'failed' || isStartRefused
      if (hasStarted) bridge.send({ messageType: 'onProblem', code: 'page.error', text: errorMessage, supportId })
      else bridge.send({ messageType: 'onInitError', text: errorMessage, supportId })
      isStartRefused = true
    },
    tellMissing(page) {
      const text = `The page "${page}" is not part of this build.`
      report('page.missing', text)
      bridge.send({ messageType: 'onProblem', code: 'page.missing', text })
    },
    tellCrash(message, isFirstPage) {
      report('draw.crash', message)
      if (isFirstPage && hasData) bridge.send({ messageType: 'onInitError', text: message })
    },
  }
}
