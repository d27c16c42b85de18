import type { FieldKind } from '../../../schemas/layout/catalog.ts'

/** Whether a network is chosen in the field. In everything else it behaves like any choice. */
export const isNetwork = (kind: FieldKind): boolean => kind === 'network'
