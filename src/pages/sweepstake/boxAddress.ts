import layout from 'virtual:built-in/sweepstake.address'
import { openCoin, openSelected } from '../../catalog/openCoin.ts'
import { boxesScope } from '../../features/sweepstake/boxesScope.ts'
import { keepBox } from '../../features/sweepstake/keepBox.ts'
import { guideButtons } from '../../guides/guideButtons.ts'
import { addressParts, ending } from '../deposit/addressParts.ts'
import { definePage } from '../Page.ts'

/** The address for paying for the box. */
export const boxAddress = definePage({
  screen: 'sweepstake.address',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods } = core
    const { coins } = payment
    const left = keepBox(coins.boxing)
    openSelected({ ...coins, methods })
    const opened = methods.selected
    const { scopes, actions, stops } = addressParts(parts)
    return {
      scopes: { ...scopes, boxes: boxesScope({ ...core, ...coins.boxing }) },
      actions: { ...actions, 'coin.open': ({ coin }) => void openCoin({ ...coins, methods }, String(coin)) },
      method: () => opened,
      buttons: guideButtons(core),
      stop: ending([left, ...stops]),
    }
  },
})
