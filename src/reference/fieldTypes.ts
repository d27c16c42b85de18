import type { FieldKind } from '../../schemas/layout/catalog.ts'

/** The server's field types (FIELD-01) and the field kinds that render them. */
export const FIELD_TYPES = {
  text: 'text',
  text_uppercase: 'textUppercase',
  dropdown: 'dropdown',
  dropdown_country: 'country',
  dropdown_currency: 'currency',
  phone_with_prefix: 'phone',
  networks: 'network',
  amount: 'amount',
  date: 'date',
  checkbox: 'checkbox',
  password: 'password',
  hidden: 'hidden',
} as const satisfies Readonly<Record<string, FieldKind>>
