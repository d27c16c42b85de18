import type { FieldKind } from '../../../schemas/layout/catalog.ts'

/** Whether the field is the choice of a network. In everything else it behaves like any choice. */
export const isNetwork = (kind: FieldKind): boolean => kind === 'network'
