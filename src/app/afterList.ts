import { LATER_MESSAGES } from '../host/laterMessages.ts'
import { learnMessages } from '../host/protocol.ts'

/** One chunk with everything loaded after the list, so that a page that fails to load can't interrupt a payment. */
export { listLater } from '../flows/list/listLater.ts'
export { TREES } from '../routes/trees.ts'
export { createDrawing } from './parts/drawing.ts'
export { createPayment } from './parts/payment.ts'

// Registered as soon as this chunk loads, because a page may send these messages before a payment exists.
learnMessages(LATER_MESSAGES)
