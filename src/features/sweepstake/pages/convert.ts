import layout from 'virtual:built-in/sweepstake.convert'
import { computed } from 'mobx'
import { openSelected } from '../../../catalog/openCoin.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { cryptoScope } from '../../../scopes/cryptoScope.ts'
import { required } from '../../../services/Provided.ts'
import type { Sweepstake } from '../createSweepstakeFeature.ts'
import { followQuote } from '../followQuote.ts'
import { followRedeem } from '../followRedeem.ts'
import { redeemScope } from '../redeemScope.ts'
import { chosenNetwork, withChosenNetwork } from '../withChosenNetwork.ts'
import { keepAmountPerNetwork } from './keepAmountPerNetwork.ts'

/** The redemption form: how many sweep coins, the quote for them, and the destination. */
export const convert = definePage({
  screen: 'sweepstake.convert',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Sweepstake>) => {
    const { methods } = core
    const { api, catalog, payments, polling, provided } = services
    const { crypto } = catalog
    const { redeem } = own
    openSelected({ crypto, methods })
    const made = required(provided, 'openWithdrawalForm')()
    const method = computed(() => {
      const { selected } = methods
      // A method without a coin has no networks beside its form.
      return selected && crypto.coin ? withChosenNetwork(selected, crypto.network) : selected
    })
    const scopes = {
      ...made.scopes,
      redeem: redeemScope({ ...core, redeem }),
      crypto: cryptoScope({
        ...core,
        crypto,
        typedNetwork() {
          const shown = method.get()
          const network = shown && chosenNetwork(shown)
          return network && (core.form()?.field(network)?.value ?? '')
        },
      }),
    }
    const following = followRedeem({ ...core, ...payments, ...polling, api, redeem })
    const stopQuote = followQuote({ ...core, ...polling, api, redeem, crypto })
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
      method: () => method.get(),
      // Another network needs another address, so the new form keeps only the amount.
      forms: keepAmountPerNetwork(made.forms(scopes), () => crypto.network?.id),
      stop() {
        stopQuote()
        following.stop()
      },
    }
  },
})
