import type { DepositStatusAnswer } from '../../schemas/calls/depositStatus.ts'
import type { ChainTransaction } from '../model/chainTransaction.ts'
import { readCurrency } from './readCurrency.ts'

/** The blockchain transaction of an answer; undefined until one was seen. */
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
