import layout from 'virtual:built-in/cryptobalance.crypto'
import { openCoin, openCoinOfList } from '../../flows/crypto/openCoin.ts'
import { guideButtons } from '../../flows/guides/guideButtons.ts'
import { createCurrencyChoice } from '../../flows/list/createCurrencyChoice.ts'
import { coinsScope } from '../../scopes/coinTiles.ts'
import { definePage } from '../Page.ts'
import { addressParts, ending } from './addressParts.ts'

/** The crypto tab of the crypto-balance cashier: the same for the coin that is chosen there (CBAL-02, CRYPTO-08). */
export const cryptoTab = definePage({
  screen: 'cryptobalance.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods, session } = core
    const { coins } = payment
    const currency = createCurrencyChoice(core)
    const { scopes, verbs, stops } = addressParts(parts)
    return {
      scopes: { ...scopes, methods: coinsScope({ ...core, ...coins }) },
      verbs: {
        ...verbs,
        'coin.open': ({ coin }) => {
          currency.pick(String(coin))
          openCoin({ ...coins, methods }, String(coin))
        },
      },
      buttons: guideButtons(core),
      stop: ending([...stops, currency.keep('crypto'), openCoinOfList({ ...coins, methods, session })]),
    }
  },
})
