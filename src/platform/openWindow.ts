export interface OpenedWindow {
  readonly opened: Window | null
  /** Whether there is a window at all; without a hold of it the browser says so only by what became of the press. */
  readonly isOpened: boolean
}

/**
 * Opens a window inside a press. A null handle proves nothing (D-10): a host with `COOP: same-origin` gets one for a
 * window that did open. Opening uses up the press, and what blocks (a sandbox, a blocker) leaves it.
 */
export function openWindow(address: string, features?: string): OpenedWindow {
  const { userActivation } = navigator
  const wasActive = userActivation?.isActive === true
  const opened = window.open(address, '_blank', features)
  return { opened, isOpened: opened !== null || (wasActive && !userActivation.isActive) }
}
