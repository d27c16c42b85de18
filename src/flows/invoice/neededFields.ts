import type { MethodField } from '../../model/methodField.ts'

/** The field in which the player's app shows what the payment is found by (VALID-14). */
export const CONFIRMATION_ID = 'confirmationId'

/** As any document gets it that has no field of its own for it (N6). */
const CONFIRMATION_FIELD: MethodField = {
  name: CONFIRMATION_ID,
  type: 'text',
  label: 'field.confirmationId',
  placeholder: '',
  placeholderText: '',
  value: '',
  rules: [{ regex: '^[0-9]{8,10}$', message: 'field.check.confirmationId' }],
  items: [],
  masks: [],
  isHidden: false,
  isDisabled: false,
  isAdvanced: false,
  isTriggered: false,
  isWallet: false,
  isNeeded: true,
  shownFor: [],
  firstOf: [],
  sets: [],
}

/** The fields of an invoice, with the one that its payment is found by where its method needs that (P2P-18). */
export function neededFields(fields: readonly MethodField[], needsId: boolean): readonly MethodField[] {
  const isThere = fields.some(({ name }) => name === CONFIRMATION_ID)
  return !needsId || isThere ? fields : [...fields, CONFIRMATION_FIELD]
}
