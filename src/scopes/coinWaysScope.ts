import { computed } from 'mobx'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { CryptoStore } from '../catalog/CryptoStore.ts'
import { CRYPTO_GROUP } from '../reference/cryptoBonus.ts'
import { coinsScope } from './coinsScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { entryTile } from './tiles.ts'

/** The number of coins shown directly; the others are behind one tile. */
const FIRST = 4

/**
 * The coins that the server marks as popular, or all coins if there are few. If coins are missing, a last tile leads to
 * all coins.
 */
export function coinWaysScope(need: ScopesNeed & { readonly crypto: CryptoStore }): Scopes['methods'] {
  const { crypto, methods } = need
  const coins = coinsScope(need)
  const tiles = computed(() => {
    const popular = new Set(
      crypto.coins.filter((coin) => coin.methods.some((one) => one.isPopular)).map(({ id }) => id),
    )
    const ranked = [...coins.tiles].sort((a, b) => Number(popular.has(b.id)) - Number(popular.has(a.id)))
    // All coins if they fit, else only the popular ones.
    const first = ranked.filter(({ id }) => ranked.length <= FIRST || popular.size === 0 || popular.has(id))
    const group = methods.gathered.groups.find(({ code }) => code === CRYPTO_GROUP)
    const all =
      group && crypto.coins.length > Math.min(first.length, FIRST)
        ? [{ ...entryTile({ kind: 'group', group }, need), name: need.texts.t('sweepstake.methods.all'), badge: '' }]
        : []
    return [...first.slice(0, FIRST), ...all]
  })
  return {
    get state() {
      return coins.state
    },
    get tiles() {
      return tiles.get()
    },
    get query() {
      return coins.query
    },
    get searchable() {
      return false
    },
    get groupName() {
      return ''
    },
  }
}
