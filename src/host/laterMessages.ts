import type { LaterType, OutgoingRows } from './protocol.ts'

/** What payments alone say; their code comes after the list. */
export const LATER_MESSAGES: OutgoingRows<LaterType> = {
  onChangedPaymentMethodsCurrency: { members: ['code', 'type'] },
  onExternalRedirect: { members: ['url', 'method', 'data'], isWhole: true },
  // Half a reference is none: it goes whole.
  onIntent: { members: ['reference'], isWhole: true },
  onInvalidP2PResponse: { members: ['text'] },
  onPaymentStatus: { members: ['transaction', 'id', 'status'] },
  onShare: { members: ['text'] },
}
