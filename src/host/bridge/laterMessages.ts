import type { LaterType, OutgoingRows } from './protocol.ts'

/** The messages sent only after the method list is on the screen; their code is lazy loaded. */
export const LATER_MESSAGES: OutgoingRows<LaterType> = {
  onAnalytics: {
    members: ['version', 'event', 'transaction', 'page', 'method', 'amount', 'currency', 'fields', 'outcome', 'id'],
  },
  onChangedPaymentMethodsCurrency: { members: ['code', 'type'] },
  onExternalRedirect: { members: ['url', 'method', 'data'], isWhole: true },
  onHeight: { members: ['height'] },
  // A truncated reference is useless, so it is never truncated.
  onIntent: { members: ['reference'], isWhole: true },
  onInvalidP2PResponse: { members: ['text'] },
  onPaymentStatus: { members: ['transaction', 'id', 'status'] },
  onSavePicture: { members: ['file', 'data'], isWhole: true },
  onShare: { members: ['text'] },
}
