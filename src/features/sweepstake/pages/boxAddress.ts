import layout from 'virtual:built-in/sweepstake.address'
import { openCoin, openSelected } from '../../../catalog/openCoin.ts'
import { guideButtons } from '../../../guides/guideButtons.ts'
import { addressParts } from '../../../pages/addressParts.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { combineCleanups } from '../../../platform/time/combineCleanups.ts'
import { boxesScope } from '../boxesScope.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { keepBox } from '../keepBox.ts'

/** The page with the address to which a box is paid. */
export const boxAddress = definePage({
  screen: 'sweepstake.address',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Sweepstake>) => {
    const { methods } = core
    const coins = { crypto: services.catalog.crypto, methods }
    const left = keepBox(own.purchases)
    openSelected(coins)
    const opened = methods.selected
    const { scopes, actions, stops } = addressParts(services, own.addresses)
    return {
      scopes: { ...scopes, boxes: boxesScope({ ...core, ...own.purchases }) },
      actions: { ...actions, 'coin.open': ({ coin }) => void openCoin(coins, String(coin)) },
      method: () => opened,
      buttons: guideButtons(core),
      stop: combineCleanups([left, ...stops]),
    }
  },
})
