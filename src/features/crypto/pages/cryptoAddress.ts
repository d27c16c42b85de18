import layout from 'virtual:built-in/deposit.crypto'
import { openCoin, openSelected } from '../../../catalog/openCoin.ts'
import { guideButtons } from '../../../guides/guideButtons.ts'
import { addressParts } from '../../../pages/addressParts.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { combineCleanups } from '../../../platform/time/combineCleanups.ts'
import type { Addresses } from '../createAddresses.ts'

/** The address of a coin on the selected network. */
export const cryptoAddress = definePage({
  screen: 'deposit.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Addresses>) => {
    const { methods } = core
    const coins = { crypto: services.catalog.crypto, methods }
    openSelected(coins)
    // The layout stays the same while the page is open, whichever network is selected.
    const opened = methods.selected
    const { scopes, actions, stops, fillIn } = addressParts(services, own)
    return {
      scopes,
      actions: { ...actions, 'coin.open': ({ coin }) => fillIn(openCoin(coins, String(coin))) },
      method: () => opened,
      buttons: guideButtons(core),
      stop: combineCleanups(stops),
    }
  },
})
