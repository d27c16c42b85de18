import layout from 'virtual:built-in/cryptobalance.crypto'
import { createCurrencyChoice } from '../../catalog/createCurrencyChoice.ts'
import { loadOnEntering } from '../../catalog/enterList.ts'
import { openCoin, openCoinOfList } from '../../catalog/openCoin.ts'
import { guideButtons } from '../../guides/guideButtons.ts'
import { coinsScope } from '../../scopes/coinTiles.ts'
import { definePage } from '../Page.ts'
import { addressParts, ending } from './addressParts.ts'

/** The crypto tab of the crypto-balance cashier: the address page of the chosen coin (CBAL-02, CRYPTO-08). */
export const cryptoTab = definePage({
  screen: 'cryptobalance.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods, session } = core
    const { coins } = payment
    const currency = createCurrencyChoice(core)
    loadOnEntering(core)
    const { crypto } = coins
    const { scopes, actions, stops, fillIn } = addressParts(parts)
    return {
      scopes: { ...scopes, methods: coinsScope({ ...core, ...coins }) },
      actions: {
        ...actions,
        'coin.open': ({ coin }) => {
          const { code } = crypto.coins.find(({ id }) => id === coin) ?? {}
          // Before opening it, because its address is requested in the coin's own currency.
          if (code !== undefined) currency.pick(code)
          fillIn(openCoin({ ...coins, methods }, String(coin)))
        },
      },
      buttons: guideButtons(core),
      stop: ending([
        ...stops,
        currency.keep('crypto'),
        openCoinOfList({ ...coins, methods, session, onOther: currency.pick }),
      ]),
    }
  },
})
