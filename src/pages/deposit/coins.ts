import layout from 'virtual:built-in/deposit.coins'
import { openCoin } from '../../flows/crypto/openCoin.ts'
import type { BoxBuying } from '../../flows/sweepstake/BoxBuying.ts'
import { keepBox } from '../../flows/sweepstake/keepBox.ts'
import { cryptoBonusScope } from '../../scopes/bonusScope.ts'
import { coinsScope } from '../../scopes/coinTiles.ts'
import { cryptoScope } from '../../scopes/cryptoScope.ts'
import { definePage, type Page } from '../Page.ts'

/** `page`: where a coin opens; `begin`: what goes on while it is open; returns its stop. */
const coinsPage = (
  page: 'depositCryptoAddressPage' | 'sweepstakeConvertPage',
  begin?: (boxing: BoxBuying) => () => void,
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
        verbs: {
          'coin.open': ({ coin }) => {
            const network = openCoin({ crypto, methods, preselects }, String(coin))
            // Its address comes by a form, unless it is there.
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

/** The coins that can be deposited, and the networks that they are sent on. */
export const coins = coinsPage('depositCryptoAddressPage')
/** Those that a box is paid with. */
export const boxCoins = coinsPage('depositCryptoAddressPage', keepBox)
/** Those that sweep coins are redeemed for. */
export const redeemCoins = coinsPage('sweepstakeConvertPage')
