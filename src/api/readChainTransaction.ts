import type { DepositStatusAnswer } from '../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import { readCurrency } from './readCurrency.ts'

/** The coins on their way, of an answer that has seen any; undefined of one that has not. */
export function readChainTransaction(said: Partial<DepositStatusAnswer>): ChainTransaction | undefined {
  if (!said.txid && !said.blockchain) return undefined
  return {
    txid: said.txid ?? '',
    blockchain: said.blockchain ?? '',
    amount: said.amount,
    cryptoCurrency: readCurrency(said.cryptoCurrency),
    finalAmount: said.finalAmount,
    currency: readCurrency(said.currency),
  }
}
