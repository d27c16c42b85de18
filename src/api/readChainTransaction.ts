import validate from 'virtual:validate/calls/depositStatus/CHAIN'
import type { ChainMembers } from '../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import { coerceToSchema } from './coerceToSchema.ts'
import { readCurrency } from './readCurrency.ts'

/**
 * The blockchain transaction of an answer; undefined until the server has seen one. Only a txid proves it: a server may
 * name the blockchain and the amount that it expects. `onMismatch` gets the members that can't be read; they are left
 * out.
 */
export function readChainTransaction(
  answer: object,
  onMismatch: (mismatches: readonly string[]) => void,
): ChainTransaction | undefined {
  const members = readableMembers(answer, onMismatch)
  const { txid } = members
  if (!txid) return undefined
  return {
    txid,
    blockchain: members.blockchain ?? '',
    amount: members.amount,
    cryptoCurrency: readCurrency(members.cryptoCurrency),
    finalAmount: members.finalAmount,
    currency: readCurrency(members.currency),
  }
}

/** The members of the transaction, validated one by one. */
function readableMembers(answer: object, onMismatch: (mismatches: readonly string[]) => void): ChainMembers {
  const mismatches: string[] = []
  const readable = Object.entries(answer).flatMap(([name, value]) => {
    const member = { [name]: value }
    const { mismatch } = coerceToSchema(member, validate, { mayDrop: false })
    if (mismatch !== undefined) mismatches.push(mismatch)
    return mismatch === undefined ? Object.entries(member) : []
  })
  if (mismatches.length > 0) onMismatch(mismatches)
  return Object.fromEntries(readable)
}
