import type { DepositKind } from '../../../schemas/stored/depositKinds.ts'
import type { CardViewType } from '../../reference/cardViewTypes.ts'

/** What an answer says of how its deposit is paid. */
export interface SaidOfPaying {
  readonly hasUnifiedFlow: boolean
  /** By requisites or by a card (CREATE-09). */
  readonly hasRequisites: boolean
  /** By a code to scan, or a page to open. */
  readonly hasCode: boolean
  readonly pageId: string | undefined
}

/**
 * The kind of a deposit, by the method and the answer (D-26); undefined where the answer says of no way to pay outside.
 * The order is that of CREATE-12. The last step is ours: a code that no page shows could not be paid.
 */
export function depositKind(said: SaidOfPaying, cardViewType: CardViewType): DepositKind | undefined {
  if (said.hasUnifiedFlow) return cardViewType === 'p2p' ? 'peerToPeerUnified' : 'unified'
  if (said.hasRequisites || cardViewType === 'bankTransfer') return OWN_INVOICES[cardViewType] ?? 'hostToHost'
  if (said.pageId === 'eazype' || said.pageId === 'pix') return said.pageId
  if (!said.hasCode) return undefined
  return cardViewType === 'pix' || cardViewType === 'eazype' ? cardViewType : 'hostToHost'
}

/** Those with an invoice of their own. */
const OWN_INVOICES: Partial<Record<CardViewType, DepositKind>> = { india: 'india', p2p: 'peerToPeer', cash: 'cash' }
