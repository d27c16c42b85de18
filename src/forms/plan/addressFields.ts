import { ADDRESS_PARTS, type AddressPart } from '../../../schemas/addressParts.ts'
import { addressNames } from '../../language/addressNames.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { NodePlace } from './NodePlace.ts'
import { DEFAULT_PLAN, finished } from './ownField.ts'

/** The `autocomplete` token of each part of an address. */
const AUTO_COMPLETE: Readonly<Record<AddressPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
}

/**
 * The fields of an address: every part that any country uses. Visibility, order, labels and required state follow the
 * country at run time.
 */
export function addressFields({ node, guards, step }: NodePlace): FieldPlan[] {
  const country = node.slots.get('country')
  const names = addressNames(node.plain)
  const widths = node.plain.widths as Readonly<Record<string, string>> | undefined
  return ADDRESS_PARTS.map((part, index) =>
    finished({
      ...DEFAULT_PLAN,
      kind: part === 'state' ? 'state' : DEFAULT_PLAN.kind,
      name: names[index] ?? part,
      label: { kind: 'server', words: `address.${part}` },
      country: country?.slot === 'ref' ? country.path : undefined,
      part,
      guards,
      step,
      plain: { autoComplete: AUTO_COMPLETE[part], ...(widths && { width: widths[part] ?? 'full' }) },
    }),
  )
}
