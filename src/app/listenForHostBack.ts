import { when } from 'mobx'
import type { HostBridge } from '../host/bridge/HostBridge.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'

export interface WayOut {
  /** Goes one step back. */
  readonly leave: () => void
  /** Closes the widget and sends `onClose`. */
  readonly close: () => void
}

export interface BackNeed extends WayOut {
  readonly bridge: Pick<HostBridge, 'on'>
  readonly route: Pick<RouteStore, 'name' | 'hasBack' | 'isLoadingNext'>
  readonly session: Pick<SessionStore, 'canClose'>
  /** Whether an open dropdown used this step back to close itself (T12). */
  readonly isStepTaken: () => boolean
}

/**
 * The host app's back button and back swipe go back one page. Without a previous page they close the widget, if the
 * host allows closing (LIST-04, LIST-05, Q-029). Listens from the start: a step back that comes while the first page is
 * loading waits for that page (L8). Returns the cleanups.
 */
export function listenForHostBack({
  bridge,
  route,
  session,
  isStepTaken,
  leave,
  close,
}: BackNeed): readonly (() => void)[] {
  let stopWaiting = () => {}
  const back = () => {
    stopWaiting()
    stopWaiting = when(
      () => route.name !== '',
      () => {
        if (isStepTaken()) return
        if (route.hasBack || route.isLoadingNext) leave()
        else if (session.canClose) close()
      },
    )
  }
  return [bridge.on('onGoBack', back), bridge.on('onSwipeBack', back), () => stopWaiting()]
}
