import { ADDRESS_PARTS, type AddressPart } from '../../../schemas/addressParts.ts'
import { addressNames } from '../../language/addressNames.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { NodePlace } from './NodePlace.ts'
import { finished, NOTHING_SAID } from './ownField.ts'

/** What a browser may fill in by itself. */
const AUTO_COMPLETE: Readonly<Record<AddressPart, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  district: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
}

/**
 * The fields of an address: all that some country writes. Which of them are shown, in which order, under which names,
 * and which must be filled, follows the country while the form is open.
 */
export function addressFields({ node, guards, step }: NodePlace): FieldPlan[] {
  const country = node.slots.get('country')
  const names = addressNames(node.plain)
  return ADDRESS_PARTS.map((part, index) =>
    finished({
      ...NOTHING_SAID,
      name: names[index] ?? part,
      label: { kind: 'server', words: `address.${part}` },
      country: country?.slot === 'ref' ? country.path : undefined,
      part,
      guards,
      step,
      plain: { autoComplete: AUTO_COMPLETE[part] },
    }),
  )
}
