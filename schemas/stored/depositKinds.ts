/**
 * How a deposit is paid outside the cashier (D-26). Decided once, by its method and the answer of its create, and kept
 * with its stored entry. `peerToPeerUnified` is the unified form of a peer-to-peer method.
 */
export const DEPOSIT_KINDS = [
  'peerToPeer',
  'peerToPeerUnified',
  'unified',
  'hostToHost',
  'india',
  'pix',
  'eazype',
  'cash',
] as const

export type DepositKind = (typeof DEPOSIT_KINDS)[number]
