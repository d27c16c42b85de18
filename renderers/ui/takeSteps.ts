import { POPUP_CHANGE, STEP_BACK } from '../stepBack.ts'

/** A step back closes the open popup and goes no further: the form behind it is kept (T12). Returns a cleanup. */
export function takeSteps(close: () => void): () => void {
  const step = (event: Event) => {
    event.preventDefault()
    close()
  }
  const tell = (isOpen: boolean) => document.dispatchEvent(new CustomEvent(POPUP_CHANGE, { detail: { isOpen } }))
  document.addEventListener(STEP_BACK, step)
  tell(true)
  return () => {
    document.removeEventListener(STEP_BACK, step)
    tell(false)
  }
}
