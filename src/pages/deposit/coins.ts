import layout from 'virtual:built-in/deposit.coins'
import { openCoin } from '../../catalog/openCoin.ts'
import type { BoxPurchases } from '../../features/sweepstake/BoxPurchases.ts'
import { keepBox } from '../../features/sweepstake/keepBox.ts'
import { cryptoBonusScope } from '../../scopes/bonusScope.ts'
import { coinsScope } from '../../scopes/coinTiles.ts'
import { cryptoScope } from '../../scopes/cryptoScope.ts'
import { definePage, type Page } from '../Page.ts'

/** `page`: the page that opens for a coin; `begin`: a subscription while this page is open, returning its cleanup. */
const coinsPage = (
  page: 'depositCryptoAddressPage' | 'sweepstakeConvertPage',
  begin?: (boxing: BoxPurchases) => () => void,
): Page =>
  definePage({
    screen: 'deposit.coins',
    builtIn: layout,
    needs: ['drawing', 'payment'],
    open: ({ core, payment }) => {
      const { methods, navigation } = core
      const { cryptoBonus } = payment
      const { crypto, preselects } = payment.coins
      return {
        scopes: {
          methods: coinsScope({ ...core, crypto }),
          crypto: cryptoScope({ ...core, crypto }),
          cryptoBonus: cryptoBonusScope(cryptoBonus),
        },
        actions: {
          'coin.open': ({ coin }) => {
            const network = openCoin({ crypto, methods, preselects }, String(coin))
            // Some addresses need a form, unless they are already there.
            const asksFirst = network?.asksFirst && crypto.addressOf(network.id)?.kind !== 'there'
            if (asksFirst && page === 'depositCryptoAddressPage') core.pages.openMethod(network.method.name)
            else navigation.go(page)
          },
          'network.list': ({ network }) => crypto.list(String(network)),
          'cryptoBonus.toggle': () => cryptoBonus.toggle(),
          'search.clear': () => methods.search(''),
        },
        stop: begin?.(payment.coins.boxing),
      }
    },
  })

/** The coins for deposits, with their networks. */
export const coins = coinsPage('depositCryptoAddressPage')
/** The coins that can pay for a box. */
export const boxCoins = coinsPage('depositCryptoAddressPage', keepBox)
/** The coins that sweep coins can be redeemed for. */
export const redeemCoins = coinsPage('sweepstakeConvertPage')
