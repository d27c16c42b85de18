import type { FieldKind } from '../../schemas/layout/catalog.ts'

/** What the server calls the types of its fields (FIELD-01), and the kinds that draw them. */
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
  hidden: 'hidden',
} as const satisfies Readonly<Record<string, FieldKind>>
