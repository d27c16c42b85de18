/**
 * `payable`; `changed`: the amount differs from the requested one and is not accepted yet; `paid`: reported by the
 * player; `expired`; `cancelled`; `unknown`: it is unknown whether it was cancelled; `none`: no payment details;
 * `unreadable`.
 */
export const INVOICE_STATES = [
  'payable',
  'changed',
  'paid',
  'expired',
  'cancelled',
  'unknown',
  'none',
  'unreadable',
] as const
