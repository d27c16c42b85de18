/** The event that the page dispatches on `document` when a popup opens or closes; `detail.isOpen` is the new state. */
export const POPUP_CHANGE = 'pw-popup'

/** The event on `document` for a step back; `detail` is the root of the cashier that should take the step. */
export const STEP_BACK = 'pw-back'

/**
 * Offers a step back to the open popup of the cashier at `root`: a page in package mode may contain several cashiers.
 * Returns true when the step closed the popup: the cashier then stays on its page (T12).
 */
export const isStepTaken = (root: Node): boolean =>
  !document.dispatchEvent(new CustomEvent(STEP_BACK, { cancelable: true, detail: root }))
