import layout from 'virtual:built-in/cryptobalance.crypto'
import { createCurrencyChoice } from '../../../catalog/createCurrencyChoice.ts'
import { loadOnEntering } from '../../../catalog/enterList.ts'
import { enterOpenCoin, openCoin, openCoinOfList } from '../../../catalog/openCoin.ts'
import { guideButtons } from '../../../guides/guideButtons.ts'
import { addressParts } from '../../../pages/addressParts.ts'
import { definePage, type PageParts } from '../../../pages/Page.ts'
import { combineCleanups } from '../../../platform/time/combineCleanups.ts'
import { coinsScope } from '../../../scopes/coinsScope.ts'
import type { Addresses } from '../createAddresses.ts'

/** The crypto tab of the crypto-balance cashier: the address page of the chosen coin (CBAL-02, CRYPTO-08). */
export const cryptoTab = definePage({
  screen: 'cryptobalance.crypto',
  builtIn: layout,
  needs: ['drawing', 'payment'],
  open: ({ core, services, own }: PageParts<Addresses>) => {
    const { methods, session } = core
    const { crypto } = services.catalog
    const coins = { crypto, methods }
    const currency = createCurrencyChoice({ ...core, loading: core.list.loading, bridge: core.environment.bridge })
    loadOnEntering(core)
    // `currency.keep` would change the currency too late: only after `addressParts` has requested the address.
    enterOpenCoin({ crypto, session, onOther: (code) => currency.choose(code, 'crypto') })
    const { scopes, actions, stops, fillIn } = addressParts(services, own)
    return {
      scopes: { ...scopes, methods: coinsScope({ ...core, crypto }) },
      actions: {
        ...actions,
        'coin.open': ({ coin }) => {
          const { code } = crypto.coins.find(({ id }) => id === coin) ?? {}
          // Must be called before the coin opens, because the address is requested in the coin's own currency.
          if (code !== undefined) currency.pick(code)
          fillIn(openCoin(coins, String(coin)))
        },
      },
      buttons: guideButtons(core),
      stop: combineCleanups([
        ...stops,
        currency.keep('crypto'),
        openCoinOfList({ ...coins, session, onOther: currency.pick }),
      ]),
    }
  },
})
