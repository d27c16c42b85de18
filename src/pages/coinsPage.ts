import layout from 'virtual:built-in/deposit.coins'
import { openCoin } from '../catalog/openCoin.ts'
import { cryptoBonusScope } from '../scopes/bonusScope.ts'
import { coinsScope } from '../scopes/coinsScope.ts'
import { cryptoScope } from '../scopes/cryptoScope.ts'
import { definePage, type PageOf, type PageParts } from './Page.ts'

/**
 * A page with coins and their networks. `page`: the page that opens for a coin; `begin`: a subscription while this page
 * is open, returning its cleanup.
 */
export const coinsPage = <Own>(
  page: 'depositCryptoAddressPage' | 'sweepstakeConvertPage',
  begin?: (parts: PageParts<Own>) => () => void,
): PageOf<Own> =>
  definePage({
    screen: 'deposit.coins',
    builtIn: layout,
    needs: ['drawing', 'payment'],
    open: (parts: PageParts<Own>) => {
      const { core, services } = parts
      const { methods, navigation } = core
      const { crypto, cryptoBonus } = services.catalog
      return {
        scopes: {
          methods: coinsScope({ ...core, crypto }),
          crypto: cryptoScope({ ...core, crypto }),
          cryptoBonus: cryptoBonusScope(cryptoBonus),
        },
        actions: {
          'coin.open': ({ coin }) => {
            const network = openCoin({ crypto, methods }, String(coin))
            // Some addresses need a form first, unless they are already loaded.
            const asksFirst = network?.asksFirst && crypto.addressOf(network.id)?.kind !== 'there'
            if (asksFirst && page === 'depositCryptoAddressPage') core.list.pages.openMethod(network.method.name)
            else navigation.go(page)
          },
          'network.list': ({ network }) => crypto.list(String(network)),
          'cryptoBonus.toggle': () => cryptoBonus.toggle(),
          'search.clear': () => methods.search(''),
        },
        stop: begin?.(parts),
      }
    },
  })
