import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import type { MethodField } from '../../model/methodField.ts'
import { FIELD_TYPES } from '../../reference/fieldTypes.ts'

/** A field with items is a choice whatever its type; countries, currencies and networks have their own kinds. */
const WITH_ITEMS: Partial<Record<FieldKind, FieldKind>> = { text: 'dropdown', amount: 'dropdown' }

/** The fallback kind for a choice without items. */
const WITHOUT_ITEMS: Partial<Record<FieldKind, FieldKind>> = { dropdown: 'text', network: 'text' }

export const isKnownType = (type: string): type is keyof typeof FIELD_TYPES => Object.hasOwn(FIELD_TYPES, type)

/** The kind of a server field; an unknown type becomes `text`. */
export function kindOfServer({ isHidden, firstOf, items, type }: MethodField): FieldKind {
  if (firstOf.length > 0) return 'composed'
  if (isHidden) return 'hidden'
  const kind = isKnownType(type) ? FIELD_TYPES[type] : 'text'
  return (items.length > 0 ? WITH_ITEMS : WITHOUT_ITEMS)[kind] ?? kind
}
