import layout from 'virtual:built-in/deposit.list'
import { enterList } from '../../../catalog/enterList.ts'
import { definePage } from '../../../pages/Page.ts'
import { methodsScope } from '../../../scopes/methodsScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The list of methods and groups: payments start here, and leaving a payment leads back here. */
export const list = definePage({
  screen: 'deposit.list',
  builtIn: layout,
  needs: [],
  open: ({ core }) => {
    const { methods } = core
    const { pages, chooseRegion, listedBonuses } = core.list
    enterList(core)
    return {
      scopes: { methods: methodsScope(core), region: regionScope(core), bonuses: listedBonuses },
      actions: {
        'method.open': ({ method }) => pages.openMethod(String(method)),
        'group.open': ({ group }) => pages.openGroup(String(group)),
        'bonus.open': ({ bonus }) => pages.openBonus(String(bonus)),
        'search.clear': () => methods.search(''),
        'region.choose': ({ country }) => chooseRegion(String(country)),
      },
    }
  },
})
