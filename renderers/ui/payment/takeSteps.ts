import { POPUP_CHANGE, STEP_BACK } from '../../stepBack.ts'

/**
 * A step back closes the popup that is open at `trigger` and has no other effect: the form stays open (T12). Returns a
 * cleanup.
 */
export function takeSteps(trigger: Node | null, close: () => void): () => void {
  const step = (event: Event) => {
    if (!(event as CustomEvent<Node>).detail.contains(trigger)) return
    event.preventDefault()
    close()
  }
  const dispatchChange = (isOpen: boolean) =>
    document.dispatchEvent(new CustomEvent(POPUP_CHANGE, { detail: { isOpen } }))
  document.addEventListener(STEP_BACK, step)
  dispatchChange(true)
  return () => {
    document.removeEventListener(STEP_BACK, step)
    dispatchChange(false)
  }
}
