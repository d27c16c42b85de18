import layout from 'virtual:built-in/sweepstake.redeem'
import { enterList } from '../../catalog/enterList.ts'
import { openCoin } from '../../catalog/openCoin.ts'
import { followCoins } from '../../features/sweepstake/followCoins.ts'
import { followRedeem } from '../../features/sweepstake/followRedeem.ts'
import { redeemScope } from '../../features/sweepstake/redeemScope.ts'
import { coinWaysScope } from '../../scopes/coinWays.ts'
import { definePage } from '../Page.ts'

/** The redeemable sweep coins, and the coins to redeem them for. */
export const redeem = definePage({
  screen: 'sweepstake.redeem',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, payment }) => {
    const { methods, navigation } = core
    const { crypto, preselects } = payment.coins
    const { redeem } = payment.withdrawing
    enterList(core)
    crypto.list('')
    const following = followRedeem({ ...core, ...payment, redeem })
    const stopCoins = followCoins({ ...core, crypto })
    return {
      scopes: { redeem: redeemScope({ ...core, redeem }), methods: coinWaysScope({ ...core, crypto }) },
      actions: {
        'coin.open': ({ coin }) => {
          openCoin({ crypto, methods, preselects }, String(coin))
          navigation.go('sweepstakeConvertPage')
        },
        'group.open': ({ group }) => {
          methods.selectGroup(String(group))
          navigation.go('sweepstakeWithdrawalCryptoPage')
        },
        'redeem.check': following.again,
      },
      stop() {
        stopCoins()
        following.stop()
      },
    }
  },
})
