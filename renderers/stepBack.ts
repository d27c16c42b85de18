/** Sent on the document when a popup opens or closes; `detail.isOpen` says which. */
export const POPUP_CHANGE = 'pw-popup'

export const STEP_BACK = 'pw-back'

/** Offers a step back to an open popup. True when it has closed by it: then the page stays (T12). */
export const isStepTaken = (): boolean => !document.dispatchEvent(new Event(STEP_BACK, { cancelable: true }))
