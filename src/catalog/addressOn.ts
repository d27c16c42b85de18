import type { CryptoAddress } from '../model/cryptoAddress.ts'
import { readWire } from '../money/amount.ts'
import type { ChainId } from '../reference/chains.ts'
import { coinCodeOf } from '../reference/coinCode.ts'
import type { CoinNetwork } from '../reference/coins.ts'

/** The chains on which 0 may be a real memo. */
const CHAINS_WITH_MEMO: ReadonlySet<ChainId> = new Set(['ripple', 'stellar', 'ton'])

/** A number with the code of a coin: "10 USDT". */
const WITH_CODE = /^(\S.*?)\s*([A-Za-z][A-Za-z0-9]{1,9})$/

/**
 * The address with a memo and a minimum that fit its network. A memo of 0 is removed on chains without memos, because
 * servers write 0 for an unset number. The minimum becomes a number, or undefined if it can't be read or is in another
 * coin.
 */
export function addressOn({ chain, method }: CoinNetwork, address: CryptoAddress): CryptoAddress {
  const { memo, minDeposit, coinName } = address
  const isUnset = memo === '0' && chain !== undefined && !CHAINS_WITH_MEMO.has(chain)
  const codes = [coinCodeOf(method), coinName].map((code) => code?.toUpperCase())
  const [, number = '', code = ''] = WITH_CODE.exec(String(minDeposit ?? '').trim()) ?? []
  const min = codes.includes(code.toUpperCase()) && code !== '' ? number : minDeposit
  return {
    ...address,
    memo: isUnset ? '' : memo,
    minDeposit: readWire(min) === undefined ? undefined : min,
  }
}
