import type { RouterHistory } from '@tanstack/react-router'

/** Lets go of the address for good: wherever a former app's router still wants to go, nobody follows. */
export function releaseHistory(history: RouterHistory): void {
  history.flush()
  history.destroy()
  const nothing = () => {}
  Object.assign(history, { push: nothing, replace: nothing, back: nothing })
}
