/** All that comes as soon as the list is on the screen, in one file: who has it can pay to the end. */
export * as pages from '../pages/afterList.ts'
export { createDrawing } from './parts/drawing.ts'
export { createPayment } from './parts/payment.ts'
