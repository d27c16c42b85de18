import { compareShallow, computed } from 'mobx'
import type { Scopes, TileView } from '../../schemas/scopes/views.ts'
import { matcher } from '../../schemas/typing/fold.ts'
import type { CryptoStore } from '../catalog/CryptoStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { Coin } from '../reference/coins.ts'
import { currencyName } from '../reference/currencyTable.ts'
import { listScope } from './methodsScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'
import { methodName, methodTile } from './tiles.ts'

/** The name of a coin: the method's name if the coin has only one method, else the currency's name. */
export function coinName({ code, methods }: Coin, texts: Texts): string {
  const [only, another] = methods
  if (only !== undefined && (another === undefined || code === undefined)) return methodName(only, texts)
  return currencyName(code ?? '', texts.lang)
}

/** The coins as tiles, filtered by search and network. */
export function coinsScope(need: ScopesNeed & { readonly crypto: CryptoStore }): Scopes['methods'] {
  const { methods, texts, crypto } = need
  const fits = (coin: Coin): boolean => {
    const { id, methods: own, networks } = coin
    // The name on the tile may be the currency's, which is in no method's name.
    const names = [id, coinName(coin, texts), ...own.map((method) => methodName(method, texts))]
    const isOn = crypto.listed === '' || networks.some(({ name }) => name === crypto.listed)
    return isOn && matcher(methods.query)(...names)
  }
  const tile = (coin: Coin): TileView[] =>
    coin.methods.slice(0, 1).map((method) => ({
      ...methodTile(method, need),
      id: coin.id,
      name: coinName(coin, texts),
      from: [...new Set(coin.networks.map(({ name }) => name))].join(' · '),
    }))
  const tiles = computed(() => crypto.coins.filter(fits).flatMap(tile), { equals: compareShallow })
  return listScope(
    need,
    () => tiles.get(),
    () => crypto.coins,
  )
}
