import layout from 'virtual:built-in/sweepstake.methods'
import { openCoin } from '../../flows/crypto/openCoin.ts'
import { keepBox } from '../../flows/sweepstake/keepBox.ts'
import { boxesScope } from '../../scopes/boxesScope.ts'
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
