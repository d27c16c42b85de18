import layout from 'virtual:built-in/sweepstake.methods'
import { openCoin } from '../../../catalog/openCoin.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { coinWaysScope } from '../../../scopes/coinWaysScope.ts'
import { boxesScope } from '../boxesScope.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { keepBox } from '../keepBox.ts'

/** The choice of a coin to pay for the box. */
export const boxMethods = definePage({
  screen: 'sweepstake.methods',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Sweepstake>) => {
    const { methods, navigation } = core
    const { purchases } = own
    const { crypto } = services.catalog
    crypto.list('')
    methods.search('')
    return {
      scopes: { boxes: boxesScope({ ...core, ...purchases }), methods: coinWaysScope({ ...core, crypto }) },
      actions: {
        'coin.open': ({ coin }) => {
          openCoin({ crypto, methods }, String(coin))
          navigation.go('depositCryptoAddressPage')
        },
        'group.open': ({ group }) => {
          methods.selectGroup(String(group))
          navigation.go('depositCryptoListPage')
        },
      },
      stop: keepBox(purchases),
    }
  },
})
