import { AMOUNT_FIELD } from '../../forms/AMOUNT_FIELD.ts'
import type { MethodField } from '../../model/methodField.ts'

/** The field for the id that the player's payment app shows. The payment is found by this id (VALID-14). */
export const CONFIRMATION_ID = 'confirmationId'

/**
 * Added unless the invoice has this field, which then gets the rule of this one (VALID-15). A field of the layout with
 * the same name takes precedence (N6).
 */
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

/**
 * The name in the form of an invoice's field "amount": in any form, that name is the amount to pay, which has the
 * method's limits and is never sent with the fields.
 */
const INVOICE_AMOUNT = 'invoice_amount'

/** The name in the form of a field that the server names. */
export const nameInForm = (name: string): string => (name === AMOUNT_FIELD ? INVOICE_AMOUNT : name)

/** The reverse of `nameInForm`. */
export const nameOnWire = (name: string): string => (name === INVOICE_AMOUNT ? AMOUNT_FIELD : name)

/** The fields of an invoice, including the confirmation id if its method needs one (P2P-18). */
export function neededFields(fields: readonly MethodField[], needsId: boolean): readonly MethodField[] {
  const all = fields.some(({ name }) => name === AMOUNT_FIELD) ? fields.map(withOtherName) : fields
  if (!needsId) return all
  return all.some(isId) ? all.map((field) => (isId(field) ? withIdRule(field) : field)) : [...all, CONFIRMATION_FIELD]
}

const isId = ({ name }: MethodField): boolean => name === CONFIRMATION_ID

const withIdRule = (field: MethodField): MethodField => ({
  ...field,
  rules: [...field.rules, ...CONFIRMATION_FIELD.rules],
})

const withOtherName = (field: MethodField): MethodField => ({
  ...field,
  name: nameInForm(field.name),
  firstOf: field.firstOf.map(nameInForm),
  shownFor: field.shownFor.map((one) => ({ ...one, field: nameInForm(one.field) })),
  sets: field.sets.map((one) => ({ ...one, target: nameInForm(one.target) })),
})
