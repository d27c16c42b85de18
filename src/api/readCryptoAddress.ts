import type { DepositCreateAnswer } from '../../schemas/calls/depositCreate.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import { identifierOf } from './identifierOf.ts'

/** Where to send coins, of an answer that says so; undefined of one that does not. It is never trimmed or mended. */
export function readCryptoAddress(raw: DepositCreateAnswer): CryptoAddress | undefined {
  const { apiResponse, ...beside } = raw
  const said = beside.depositAddress ? beside : (apiResponse ?? {})
  if (!said.depositAddress) return undefined
  return {
    address: said.depositAddress,
    memo: identifierOf(said.memo) ?? '',
    minDeposit: said.minDepositValue,
    coinName: said.cryptoName ?? '',
  }
}
