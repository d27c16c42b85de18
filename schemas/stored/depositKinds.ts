/**
 * How a deposit is paid outside the cashier (D-26). Determined once, from the deposit's method and create response, and
 * stored in its ledger entry. `peerToPeerUnified` is the unified form of a peer-to-peer method.
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
