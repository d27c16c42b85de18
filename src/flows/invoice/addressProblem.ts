import type { CryptoAddress } from '../../model/cryptoAddress.ts'
import type { ChainId } from '../../reference/chains.ts'
import type { CoinNetwork } from '../../reference/coins.ts'

/** The check of addresses by chain; its code comes later. */
export type ChainCheck = (chain: ChainId, address: string) => boolean

/** Not printable ASCII (`characters`: in the address), or not a valid address of the chain. */
export type AddressProblem = 'characters' | 'memo' | 'chain'

/** What is displayed, drawn as a code and copied may hold printable ASCII alone: anything else is another address than it looks. */
const VISIBLE = /^[\u0021-\u007e]+$/

/** Longer than any address or memo. */
const LONGEST = 300

/**
 * Why coins must not be sent to an address that the server has named, or undefined when they may. A wrong one counts as
 * missing: it is never shortened or repaired. Of a chain that nobody knows here the characters alone are judged.
 */
export function addressProblem(
  { address, memo }: Pick<CryptoAddress, 'address' | 'memo'>,
  { chain }: Pick<CoinNetwork, 'chain'>,
  isChainAddress: ChainCheck,
): AddressProblem | undefined {
  if (!VISIBLE.test(address) || address.length > LONGEST) return 'characters'
  if (memo !== '' && (!VISIBLE.test(memo) || memo.length > LONGEST)) return 'memo'
  return chain === undefined || isChainAddress(chain, address) ? undefined : 'chain'
}
