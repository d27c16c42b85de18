import type { MethodField } from '../../model/methodField.ts'

/** The field for the id that the player's payment app shows. The payment is found by this id (VALID-14). */
export const CONFIRMATION_ID = 'confirmationId'

/** Added unless the invoice has this field. A field of the layout with the same name takes precedence (N6). */
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

/** The fields of an invoice, including the confirmation id if its method needs one (P2P-18). */
export function neededFields(fields: readonly MethodField[], needsId: boolean): readonly MethodField[] {
  const isThere = fields.some(({ name }) => name === CONFIRMATION_ID)
  return !needsId || isThere ? fields : [...fields, CONFIRMATION_FIELD]
}
