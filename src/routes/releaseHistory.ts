import type { RouterHistory } from '@tanstack/react-router'

/** Detaches a router from its history for good, so that a disposed app can't navigate any more. */
export function releaseHistory(history: RouterHistory): void {
  history.flush()
  history.destroy()
  const nothing = () => {}
  Object.assign(history, { push: nothing, replace: nothing, back: nothing })
}
