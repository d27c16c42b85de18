import type { DepositStatusAnswer } from '../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import { readCurrency } from './readCurrency.ts'

/** The blockchain transaction of an answer; undefined until the server has seen one. */
export function readChainTransaction(answer: Partial<DepositStatusAnswer>): ChainTransaction | undefined {
  if (!answer.txid && !answer.blockchain) return undefined
  return {
    txid: answer.txid ?? '',
    blockchain: answer.blockchain ?? '',
    amount: answer.amount,
    cryptoCurrency: readCurrency(answer.cryptoCurrency),
    finalAmount: answer.finalAmount,
    currency: readCurrency(answer.currency),
  }
}
