import type { RouterHistory } from '@tanstack/react-router'
import { isStepTaken, POPUP_CHANGE } from '../../renderers/stepBack.ts'

/**
 * The browser's Back closes an open popup instead of leaving the page (T12). The router's blocker undoes the step
 * without adding an entry, so the widget's arrow still steps back correctly. A blocker exists only while a popup is
 * open, because it delays every navigation by a microtask. Returns a cleanup.
 */
export function blockWhileOpen(history: RouterHistory): () => void {
  let unblock = () => {}
  const onChange = (event: Event) => {
    unblock()
    unblock = () => {}
    if ((event as CustomEvent<{ readonly isOpen: boolean }>).detail.isOpen)
      unblock = history.block({
        enableBeforeUnload: false,
        blockerFn: ({ action }) => action === 'BACK' && isStepTaken(document),
      })
  }
  document.addEventListener(POPUP_CHANGE, onChange)
  return () => {
    document.removeEventListener(POPUP_CHANGE, onChange)
    unblock()
  }
}
