import type { DepositKind } from '../../schemas/stored/depositKinds.ts'
import type { CardViewType } from '../reference/cardViewTypes.ts'
import { METHOD_TRAITS } from '../reference/methodTraits.ts'

/** The ways to pay that a deposit's response contains. */
export interface PaymentOptions {
  readonly hasUnifiedFlow: boolean
  /** The response has payment details or a card (CREATE-09). */
  readonly hasRequisites: boolean
  /** The response has a code to scan or a page to open. */
  readonly hasCode: boolean
  readonly pageId: string | undefined
}

/**
 * The kind of a deposit, by its method and the response (D-26); undefined if the response has no way to pay outside the
 * widget. The order is that of CREATE-12. We added the last step: without a kind, no page would show the code.
 */
export function depositKind(options: PaymentOptions, cardViewType: CardViewType): DepositKind | undefined {
  const traits = METHOD_TRAITS[cardViewType]
  if (options.hasUnifiedFlow) return traits.unifiedInvoice ?? 'unified'
  if (options.hasRequisites || traits.isBankTransfer) return traits.invoice ?? 'hostToHost'
  if (options.pageId === 'eazype' || options.pageId === 'pix') return options.pageId
  if (!options.hasCode) return undefined
  return traits.codeInvoice ?? 'hostToHost'
}
