import type { LaterType, OutgoingRows } from './protocol.ts'

/** What is said once the list is on the screen; its code comes after it. */
export const LATER_MESSAGES: OutgoingRows<LaterType> = {
  onChangedPaymentMethodsCurrency: { members: ['code', 'type'] },
  onExternalRedirect: { members: ['url', 'method', 'data'], isWhole: true },
  onHeight: { members: ['height'] },
  // Half a reference is none: it goes whole.
  onIntent: { members: ['reference'], isWhole: true },
  onInvalidP2PResponse: { members: ['text'] },
  onPaymentStatus: { members: ['transaction', 'id', 'status'] },
  onShare: { members: ['text'] },
}
