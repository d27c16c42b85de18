import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import type { MethodField } from '../../model/methodField.ts'

/** What the server calls its types (FIELD-01), and the kinds that draw them. */
const KINDS_BY_TYPE: ReadonlyMap<string, FieldKind> = new Map([
  ['text', 'text'],
  ['text_uppercase', 'textUppercase'],
  ['dropdown', 'dropdown'],
  ['dropdown_country', 'country'],
  ['dropdown_currency', 'currency'],
  ['phone_with_prefix', 'phone'],
  ['networks', 'network'],
  ['amount', 'amount'],
  ['date', 'date'],
  ['checkbox', 'checkbox'],
  ['hidden', 'hidden'],
])

/** A list is a choice whatever its type is called; countries, currencies and networks have a look of their own. */
const WITH_ITEMS: Partial<Record<FieldKind, FieldKind>> = { text: 'dropdown', amount: 'dropdown' }

/** There is nothing to choose. */
const WITHOUT_ITEMS: Partial<Record<FieldKind, FieldKind>> = { dropdown: 'text', network: 'text' }

export const isKnownType = (type: string): boolean => KINDS_BY_TYPE.has(type)

/** The kind of a field of the server; one of an unknown type is a text. */
export function kindOfServer({ isHidden, firstOf, items, type }: MethodField): FieldKind {
  if (firstOf.length > 0) return 'composed'
  if (isHidden) return 'hidden'
  const kind = KINDS_BY_TYPE.get(type) ?? 'text'
  return (items.length > 0 ? WITH_ITEMS : WITHOUT_ITEMS)[kind] ?? kind
}
