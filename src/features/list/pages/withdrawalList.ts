import layout from 'virtual:built-in/withdrawal.list'
import { enterList } from '../../../catalog/enterList.ts'
import { definePage } from '../../../pages/Page.ts'
import { methodsScope } from '../../../scopes/methodsScope.ts'
import { regionScope } from '../../../scopes/regionScope.ts'

/** The list of withdrawal methods and groups. */
export const withdrawalList = definePage({
  screen: 'withdrawal.list',
  builtIn: layout,
  needs: [],
  open: ({ core }) => {
    const { methods } = core
    const { pages, chooseRegion } = core.list
    enterList(core)
    return {
      scopes: { methods: methodsScope(core), region: regionScope(core) },
      actions: {
        'method.open': ({ method }) => pages.openMethod(String(method)),
        'group.open': ({ group }) => pages.openGroup(String(group)),
        'search.clear': () => methods.search(''),
        'region.choose': ({ country }) => chooseRegion(String(country)),
      },
    }
  },
})
