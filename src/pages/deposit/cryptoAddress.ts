import layout from 'virtual:built-in/deposit.crypto'
import { openCoin, openSelected } from '../../flows/crypto/openCoin.ts'
import { guideButtons } from '../../flows/guides/guideButtons.ts'
import { definePage } from '../Page.ts'
import { addressParts, ending } from './addressParts.ts'

/** Where a coin is sent to, on the network that the player chooses. */
export const cryptoAddress = definePage({
  screen: 'deposit.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods } = core
    const { coins } = payment
    openSelected({ ...coins, methods })
    // Its document is drawn as long as the page is open, whichever network is chosen.
    const opened = methods.selected
    const { scopes, verbs, stops, fillIn } = addressParts(parts)
    return {
      scopes,
      verbs: { ...verbs, 'coin.open': ({ coin }) => fillIn(openCoin({ ...coins, methods }, String(coin))) },
      method: () => opened,
      buttons: guideButtons(core),
      stop: ending(stops),
    }
  },
})
