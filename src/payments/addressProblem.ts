import type { CryptoAddress } from '../model/cryptoAddress.ts'
import type { ChainId } from '../reference/chains.ts'
import type { CoinNetwork } from '../reference/coins.ts'

/** Validates an address for a chain. The code is lazy loaded. */
export type ChainCheck = (chain: ChainId, address: string) => boolean

/**
 * `characters`: the address is too long or not printable ASCII; `memo`: the same for the memo; `chain`: not a valid
 * address of the chain.
 */
export type AddressProblem = 'characters' | 'memo' | 'chain'

/** The end of a sentence for the operator. */
export const ADDRESS_PROBLEM_TEXTS: Readonly<Record<AddressProblem, string>> = {
  characters: 'it is too long, or has characters that are not printable ASCII',
  memo: 'its memo is too long, or has characters that are not printable ASCII',
  chain: 'it is not a valid address of its chain',
}

/** Printable ASCII only: with any other character, an address could look like another one (N19). */
const VISIBLE = /^[\u0021-\u007e]+$/

/** No real address or memo is longer. */
const MAX_ADDRESS_LENGTH = 300

/**
 * The reason why coins must not be sent to an address from the server; undefined if they may be sent. An invalid
 * address counts as missing: it is never shortened or repaired. For an unknown chain, only characters and
 * length are checked.
 */
export function addressProblem(
  { address, memo }: Pick<CryptoAddress, 'address' | 'memo'>,
  { chain }: Pick<CoinNetwork, 'chain'>,
  isChainAddress: ChainCheck,
): AddressProblem | undefined {
  if (!VISIBLE.test(address) || address.length > MAX_ADDRESS_LENGTH) return 'characters'
  if (memo !== '' && (!VISIBLE.test(memo) || memo.length > MAX_ADDRESS_LENGTH)) return 'memo'
  return chain === undefined || isChainAddress(chain, address) ? undefined : 'chain'
}
