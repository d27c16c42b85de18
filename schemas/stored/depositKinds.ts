/**
 * How a deposit is paid outside the cashier (D-26). Determined once, from its method and create response, and stored
 * with its entry. `peerToPeerUnified` is the unified form of a peer-to-peer method.
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
