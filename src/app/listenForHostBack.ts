import { when } from 'mobx'
import type { HostBridge } from '../host/HostBridge.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import type { SessionStore } from '../stores/SessionStore.ts'

export interface WayOut {
  /** A step back. */
  readonly leave: () => void
  /** Ends the widget: the host is told. */
  readonly close: () => void
}

export interface BackNeed extends WayOut {
  readonly bridge: Pick<HostBridge, 'on'>
  readonly route: Pick<RouteStore, 'name' | 'hasBack'>
  readonly session: Pick<SessionStore, 'canClose'>
  /** Whether an open dropdown has taken the step and closed (T12). */
  readonly isStepTaken: () => boolean
}

/**
 * The back button and the back swipe of the host's app are the way back of the page; where there is none, they close the
 * widget, if it may be closed (LIST-04, LIST-05, Q-029). They are heard from the first moment on (L8): where the page of the
 * address is still on its way, they wait for it. Returns their stops.
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
        if (route.hasBack) leave()
        else if (session.canClose) close()
      },
    )
  }
  return [bridge.on('onGoBack', back), bridge.on('onSwipeBack', back), () => stopWaiting()]
}
