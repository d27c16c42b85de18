import type { DepositCreateAnswer } from '../../schemas/calls/depositCreate.ts'
import type { CryptoAddress } from '../model/cryptoAddress.ts'
import { firstIdentifier } from './firstIdentifier.ts'
import { firstNonZero } from './firstNonZero.ts'

type AddressMembers = Pick<DepositCreateAnswer, 'depositAddress' | 'memo' | 'minDepositValue' | 'cryptoName'>

/**
 * The crypto address of an answer, undefined if the answer has none. The address is never trimmed or
 * normalized. Its memo and minimum are those beside it; if there are none, those of the other record, unless that one has
 * another address.
 */
export function readCryptoAddress({ apiResponse, ...outer }: DepositCreateAnswer): CryptoAddress | undefined {
  const inner: AddressMembers = apiResponse ?? {}
  const address = outer.depositAddress || inner.depositAddress
  if (!address) return undefined
  const records = outer.depositAddress ? [outer, inner] : [inner, outer]
  const [first, second] = records.filter(({ depositAddress }) => (depositAddress || address) === address)
  return {
    address,
    memo: firstIdentifier(first?.memo, second?.memo) ?? '',
    minDeposit: firstNonZero(first?.minDepositValue, second?.minDepositValue),
    coinName: first?.cryptoName || second?.cryptoName || '',
  }
}
