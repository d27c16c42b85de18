import type { DepositCreateAnswer } from '../../schemas/calls/depositCreate.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import { identifierOf } from './identifierOf.ts'

/**
 * The crypto address of an answer, undefined if the answer has none. The address is never trimmed or
 * normalized.
 */
export function readCryptoAddress(raw: DepositCreateAnswer): CryptoAddress | undefined {
  const { apiResponse, ...beside } = raw
  const source = beside.depositAddress ? beside : (apiResponse ?? {})
  if (!source.depositAddress) return undefined
  return {
    address: source.depositAddress,
    memo: identifierOf(source.memo) ?? '',
    minDeposit: source.minDepositValue,
    coinName: source.cryptoName ?? '',
  }
}
