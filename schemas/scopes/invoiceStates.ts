/**
 * The states of an invoice. `payable`; `changed`: the amount differs from the requested one, and the player has not
 * accepted it yet; `paid`: reported by the player; `expired`; `cancelling`: the player's cancellation is in flight;
 * `cancelled`; `unknown`: it is not known whether the invoice was cancelled; `none`: no payment details; `unreadable`.
 */
export const INVOICE_STATES = [
  'payable',
  'changed',
  'paid',
  'expired',
  'cancelling',
  'cancelled',
  'unknown',
  'none',
  'unreadable',
] as const
