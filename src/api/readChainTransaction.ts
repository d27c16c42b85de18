import type { DepositStatusAnswer } from '../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import { readCurrency } from './readCurrency.ts'

/**
 * The blockchain transaction of an answer; undefined until the server has seen one. Only a txid proves it: a server may
 * name the blockchain and the amount that it expects.
 */
export function readChainTransaction(answer: Partial<DepositStatusAnswer>): ChainTransaction | undefined {
  const { txid } = answer
  if (!txid) return undefined
  return {
    txid,
    blockchain: answer.blockchain ?? '',
    amount: answer.amount,
    cryptoCurrency: readCurrency(answer.cryptoCurrency),
    finalAmount: answer.finalAmount,
    currency: readCurrency(answer.currency),
  }
}
