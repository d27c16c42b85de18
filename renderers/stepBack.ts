/** Sent on the document when a popup opens or closes; `detail.isOpen` says which. */
export const POPUP_CHANGE = 'pw-popup'

const STEP_BACK = 'pw-back'

/** Offers a step back to an open popup. True when it has closed by it: then the page stays (T12). */
export const isStepTaken = (): boolean => !document.dispatchEvent(new Event(STEP_BACK, { cancelable: true }))

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
