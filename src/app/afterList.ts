import { LATER_MESSAGES } from '../host/laterMessages.ts'
import { learnMessages } from '../host/protocol.ts'

/** One file with all that is loaded once the list is on the screen: whoever has it can pay to the end. */
export { listLater } from '../flows/list/listLater.ts'
export { TREES } from '../routes/trees.ts'
export { createDrawing } from './parts/drawing.ts'
export { createPayment } from './parts/payment.ts'

// From here on all of them may be said: a page may speak before there is a payment.
learnMessages(LATER_MESSAGES)
