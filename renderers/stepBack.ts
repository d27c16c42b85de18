/** Sent on the document when a popup opens or closes; `detail.isOpen` says which. */
export const POPUP_CHANGE = 'pw-popup'

/** Sent on the document for a step back; `detail` is the root of the cashier that it is meant for. */
export const STEP_BACK = 'pw-back'

/**
 * Offers a step back to the open popup of the cashier at `root`: a page in package mode may hold several cashiers. True
 * when the popup has closed by it: then the page stays (T12).
 */
export const isStepTaken = (root: Node): boolean =>
  !document.dispatchEvent(new CustomEvent(STEP_BACK, { cancelable: true, detail: root }))
