import { ADDRESS_PARTS, type AddressPart } from '../../schemas/addressParts.ts'

/** The names under which the parts of an address are sent. */
export function addressNames(plain: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object(plain.names) as Readonly<Partial<Record<AddressPart, string>>>
  return ADDRESS_PARTS.map((part) => names[part] ?? part)
}
