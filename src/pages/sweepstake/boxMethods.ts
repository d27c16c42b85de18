import layout from 'virtual:built-in/sweepstake.methods'
import { openCoin } from '../../catalog/openCoin.ts'
import { boxesScope } from '../../features/sweepstake/boxesScope.ts'
import { keepBox } from '../../features/sweepstake/keepBox.ts'
import { coinWaysScope } from '../../scopes/coinWays.ts'
import { definePage } from '../Page.ts'

/** The choice of a coin to pay for the box. */
export const boxMethods = definePage({
  screen: 'sweepstake.methods',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { methods, navigation } = core
    const { boxing, crypto, preselects } = payment.coins
    crypto.list('')
    methods.search('')
    return {
      scopes: { boxes: boxesScope({ ...core, ...boxing }), methods: coinWaysScope({ ...core, crypto }) },
      actions: {
        'coin.open': ({ coin }) => {
          openCoin({ crypto, methods, preselects }, String(coin))
          navigation.go('depositCryptoAddressPage')
        },
        'group.open': ({ group }) => {
          methods.selectGroup(String(group))
          navigation.go('depositCryptoListPage')
        },
      },
      stop: keepBox(boxing),
    }
  },
})
