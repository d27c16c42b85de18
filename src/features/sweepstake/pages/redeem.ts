import layout from 'virtual:built-in/sweepstake.redeem'
import { enterList } from '../../../catalog/enterList.ts'
import { openCoin } from '../../../catalog/openCoin.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { coinWaysScope } from '../../../scopes/coinWaysScope.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { followCoins } from '../followCoins.ts'
import { followRedeem } from '../followRedeem.ts'
import { redeemScope } from '../redeemScope.ts'

/** The redeemable sweep coins, and the coins to redeem them for. */
export const redeem = definePage({
  screen: 'sweepstake.redeem',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Sweepstake>) => {
    const { methods, navigation } = core
    const { api, catalog, payments, polling } = services
    const { crypto } = catalog
    const { redeem } = own
    enterList(core)
    crypto.list('')
    const following = followRedeem({ ...core, ...payments, ...polling, api, redeem })
    const stopCoins = followCoins({ ...core, report: core.reports.report, crypto })
    return {
      scopes: { redeem: redeemScope({ ...core, redeem }), methods: coinWaysScope({ ...core, crypto }) },
      actions: {
        'coin.open': ({ coin }) => {
          openCoin({ crypto, methods }, String(coin))
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
