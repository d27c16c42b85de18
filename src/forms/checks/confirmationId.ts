/** ASCII digits only: both methods issue their ids that way (VALID-14, Q-101). */
const CONFIRMATION_ID = /^[0-9]{8,10}$/

export function isConfirmationId(text: string): boolean {
  return CONFIRMATION_ID.test(text)
}
