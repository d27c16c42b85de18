/**
 * `payable`; `changed`: another amount than was asked for, not accepted yet; `paid`: the player said so; `expired`;
 * `cancelled`; `unknown`: whether it was cancelled is not known; `none`: it does not say where to pay; `unreadable`.
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
