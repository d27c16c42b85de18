import layout from 'virtual:built-in/cryptobalance'
import { createCurrencyChoice } from '../../../catalog/createCurrencyChoice.ts'
import { enterList } from '../../../catalog/enterList.ts'
import type { ListEntry } from '../../../catalog/MethodsStore.ts'
import { definePage } from '../../../pages/Page.ts'
import { methodsScope } from '../../../scopes/methodsScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'
import { currenciesScope } from '../currenciesScope.ts'

const CRYPTO = 'crypto'

/** Excludes crypto, which has its own tab (LIST-14). */
const isFiat = (entry: ListEntry): boolean =>
  entry.kind === 'group' ? entry.group.code !== CRYPTO : entry.method.category !== CRYPTO

/** The first page of the crypto-balance cashier: fiat methods. */
export const cryptoBalanceList = definePage({
  screen: 'cryptobalance',
  builtIn: layout,
  needs: ['drawing'],
  open: ({ core }) => {
    const currency = createCurrencyChoice({ ...core, loading: core.list.loading, bridge: core.environment.bridge })
    enterList(core)
    return {
      scopes: {
        methods: methodsScope(core, isFiat),
        region: regionScope(core),
        currencies: currenciesScope(core),
        bonuses: core.list.listedBonuses,
      },
      actions: {
        'method.open': ({ method }) => core.list.pages.openMethod(String(method)),
        'group.open': ({ group }) => core.list.pages.openGroup(String(group)),
        'bonus.open': ({ bonus }) => core.list.pages.openBonus(String(bonus)),
        'search.clear': () => core.methods.search(''),
        'region.choose': ({ country }) => core.list.chooseRegion(String(country)),
        'currency.choose': ({ currency: code }) => currency.choose(String(code)),
      },
      stop: currency.keep('fiat'),
    }
  },
})
