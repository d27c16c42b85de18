import type { Scopes } from '../../schemas/scopes/views.ts'
import type { CryptoStore } from '../catalog/CryptoStore.ts'
import { isPositive } from '../money/amount.ts'
import { formatMoney } from '../money/formatAmount.ts'
import { readSum } from '../money/readSum.ts'
import { coinAmount } from './coinAmount.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** Longer hashes are abbreviated to both ends (CRYPTO-16). */
const LONGEST_HASH = 10
const END = 5

const shortHash = (hash: string): string =>
  hash.length > LONGEST_HASH ? `${hash.slice(0, END)}…${hash.slice(-END)}` : hash

/** The blockchain transaction of the current deposit, as reported by the cashier. */
export function chainScope({
  crypto,
  deposit,
  session,
  texts,
}: ScopesNeed & { readonly crypto: CryptoStore }): Scopes['chain'] {
  const seen = () => (deposit.current === undefined ? undefined : crypto.seenOf(deposit.current.id))
  const said = () => seen()?.chain
  const known = () => crypto.chainOf(said()?.blockchain ?? '')
  return {
    get seen() {
      return seen() !== undefined
    },
    get name() {
      return said()?.blockchain ?? ''
    },
    get counted() {
      return seen() !== undefined && known().clock !== undefined
    },
    get blocks() {
      return seen()?.blocks ?? 0
    },
    get ofBlocks() {
      return known().clock?.blocks ?? 0
    },
    get hash() {
      return shortHash(said()?.txid ?? '')
    },
    get url() {
      const { txUrl } = known()
      const txid = said()?.txid
      return txUrl && txid ? txUrl + encodeURIComponent(txid) : ''
    },
    get amountText() {
      return coinAmount(readSum(said()?.amount), said()?.cryptoCurrency ?? '', texts.locale)
    },
    get finalText() {
      const currency = said()?.currency || deposit.current?.currency
      const amount = readSum(said()?.finalAmount)
      if (!currency || amount === undefined || !isPositive(amount)) return ''
      return formatMoney(amount, currency, texts.locale, session.decimalsOf(currency))
    },
  }
}
