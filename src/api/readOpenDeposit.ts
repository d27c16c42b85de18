import type { DepositCheckAnswer } from '../../schemas/calls/depositCheck.ts'
import { isRecord } from '../../schemas/isRecord.ts'
import type { OpenDeposit, OpenDepositData } from '../model/openDeposit.ts'
import { hasCode } from './hasCode.ts'
import { identifierOf } from './identifierOf.ts'
import { isNonEmpty } from './isNonEmpty.ts'
import { plain } from './plain.ts'
import { readFields } from './readFields.ts'
import { hasRequisites, readInvoice, withFields } from './readInvoice.ts'
import { readP2pDeposit } from './readP2pDeposit.ts'
import type { Members } from './readRequisites.ts'
import { usableFields } from './usableFields.ts'

/**
 * Whether the player has an open deposit with a method, and the deposit's payment details. `onMismatch` gets the
 * members of a peer-to-peer card that do not fit the schema (N8); cards of other kinds of deposit are not reported.
 */
export function readOpenDeposit(
  answer: DepositCheckAnswer,
  onMismatch: (mismatches: readonly string[]) => void,
): OpenDeposit {
  const { exists, depositId, card } = answer
  const data = exists ? paymentDataOf(answer) : undefined
  const mismatches = data?.asPeerToPeer.mismatches ?? []
  const isMalformed = mismatches.some((name) => name !== 'card')
  if (isMalformed || (mismatches.length > 0 && data?.isPeerToPeer === true)) onMismatch(mismatches)
  return {
    exists,
    depositId: exists ? identifierOf(depositId) : undefined,
    ...(data !== undefined && (isNonEmpty(card) || data.asInvoice !== undefined) && { data }),
  }
}

/** The members of a card that occur only in peer-to-peer deposits (DATA-47, DATA-45). */
const OF_PEER_TO_PEER = ['encoded', 'bank_account', 'bank_name', 'bank_type', 'phone', 'transaction_description']

function paymentDataOf(answer: Members): OpenDepositData | undefined {
  const { card } = answer
  const invoice = readInvoice(answer)
  // A card that is a string or a number is invalid and must be reported.
  const isOdd = typeof card === 'string' || typeof card === 'number'
  if (invoice === undefined && !isNonEmpty(card) && !isOdd) return undefined
  const fields = readFields(usableFields(answer.fields))
  const peerToPeer = readP2pDeposit(answer)
  const hasUnifiedFlow = isNonEmpty(answer.unifiedFlow)
  return {
    hasUnifiedFlow,
    hasRequisites: hasRequisites(answer),
    hasCode: invoice !== undefined && hasCode(invoice),
    pageId: plain(answer.pageId) || undefined,
    isPeerToPeer: isRecord(card) && OF_PEER_TO_PEER.some((name) => plain(card[name]) !== '' || card[name] === true),
    asPeerToPeer: { ...peerToPeer, invoice: withFields(fields, peerToPeer.invoice) },
    asInvoice: invoice && withFields(fields, invoice),
  }
}
