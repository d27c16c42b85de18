import type { AddressPart } from './FieldPlan.ts'

export const ADDRESS_PARTS: readonly AddressPart[] = ['line1', 'line2', 'district', 'city', 'state', 'zip']

/** Under which names the parts of an address go out. */
export function addressNames(plain: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object(plain.names) as Readonly<Partial<Record<AddressPart, string>>>
  return ADDRESS_PARTS.map((part) => names[part] ?? part)
}
