import layout from 'virtual:built-in/sweepstake.convert'
import { openSelected } from '../../catalog/openCoin.ts'
import { followQuote } from '../../features/sweepstake/followQuote.ts'
import { followRedeem } from '../../features/sweepstake/followRedeem.ts'
import { redeemScope } from '../../features/sweepstake/redeemScope.ts'
import { cryptoScope } from '../../scopes/cryptoScope.ts'
import { definePage } from '../Page.ts'
import { formParts } from '../withdrawal/formParts.ts'
import { withAmount } from './withAmount.ts'

/** The redemption form: how many sweep coins, the quote for them, and the destination. */
export const convert = definePage({
  screen: 'sweepstake.convert',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: (parts) => {
    const { core, payment } = parts
    const { methods } = core
    const { crypto, preselects } = payment.coins
    const { redeem, forms } = payment.withdrawing
    openSelected({ crypto, methods, preselects })
    const made = formParts(parts)
    const scopes = {
      ...made.scopes,
      redeem: redeemScope({ ...core, redeem }),
      crypto: cryptoScope({ ...core, crypto }),
    }
    const following = followRedeem({ ...core, ...payment, redeem })
    const stopQuote = followQuote({ ...core, ...payment, redeem, crypto })
    return {
      scopes,
      actions: {
        ...made.actions,
        'network.choose': ({ network }) => {
          const chosen = crypto.coin?.networks.find(({ id }) => id === network)
          if (chosen === undefined) return
          methods.selectMethod(chosen.method)
          crypto.choose(chosen)
        },
        'redeem.check': following.again,
      },
      method: () => methods.selected,
      // Another network needs another address; the amount is kept.
      forms: withAmount(forms(scopes)),
      stop() {
        stopQuote()
        following.stop()
      },
    }
  },
})
