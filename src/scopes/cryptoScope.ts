import type { Scopes } from '../../schemas/scopes/views.ts'
import type { BonusStore } from '../catalog/BonusStore.ts'
import type { CryptoStore } from '../catalog/CryptoStore.ts'
import { fiatOf } from '../catalog/fiatOf.ts'
import { roundTo } from '../money/amount.ts'
import { formatMoney } from '../money/formatAmount.ts'
import { chainName } from '../reference/chains.ts'
import { bonusTitle } from './bonusScope.ts'
import { coinAmount } from './coinAmount.ts'
import { coinName } from './coinsScope.ts'
import { networkLabels } from './networkLabels.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

export interface CryptoScopeNeed extends Pick<ScopesNeed, 'session' | 'methods' | 'texts'> {
  readonly crypto: CryptoStore
  /** Set on pages where a host bonus may apply to deposits. It never applies to crypto; see `CryptoBonusStore`. */
  readonly bonus?: BonusStore
  /** The network typed into a form whose method names no networks; undefined if there is no such form. */
  readonly typedNetwork?: () => string | undefined
}

/** The open coin, the selected network, and only that network's address (I18). */
export function cryptoScope(need: CryptoScopeNeed): Scopes['crypto'] {
  const { crypto, session, methods, texts, bonus } = need
  const made = () => (crypto.address?.kind === 'there' ? crypto.address.made : undefined)
  /** The coin's code, or the cashier's name for the coin. */
  const code = (): string => {
    const id = crypto.coinId ?? ''
    return crypto.coin?.code ?? (made()?.coinName || id)
  }
  const fiat = () => fiatOf(session, methods)
  const least = () => coinAmount(made()?.minDeposit, code(), texts.locale)
  const worth = (): string => {
    const address = made()
    const amount = address && crypto.worthOf(address)
    const currency = fiat()
    const decimals = session.decimalsOf(currency)
    // Rounded up, because a smaller payment than the minimum is not credited.
    return !amount ? '' : `≈ ${formatMoney(roundTo(amount, decimals, 'up'), currency, texts.locale, decimals)}`
  }
  /** Whether the minimum has a value in fiat, or may still get one: its place is reserved. */
  const hasWorth = (): boolean => {
    const address = made()
    return address !== undefined && least() !== '' && crypto.coin?.code !== undefined && crypto.worthOf(address) !== ''
  }
  const state = () => {
    if (crypto.network === undefined) return 'choose'
    const kind = crypto.address?.kind
    // A form requests the address of this network.
    return crypto.network.asksFirst && kind !== 'there' && kind !== 'asking' ? 'form' : (kind ?? 'asking')
  }
  return {
    get filters() {
      const names = [...new Set(crypto.coins.flatMap(({ networks }) => networks.map(({ name }) => name)))]
      const filter = (id: string, name: string) => ({ id, name, selected: id === crypto.listed })
      return [filter('', texts.t('crypto.networks.all')), ...names.map((name) => filter(name, name))]
    },
    get coins() {
      return crypto.coins.map((coin) => ({
        id: coin.id,
        name: coin.code ?? coinName(coin, texts),
        selected: coin.id === crypto.coinId,
      }))
    },
    get coin() {
      return code()
    },
    get coinName() {
      const { coin } = crypto
      return coin === undefined ? '' : coinName(coin, texts)
    },
    get networks() {
      const networks = crypto.coin?.networks ?? []
      const labels = networkLabels(networks, texts)
      return networks.map(({ id }, at) => ({ id, name: labels[at] ?? '', selected: id === crypto.network?.id }))
    },
    get network() {
      return need.typedNetwork?.() ?? crypto.network?.name ?? ''
    },
    get state() {
      return state()
    },
    get address() {
      return made()?.address ?? ''
    },
    get memo() {
      return made()?.memo ?? ''
    },
    get leastText() {
      return least()
    },
    get minText() {
      return crypto.unit === 'account' && worth() !== '' ? worth() : least()
    },
    get units() {
      if (!hasWorth()) return []
      return [
        { id: 'coin', name: code(), selected: crypto.unit === 'coin' },
        { id: 'account', name: fiat(), selected: crypto.unit === 'account' },
      ]
    },
    get hasBonus() {
      return made()?.hasBonus === true
    },
    get otherBonus() {
      const active = bonus?.mode === 'with_bonus' ? bonus.active : undefined
      return active === undefined ? '' : bonusTitle(active, { session, texts })
    },
    get minutes() {
      const { chain, name = '' } = crypto.network ?? {}
      return crypto.chainOf(chain === undefined ? name : chainName(chain)).minutes
    },
  }
}
