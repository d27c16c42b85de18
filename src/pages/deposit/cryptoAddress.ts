import layout from 'virtual:built-in/deposit.crypto'
import { openCoin, openSelected } from '../../catalog/openCoin.ts'
import { guideButtons } from '../../guides/guideButtons.ts'
import { definePage } from '../Page.ts'
import { addressParts, ending } from './addressParts.ts'

/** The address of a coin on the selected network. */
export const cryptoAddress = definePage({
  screen: 'deposit.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods } = core
    const { coins } = payment
    openSelected({ ...coins, methods })
    // The document stays the same while the page is open, whichever network is selected.
    const opened = methods.selected
    const { scopes, actions, stops, fillIn } = addressParts(parts)
    return {
      scopes,
      actions: { ...actions, 'coin.open': ({ coin }) => fillIn(openCoin({ ...coins, methods }, String(coin))) },
      method: () => opened,
      buttons: guideButtons(core),
      stop: ending(stops),
    }
  },
})
